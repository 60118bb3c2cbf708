import { setup } from "xstate";
import type { AnswerReport } from "../../../worker/messages.ts";
import { watcher } from "@shop/machine-factories";

/** Whether what the shop shows comes from the server, or is what this device has seen before. */
export const offlineCopyMachine = setup({
  types: {
    events: {} as AnswerReport | { type: "offlineCopy.dismiss" },
    tags: {} as "unread",
  },
  actors: { watchAnswers: watcher("watchAnswers") },
}).createMachine({
  id: "offlineCopy",
  description: "The worker answers from memory when the network is gone, and says so.",
  invoke: {
    id: "watchAnswers",
    src: "watchAnswers",
    onError: { description: "This browser has no worker: every answer is the server's." },
  },
  initial: "fresh",
  states: {
    fresh: {
      description: "The server answers.",
      on: {
        "answer.cached": {
          target: "cached",
          description: "What is shown was seen before: it may be out of date.",
        },
      },
    },
    cached: {
      description: "The shopper is told that the shop shows what they saw last.",
      tags: "unread",
      on: {
        "answer.fresh": { target: "fresh", description: "The network is back." },
        "offlineCopy.dismiss": { target: "read", description: "The shopper knows." },
      },
    },
    read: {
      description: "The shopper knows, and is told again only after the network has been there.",
      on: { "answer.fresh": { target: "fresh", description: "The network is back." } },
    },
  },
});
