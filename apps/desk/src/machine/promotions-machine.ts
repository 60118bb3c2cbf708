import { toFailure, type Failure, type ListedPromotion } from "@shop/contract";
import type { CallDesk } from "@shop/fulfilment-machine";
import { forwardEmitted, port, type FormReport } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { promotionFormMachine } from "./promotion-form-machine.ts";

type PromotionsContext = {
  promotions: ListedPromotion[];
  failure: Failure | null;
  /** The promotion that is about to be ended. */
  code: string | null;
  /** Why it was not ended. */
  endFailure: Failure | null;
  /** What was done last. */
  outcome: { code: string; deed: "added" | "ended" } | null;
};

/** The promotions of the shop, a new one, and the end of one. */
export const promotionsMachine = setup({
  types: {
    context: {} as PromotionsContext,
    events: {} as
      | { type: "promotions.retry" }
      | { type: "promotion.add" }
      | { type: "promotion.end"; code: string }
      | { type: "ending.confirm" }
      | { type: "ending.drop" }
      | FormReport<ListedPromotion>,
    tags: {} as "loading" | "ending",
    children: {} as { promotionForm: "promotionForm"; formEvents: "forwardEmitted" },
  },
  actors: {
    listPromotions: port<ListedPromotion[]>("listPromotions"),
    endPromotion: port<ListedPromotion, { code: string }>("endPromotion"),
    promotionForm: promotionFormMachine,
    forwardEmitted,
  },
  actions: {
    setPromotions: assign((_, { output }: { output: ListedPromotion[] }) => ({
      promotions: output,
      failure: null,
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetOutcome: assign({ outcome: null }),
    setAdded: assign(({ context }, { output }: { output: ListedPromotion }) => ({
      promotions: [output, ...context.promotions.filter(({ code }) => code !== output.code)],
      outcome: { code: output.code, deed: "added" as const },
    })),
    open: assign((_, { code }: { code: string }) => ({ code, endFailure: null, outcome: null })),
    close: assign({ code: null, endFailure: null }),
    setEnded: assign(({ context }, { output }: { output: ListedPromotion }) => ({
      promotions: context.promotions.map((each) => (each.code === output.code ? output : each)),
      outcome: { code: output.code, deed: "ended" as const },
    })),
    setEndFailure: assign({ endFailure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: "promotions",
  description: "The promotions of the shop, a new one, and the end of one.",
  context: { promotions: [], failure: null, code: null, endFailure: null, outcome: null },
  initial: "loading",
  states: {
    loading: {
      tags: "loading",
      invoke: {
        id: "listPromotions",
        src: "listPromotions",
        onDone: { target: "ready", actions: { type: "setPromotions", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    failed: { on: { "promotions.retry": { target: "loading" } } },
    ready: {
      on: {
        "promotion.add": { target: "adding", actions: "forgetOutcome" },
        "promotion.end": { target: "confirming", actions: { type: "open", params: ({ event }) => event } },
      },
    },
    adding: {
      invoke: [
        { id: "formEvents", src: "forwardEmitted", input: ["promotionForm"] },
        {
          id: "promotionForm",
          src: "promotionForm",
          systemId: "promotionForm",
          onError: { target: "ready" },
        },
      ],
      on: {
        "form.done": { target: "ready", actions: { type: "setAdded", params: ({ event }) => event } },
        "form.closed": { target: "ready" },
      },
    },
    confirming: {
      description: "An end is for good.",
      on: {
        "ending.confirm": { target: "ending" },
        "ending.drop": { target: "ready", actions: "close" },
      },
    },
    ending: {
      tags: "ending",
      invoke: {
        id: "endPromotion",
        src: "endPromotion",
        input: ({ context }) => ({ code: context.code ?? "" }),
        onDone: { target: "ready", actions: [{ type: "setEnded", params: ({ event }) => event }, "close"] },
        onError: { target: "confirming", actions: { type: "setEndFailure", params: ({ event }) => event } },
      },
    },
  },
});

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;

/** The machine of the promotions, with its calls. */
export function providePromotions(callDesk: CallDesk) {
  return promotionsMachine.provide({
    actors: {
      listPromotions: fromPromise(async () => (await callDesk("listPromotions", {})).promotions),
      endPromotion: fromPromise(({ input }) => callDesk("endPromotion", input)),
      promotionForm: promotionFormMachine.provide({
        actors: { submit: fromPromise(({ input }) => callDesk("addPromotion", input)) },
      }),
    },
  });
}
