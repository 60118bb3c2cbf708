import type { AuthAccount } from "@shop/session-machine";
import type { AccountServices } from "./account-services.ts";
import type { Person } from "./security-form-machine.ts";
import type { SecurityRef } from "./security-ref.ts";

/** What every part of the security section is given. */
export type SecurityPart = {
  authAccount: AuthAccount;
  /** Who the shopper is, for what neither a new password nor a new e-mail may be. */
  person: Person;
  security: SecurityRef;
  services: AccountServices;
};
