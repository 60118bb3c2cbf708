import type { Attempts } from "./attempts.ts";
import type { CustomTokens } from "./custom-tokens.ts";
import type { Messages } from "./messages.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import type { Users } from "./users.ts";

/** What the methods of the protocol work with. */
export interface Services {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly messages: Messages;
  readonly customTokens: CustomTokens;
  /** Before anything is written: waits for other programs, see `wait-for-lock.ts`. */
  readonly waitForLock: () => Promise<void>;
  readonly projectId: string;
  /** Clock in ms. */
  readonly now: () => number;
}
