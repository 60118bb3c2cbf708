import type { HandlerDeps, Handlers } from "../call/handler.ts";

/** Messages to the shop, which need no account. */
export function contactHandlers({ store, now, newId }: HandlerDeps): Handlers<"httpContactServices"> {
  return {
    sendMessage: async ({ name, email, message }) => {
      const id = newId();
      const receivedAt = now().toISOString();
      await store.transaction(async (tx) => tx.create("messages", id, { name, email, message, receivedAt }));
      return {};
    },
  };
}
