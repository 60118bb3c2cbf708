import type { Shop } from "@shop/commerce";
import type { HandlerDeps } from "../call/handler.ts";
import type { CodeSender } from "./request-sign-in-code.ts";

/**
 * Leaves the mail with a code to Firebase's extension "Trigger Email from Firestore", which sends what is written to
 * its collection.
 */
export function queueMail({
  store,
  shop,
  now,
  newId,
}: Pick<HandlerDeps, "store" | "now" | "newId"> & {
  shop: Pick<Shop, "name">;
}): CodeSender["sendSignInCode"] {
  return async ({ email, code }) => {
    const message = {
      subject: `Tu código de ${shop.name}: ${code}`,
      text: `Escribe ${code} en la tienda para continuar. Sirve diez minutos. No lo compartas con nadie.`,
    };
    await store.transaction(async (tx) =>
      tx.create("mail", newId(), { to: email, at: now().toISOString(), message }),
    );
  };
}
