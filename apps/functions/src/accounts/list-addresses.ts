import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { NEW_ACCOUNT } from "./account-doc.ts";
import { addressBookOf } from "./address-book-of.ts";

/** The address book. */
export function listAddresses({ store }: HandlerDeps): Handler<"httpAccountServices", "listAddresses"> {
  return async (_, caller) => addressBookOf((await store.get("accounts", accountOf(caller))) ?? NEW_ACCOUNT);
}
