import type { Shop } from "@shop/commerce";
import { FailureError, type ShopMessage } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import { pageOf } from "../documents/page-of.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";

/**
 * What was written to the shop, newest first.
 * @throws FailureError 422 for a cursor that is no message
 */
export function listMessages({ store }: HandlerDeps): StaffHandler<"listMessages"> {
  return async ({ cursor }) => {
    const newest = { collection: "messages", orderBy: { field: "receivedAt", direction: "desc" } } as const;
    const { page, ...next } = await pageOf(store, newest, { cursor });
    return { messages: page.map(({ id, doc }) => ({ ...doc, id })), ...next };
  };
}

/**
 * Answers a message by mail, once: the stored answer, the mail and the entry in the log are one transaction.
 * @throws FailureError 404
 */
export function answerMessage({ store, shop, now, newId }: HandlerDeps): StaffHandler<"answerMessage"> {
  return async ({ id, text }, staff) =>
    store.transaction(async (tx) => {
      const message = await tx.get("messages", id);
      if (!message) throw new FailureError({ id: 404 });
      // One's own answer again, as its response was lost: it is sent. Another text: somebody was faster, and it is not.
      if (message.answer) {
        const isSent = message.answer.by === staff.email && message.answer.text === text;
        return { message: { ...message, id }, isSent };
      }
      const at = now().toISOString();
      const answered = { ...message, answer: { text, at, by: staff.email } };
      tx.set("messages", id, answered);
      tx.create("mail", newId(), { to: message.email, at, message: mailOf(answered, shop) });
      logChange(tx, newId(), staff, { at, method: "answerMessage", subject: message.email });
      return { message: { ...answered, id }, isSent: true };
    });
}

/** The answer, and below it what it answers, as mail programs quote. */
function mailOf(
  { name, message, answer }: Omit<ShopMessage, "id">,
  shop: Pick<Shop, "name">,
): { subject: string; text: string } {
  const quoted = message.replaceAll(/^|\r\n?|\n/g, (end) => `${end && "\n"}> `);
  return {
    subject: `Respuesta de ${shop.name} a tu mensaje`,
    text: `Hola, ${name}:\n\n${answer?.text ?? ""}\n\n${shop.name}\n\nNos escribiste:\n${quoted}\n`,
  };
}
