import type { DatabaseSync } from "node:sqlite";
import type { RequestHandler, Router } from "express";
import { canonicalEmail, MIN_PASSWORD_LENGTH } from "./protocol/fields.ts";
import type { Messages } from "./store/messages.ts";
import { createAdminMethods, createMethods } from "./methods/index.ts";
import { actionRoutes } from "./pages/action-routes.ts";
import { pickerRoutes } from "./pages/picker-routes.ts";
import { mailboxRoutes } from "./pages/mailbox-page.ts";
import { createSendPage, DEFAULT_FRAME, type PageFrame } from "./pages/page.ts";
import type { PageOptions, PagePaths, SampleAccounts } from "./pages/page-options.ts";
import { SAFE_COST, type ScryptCost } from "./services/passwords.ts";
import { requireGenuineToken } from "./tokens/require-genuine-token.ts";
import { createRouter } from "./http/router.ts";
import { newSecret } from "./protocol/secret.ts";
import { createServices } from "./services/services.ts";
import { sentCodes } from "./services/sent-codes.ts";
import { openTables } from "./store/tables.ts";
import { createTexts } from "./pages/texts.ts";
import type { Users } from "./store/users.ts";

export interface AuthEmulatorOptions {
  /** Opened by the caller, who also closes it. The tables are made when missing; all begin with `identity_`. */
  readonly database: DatabaseSync;
  readonly projectId: string;
  /** Clock in ms. */
  readonly now?: () => number;
  /** The frame of its pages. */
  readonly frame?: PageFrame;
  /** As the mails bear it. Without one, they say "la tienda". */
  readonly shopName?: string;
  /** IANA time zone of the mailbox. By default, that of this machine. */
  readonly timeZone?: string;
  readonly paths?: Partial<PagePaths>;
  /** The accounts that the account picker offers. None by default: the user types one. */
  readonly sampleAccounts?: SampleAccounts;
  /** The minimum on the page of a password reset, if the app requires more than the protocol. */
  readonly minPasswordLength?: number;
  /** HTML below the mailbox. */
  readonly belowMailbox?: () => string | Promise<string>;
  /** Of new password records. Only tests should use less. */
  readonly passwordCost?: ScryptCost;
}

export interface AuthEmulator {
  /** The REST protocol and the pages, for the root of the server. Other requests pass on. */
  readonly router: Router;
  /** Middleware for handlers that trust ID tokens: refuses tokens that are not ours or no longer valid. */
  readonly requireGenuineToken: RequestHandler;
  /** The value of `FIREBASE_AUTH_EMULATOR_HOST` for a server that listens on this `host:port`. */
  readonly adminHost: (address: string) => string;
  /**
   * A custom token for a user who has proved to the server that an address is theirs: into a new account if need be. An
   * unverified account of that address is removed, and a new one is created.
   */
  readonly createEmailToken: (email: string) => string;
  /** A custom token into an account that the server knows. @throws Error where there is no such account */
  readonly createToken: (uid: string) => string;
  /** The uid of the account that `createEmailToken` would remove, so that the server can remove its own data, too. */
  readonly findUnverified: (email: string) => string | undefined;
  /** Puts a code that the server itself sends into the mailbox. `expiresAt` in ms. */
  readonly sendEmailCode: Messages["sendEmailCode"];
  /** Administration. What changes a user answers whether there was one. */
  readonly users: Pick<Users, "findByEmail" | "listClaimants" | "claim" | "disable" | "revoke" | "remove">;
}

const DEFAULT_PATHS: PagePaths = { mailbox: "/emulator/mailbox", picker: "/emulator/accounts" };
const NO_ACCOUNTS: SampleAccounts = { "google.com": [], "facebook.com": [] };

/**
 * An emulator for Firebase Authentication, for one machine: the part of its protocol that the README lists. Users,
 * sessions and keys live in the database and survive a killed process.
 */
export function createAuthEmulator({
  database,
  projectId,
  now = Date.now,
  frame = DEFAULT_FRAME,
  shopName = "la tienda",
  timeZone,
  paths,
  sampleAccounts = NO_ACCOUNTS,
  minPasswordLength = MIN_PASSWORD_LENGTH,
  belowMailbox = () => "",
  passwordCost = SAFE_COST,
}: AuthEmulatorOptions): AuthEmulator {
  openTables(database);
  const services = createServices({ database, projectId, now, passwordCost });
  const { users, messages, customTokens } = services;
  const pages: PageOptions = {
    sendPage: createSendPage(frame),
    frame,
    texts: createTexts(shopName),
    timeZone,
    paths: { ...DEFAULT_PATHS, ...paths },
    sampleAccounts,
    minPasswordLength,
  };
  const adminSecret = newSecret();

  return {
    router: createRouter({
      projectId,
      methods: createMethods(services),
      adminMethods: createAdminMethods(services),
      adminSecret,
      others: [
        sentCodes(services, frame.lang),
        actionRoutes(services, pages),
        mailboxRoutes(services, pages, belowMailbox),
        pickerRoutes(pages),
      ],
    }),
    requireGenuineToken: requireGenuineToken(services.sessions),
    // The admin SDK puts the host as text in front of the path, so it can contain the secret.
    adminHost: (address) => `${address}/${adminSecret}`,
    createEmailToken: (address) => {
      const email = canonicalEmail(address);
      const known = messages.claimAccount(email);
      if (known?.emailVerified === false) users.remove(known.uid);
      const user = known?.emailVerified ? known : users.add({ email, emailVerified: true });
      return customTokens.issue(user);
    },
    createToken: (uid) => {
      const user = users.find(uid);
      if (!user) throw new Error("there is no such account");
      return customTokens.issue(user);
    },
    findUnverified: (address) => {
      const known = users.findByEmail(canonicalEmail(address));
      return known?.emailVerified === false ? known.uid : undefined;
    },
    sendEmailCode: messages.sendEmailCode,
    users,
  };
}
