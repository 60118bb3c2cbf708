import type { Attempts } from "./attempts.ts";
import type { CustomTokens } from "./custom-tokens.ts";
import type { MailCodes } from "./mail-codes.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import type { SmsCodes } from "./sms-codes.ts";
import type { TestPeople } from "./test-people.ts";
import type { Users } from "./users.ts";

/** What the methods of the protocol work with. */
export interface Services {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly mailCodes: MailCodes;
  readonly smsCodes: SmsCodes;
  readonly customTokens: CustomTokens;
  readonly mailbox: Mailbox;
  readonly testPeople: TestPeople;
  /** Before anything is written: waits for other programs, see `wait-for-lock.ts`. */
  readonly waitForLock: () => Promise<void>;
  readonly projectId: string;
  /** Clock in ms. */
  readonly now: () => number;
}
