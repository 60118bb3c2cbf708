import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { accountTransaction } from "./account-transaction.ts";
import { NEW_ACCOUNT } from "./account-doc.ts";
import { profileOf } from "./profile-of.ts";

/** Replaces the profile, and leaves the address book alone. */
export function saveProfile({ store }: HandlerDeps): Handler<"httpAccountServices", "saveProfile"> {
  return async ({ name, phone }, caller) => {
    const accountId = accountOf(caller);
    return accountTransaction(store, accountId, async (tx) => {
      const { phone: _, ...account } = (await tx.get("accounts", accountId)) ?? NEW_ACCOUNT;
      const saved = { ...account, name, ...(phone !== undefined && { phone }) };
      tx.set("accounts", accountId, saved);
      return { profile: profileOf(saved) };
    });
  };
}
