import type { Handler, HandlerDeps } from "../call/handler.ts";

/** Keeps a message for the shop; anybody may leave one. */
export function sendMessage({
  store,
  now,
  newId,
}: HandlerDeps): Handler<"httpContactServices", "sendMessage"> {
  return async ({ name, email, message }) => {
    const id = newId();
    const receivedAt = now().toISOString();
    await store.transaction(async (tx) => tx.create("messages", id, { name, email, message, receivedAt }));
    return {};
  };
}
