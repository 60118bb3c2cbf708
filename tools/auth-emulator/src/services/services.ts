import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { createAttempts } from "../store/attempts.ts";
import { createCustomTokens } from "../tokens/custom-tokens.ts";
import { createIdTokens } from "../tokens/id-tokens.ts";
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

/**
 * The random key of that name, created on the first call. It is stored with the users, so that signatures stay valid
 * after a restart.
 */
function loadKey(database: DatabaseSync, name: string): Buffer {
  database
    .prepare("INSERT INTO identity_keys (name, key) VALUES (?, ?) ON CONFLICT DO NOTHING")
    .run(name, randomBytes(32));
  const row = database.prepare("SELECT key FROM identity_keys WHERE name = ?").get(name);
  // STRICT table: the key is a blob.
  return Buffer.from(row?.["key"] as Uint8Array);
}
