import { setup } from "xstate";
import type { AnswerReport } from "../../../worker/messages.ts";
import { watcher } from "@shop/machine-factories";

/** Whether the catalogue that is shown is the server's or cached, and whether the notice of that was dismissed (`read`). */
export const offlineCopyMachine = setup({
  types: {
    events: {} as AnswerReport | { type: "offlineCopy.dismiss" },
    tags: {} as "unread",
  },
  actors: { watchAnswers: watcher("watchAnswers") },
}).createMachine({
  id: "offlineCopy",
  invoke: {
    id: "watchAnswers",
    src: "watchAnswers",
    onError: { description: "Without reports, the catalogue counts as the server's." },
  },
  initial: "fresh",
  states: {
    fresh: { on: { "answer.cached": "cached" } },
    cached: { tags: "unread", on: { "answer.fresh": "fresh", "offlineCopy.dismiss": "read" } },
    read: {
      description: "The shopper is notified again only after the network was back.",
      on: { "answer.fresh": "fresh" },
    },
  },
});
