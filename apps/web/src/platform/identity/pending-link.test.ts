import type { User } from "firebase/auth";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPendingLink } from "./pending-link.ts";

const MINUTE = 60 * 1000;
const ANA = userOf("ana@correo.example");

beforeEach(() => {
  vi.useFakeTimers();
});

/** A user of whom only the e-mail is read. */
function userOf(email: string | null): User {
  return { email } as User;
}

/** A sign-in method that waits for the account of an e-mail, and every user that it was linked to. */
function waitingFor(email: string) {
  const linkedTo: User[] = [];
  const pending = createPendingLink();
  pending.set({ method: "google", email, link: async (user) => void linkedTo.push(user) });
  return { pending, linkedTo };
}

describe("a way that waits", () => {
  it.each([null, "beto@correo.example", "xana@correo.example"])(
    "is dropped when the account of %s signs in",
    async (email) => {
      const { pending, linkedTo } = waitingFor("ana@correo.example");
      expect(await pending.linkTo(userOf(email))).toBeUndefined();
      expect(await pending.linkTo(ANA)).toBeUndefined();
      expect(linkedTo).toEqual([]);
    },
  );

  it("waits for ten minutes and no longer", async () => {
    const { pending } = waitingFor("ana@correo.example");
    vi.advanceTimersByTime(10 * MINUTE - 1);
    expect(await pending.linkTo(ANA)).toBe("google");
    const { pending: later } = waitingFor("ana@correo.example");
    vi.advanceTimersByTime(10 * MINUTE);
    expect(await later.linkTo(ANA)).toBeUndefined();
  });

  it("gives place to the next one, which has ten minutes of its own", async () => {
    const { pending, linkedTo } = waitingFor("ana@correo.example");
    vi.advanceTimersByTime(9 * MINUTE);
    pending.set({ method: "facebook", email: "ana@correo.example", link: async () => undefined });
    vi.advanceTimersByTime(9 * MINUTE);
    expect(await pending.linkTo(ANA)).toBe("facebook");
    expect(linkedTo).toEqual([]);
  });

  it("leaves no timer behind once it is dropped", () => {
    const { pending } = waitingFor("ana@correo.example");
    pending.drop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
