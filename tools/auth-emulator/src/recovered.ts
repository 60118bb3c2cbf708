import type { UserChanges } from "./users.ts";

/**
 * What an account is given when its owner comes back by mail: no session, and no other sign-in method, since
 * somebody else may have linked it. The email is verified, for it was just read.
 */
export const RECOVERED = {
  emailVerified: true,
  phone: null,
  providers: [],
  endsSessions: true,
} satisfies UserChanges;
