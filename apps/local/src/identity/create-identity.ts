import type { DatabaseSync } from "node:sqlite";
import type { RequestHandler, Router } from "express";
import { createAdminGate } from "./require-admin.ts";
import { createAttempts } from "./attempts.ts";
import { createIdTokens } from "./id-tokens.ts";
import { loadKey } from "./keys.ts";
import { createMailCodes } from "./mail-codes.ts";
import { createAdminMethods, createMethods } from "./methods/index.ts";
import { createMailbox } from "./mailbox.ts";
import { actionRoutes } from "./pages/action-routes.ts";
import { pickerRoutes } from "./pages/picker-routes.ts";
import type { PageOptions } from "./pages/mailbox-page.ts";
import { mailboxRoutes } from "./pages/mailbox-routes.ts";
import { createPasswords, SAFE_COST, type ScryptCost } from "./passwords.ts";
import { requireGenuineToken } from "./require-genuine-token.ts";
import { createRouter } from "./router.ts";
import type { Services } from "./services.ts";
import { sentCodes } from "./sent-codes.ts";
import { createSessions } from "./sessions.ts";
import { createSmsCodes } from "./sms-codes.ts";
import { openTables } from "./tables.ts";
import { createTestPeople } from "./test-people.ts";
import { createUsers, type Users } from "./users.ts";

export interface IdentityOptions {
  /** Opened by the caller, who also closes it. The tables are made when missing. */
  readonly database: DatabaseSync;
  readonly projectId: string;
  /** Clock in ms. */
  readonly now?: () => number;
  /** The name that mails bear, and the language of their dates. */
  readonly shop?: PageOptions;
  /** HTML of what else the page of the mailbox shows. */
  readonly belowMailbox?: () => string;
  /** Of new password records. Only a test has a reason to take less. */
  readonly passwordCost?: ScryptCost;
}

export interface Identity {
  /** The REST protocol, for the root of the server. */
  readonly router: Router;
  /** For everything below /api: refuses a token that we did not issue or no longer honour. */
  readonly requireGenuineToken: RequestHandler;
  /** The value of `FIREBASE_AUTH_EMULATOR_HOST` for a server that listens on this `host:port`. */
  adminHost(address: string): string;
  /** Administration. Each answers whether there was such a user. */
  readonly users: Pick<Users, "disable" | "revoke" | "remove">;
}

/**
 * The local emulator for Firebase Authentication: the part of its protocol that our flows use, for one
 * machine. Users, sessions and keys live in the database and survive a killed process.
 */
export function createIdentity({
  database,
  projectId,
  now = Date.now,
  shop = { shopName: "la tienda", locale: "es-MX" },
  belowMailbox = () => "",
  passwordCost = SAFE_COST,
}: IdentityOptions): Identity {
  openTables(database);
  const users = createUsers(database, now);
  const idTokens = createIdTokens({ key: loadKey(database, "id-tokens"), projectId, now });
  const sessions = createSessions(database, users, idTokens, now);
  const attempts = createAttempts({ database, key: loadKey(database, "attempts"), now });
  const passwords = createPasswords(passwordCost);
  const services: Services = {
    users,
    sessions,
    attempts,
    passwords,
    mailCodes: createMailCodes(database, users, now),
    smsCodes: createSmsCodes({ database, key: loadKey(database, "sms-codes"), now }),
    mailbox: createMailbox(database, now),
    testPeople: createTestPeople(database, now),
    projectId,
    now,
  };
  const gate = createAdminGate();

  return {
    router: createRouter({
      projectId,
      methods: createMethods(services),
      adminMethods: createAdminMethods(services),
      gate,
      others: [
        sentCodes(services),
        actionRoutes(services),
        mailboxRoutes(services, shop, belowMailbox),
        pickerRoutes(services),
      ],
    }),
    requireGenuineToken: requireGenuineToken(sessions),
    adminHost: (address) => gate.hostFor(address),
    users: {
      disable: (uid) => users.disable(uid),
      revoke: (uid) => users.revoke(uid),
      remove: (uid) => users.remove(uid),
    },
  };
}
