import type { SocialProvider } from "@shop/session-machine";
import type { User } from "firebase/auth";

/** How long a sign-in method waits to be linked, in ms. */
const MAX_AGE = 10 * 60 * 1000;

/** A sign-in method whose e-mail already has an account with another sign-in method. */
export type WaitingMethod = { method: SocialProvider; email: string; link: (user: User) => Promise<unknown> };

/**
 * Holds the sign-in method that waits to be linked, in memory only: until the shopper signs in to its account or links
 * another one, for at most ten minutes.
 */
export function createPendingLink() {
  let waiting: WaitingMethod | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    waiting = undefined;
    clearTimeout(timer);
  };
  return {
    set: (method: WaitingMethod) => {
      drop();
      waiting = method;
      timer = setTimeout(drop, MAX_AGE);
    },
    drop,
    /**
     * Links the waiting method to the account that has just signed in, if it has the same e-mail. The sign-in succeeds
     * even if that fails.
     * @returns the method that was linked
     */
    linkTo: async (user: User): Promise<SocialProvider | undefined> => {
      const candidate = waiting;
      drop();
      if (!candidate || !isSameAddress(candidate.email, user.email)) return undefined;
      try {
        await candidate.link(user);
        return candidate.method;
      } catch {
        return undefined; // the shopper can link it from their account
      }
    },
  };
}

export type PendingLink = ReturnType<typeof createPendingLink>;

function isSameAddress(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
