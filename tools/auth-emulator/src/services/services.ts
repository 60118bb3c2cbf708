import type { DatabaseSync } from "node:sqlite";
import { createAttempts } from "../store/attempts.ts";
import { createCustomTokens } from "../tokens/custom-tokens.ts";
import { createIdTokens } from "../tokens/id-tokens.ts";
import { loadKey } from "../store/keys.ts";
import { createMessages } from "../store/messages.ts";
import { createPasswords, type ScryptCost } from "./passwords.ts";
import { createSessions } from "../tokens/sessions.ts";
import { createUsers } from "../store/users.ts";
import { waitForLock } from "../store/wait-for-lock.ts";

/** What the methods of the protocol work with. */
export type Services = ReturnType<typeof createServices>;

/** @param options.now clock in ms */
export function createServices(options: {
  database: DatabaseSync;
  projectId: string;
  now: () => number;
  passwordCost: ScryptCost;
}) {
  const { database, projectId, now, passwordCost } = options;
  const users = createUsers(database, now);
  const idTokens = createIdTokens({ key: loadKey(database, "id-tokens"), projectId, now });
  return {
    projectId,
    users,
    sessions: createSessions(database, users, idTokens, now),
    attempts: createAttempts(database, now),
    passwords: createPasswords(passwordCost),
    messages: createMessages(database, users, now),
    customTokens: createCustomTokens({ key: loadKey(database, "custom-tokens"), now }),
    /** Before anything is written: waits for other programs. */
    waitForLock: () => waitForLock(database),
  };
}
