import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { NEW_ACCOUNT } from "./account-doc.ts";
import { profileOf } from "./profile-of.ts";

/** Who the shopper is to the shop. */
export function getProfile({ store }: HandlerDeps): Handler<"httpAccountServices", "getProfile"> {
  return async (_, caller) => {
    const account = await store.get("accounts", accountOf(caller));
    return { profile: profileOf(account ?? NEW_ACCOUNT) };
  };
}
