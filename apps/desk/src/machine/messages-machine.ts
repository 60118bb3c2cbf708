import { toFailure, type Failure, type ShopMessage } from "@shop/contract";
import type { CallDesk, DeskOutput } from "@shop/fulfilment-machine";
import { port } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

type MessagePage = DeskOutput<"listMessages">;
type Answered = DeskOutput<"answerMessage">;
type Answer = { id: string; text: string };

type MessagesContext = {
  messages: ShopMessage[];
  nextCursor: string | null;
  failure: Failure | null;
  /** The message that is being answered. */
  openId: string | null;
  /** Why the answer was not sent. */
  sendFailure: Failure | null;
  /** What became of the last answer: it was sent, or there was one already. */
  outcome: { id: string; isSent: boolean } | null;
};

/** What shoppers wrote, newest first, page after page, and the answer that is being written to one of them. */
export const messagesMachine = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as
      | { type: "messages.more" }
      | { type: "answer.open"; id: string }
      | { type: "answer.cancel" }
      | { type: "answer.send"; text: string },
    tags: {} as "loading" | "sending",
  },
  actors: {
    listMessages: port<MessagePage, { cursor: string | null }>("listMessages"),
    answerMessage: port<Answered, Answer>("answerMessage"),
  },
  actions: {
    addPage: assign(({ context }, { output }: { output: MessagePage }) => ({
      messages: [...context.messages, ...output.messages],
      nextCursor: output.nextCursor ?? null,
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    open: assign((_, { id }: { id: string }) => ({ openId: id, sendFailure: null, outcome: null })),
    close: assign({ openId: null, sendFailure: null }),
    setAnswered: assign(({ context }, { output: { message, isSent } }: { output: Answered }) => ({
      messages: context.messages.map((each) => (each.id === message.id ? message : each)),
      outcome: { id: message.id, isSent },
    })),
    setSendFailure: assign({ sendFailure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetSendFailure: assign({ sendFailure: null }),
  },
  guards: { hasMore: ({ context }) => context.nextCursor !== null },
}).createMachine({
  id: "messages",
  description: "What shoppers wrote, and the answer to one of them.",
  context: { messages: [], nextCursor: null, failure: null, openId: null, sendFailure: null, outcome: null },
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      states: {
        loading: {
          description: "The newest messages, or older ones while the newer ones stay.",
          tags: "loading",
          invoke: {
            id: "listMessages",
            src: "listMessages",
            input: ({ context }) => ({ cursor: context.nextCursor }),
            onDone: { target: "ready", actions: { type: "addPage", params: ({ event }) => event } },
            onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
          },
        },
        ready: { on: { "messages.more": { guard: "hasMore", target: "loading" } } },
        failed: { on: { "messages.more": { target: "loading", actions: "forgetFailure" } } },
      },
    },
    answer: {
      initial: "none",
      states: {
        none: {
          on: {
            "answer.open": { target: "writing", actions: { type: "open", params: ({ event }) => event } },
          },
        },
        writing: {
          description: "Of one message at a time: another one would take the text away.",
          on: {
            "answer.cancel": { target: "none", actions: "close" },
            "answer.send": { target: "sending", actions: "forgetSendFailure" },
          },
        },
        sending: {
          tags: "sending",
          invoke: {
            id: "answerMessage",
            src: "answerMessage",
            input: ({ context, event }) => ({
              id: context.openId ?? "",
              text: event.type === "answer.send" ? event.text : "", // the only event that leads here
            }),
            onDone: {
              target: "none",
              actions: [{ type: "setAnswered", params: ({ event }) => event }, "close"],
            },
            onError: { target: "writing", actions: { type: "setSendFailure", params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type MessagesRef = ActorRefFrom<typeof messagesMachine>;

/** The machine of the messages, with its calls. */
export function provideMessages(callDesk: CallDesk) {
  return messagesMachine.provide({
    actors: {
      listMessages: fromPromise(({ input: { cursor } }) =>
        callDesk("listMessages", cursor === null ? {} : { cursor }),
      ),
      answerMessage: fromPromise(({ input }) => callDesk("answerMessage", input)),
    },
  });
}
