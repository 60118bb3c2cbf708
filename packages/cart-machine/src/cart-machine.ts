import { port, watcher } from "@shop/machine-factories";
import { isFinal, toFailure, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import {
  assign,
  enqueueActions,
  raise,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyEventObject,
  type ParameterizedObject,
  type SnapshotFrom,
} from "xstate";
import {
  refusalReport,
  removalReport,
  successReport,
  type CartEvent,
  type CartReport,
  type Choice,
  type Shopper,
} from "./cart-events.ts";
import {
  confirmedBy,
  confirmedLines,
  linesFrom,
  NO_ERROR,
  unknownCart,
  type CartAnswer,
  type CartState,
} from "./cart-state.ts";
import { coalesce, concerns, type Change } from "./changes.ts";
import { joinNotices, noticeKey, noticesOfFailure } from "./notices.ts";
import { outboxMachine, type OutboxReport } from "./outbox-machine.ts";
import { linesWith, NOTHING_UNSENT } from "./outbox-queue.ts";
import {
  isAboutCode,
  dropsChoice,
  isUpdate,
  keepsOldSummary,
  mayRefusedCodeApply,
  NO_SUMMARY,
  shortfallIn,
  summarisedChoices,
  summarisedNow,
  summaryInput,
  withoutChoice,
  type SummaryInput,
} from "./summary-state.ts";

/** After so many failed calls in a row, only the shopper can retry. */
const MAX_ATTEMPTS = 5;

/** The lines to which the outbox applies its changes; null before they are known. */
const knownLines = (state: CartState) => (state.wasRead ? confirmedLines(state) : null);

const needsReading = ({ wasRead, isStale, accepted }: CartState) =>
  !wasRead || isStale || accepted.length > 0;

type Answered = Extract<OutboxReport, { type: "outbox.answered" }>;
type Refused = Extract<OutboxReport, { type: "outbox.refused" }>;

/** When the outbox is flushed next: once the cart is read, or not at all. */
const nextTurn = (isNeeded: boolean) => (isNeeded ? "afterReading" : "none");

/** A response clears the retried failure; any other failure stays until it is dismissed. */
const endRetry = ({ tries }: CartState) => (tries > 0 ? NO_ERROR : {});

/** An action of several steps, under one name: `enqueueActions` cannot infer the types of one with parameters. */
function steps<Params extends ParameterizedObject["params"]>(
  collect: Parameters<
    typeof enqueueActions<
      CartState,
      CartEvent | OutboxReport, // the event that is handled
      Params,
      CartEvent | OutboxReport, // the events that may be raised
      never, // no actor is started
      { type: "changeDevice"; params: Change }, // the named actions that may run
      never, // no guard is checked
      never, // nothing is delayed
      CartReport // what may be emitted
    >
  >[0],
) {
  return enqueueActions(collect);
}

/** Why a call failed, of the cart or of its outbox, as the parameter of an action or a guard. */
function failureParams({ event }: { event: AnyEventObject }): { failure: Failure } {
  return { failure: "failure" in event ? event["failure"] : toFailure(event["error"]) };
}

/**
 * The shopper's cart. An account's clicks go through the outbox; a guest's are stored on the device at once, and raise
 * `outbox.answered`. Reads and summaries of the two differ in the services (`services.ts`) alone. One call is pending at
 * a time, of the cart or of its outbox. Clicks are accepted in every open state, and shown at once.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartState,
    events: {} as CartEvent | OutboxReport,
    emitted: {} as CartReport,
    children: {} as { outbox: "outbox" },
    tags: {} as "open" | "busy" | "payable" | "stopped",
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    watchCart: watcher("watchCart"),
    outbox: outboxMachine,
    readCart: port<CartAnswer, Shopper>("readCart"),
    getPaymentCart: port<OrderSummary, SummaryInput>("getPaymentCart"),
  },
  actions: {
    reset: assign((_, { shopper }: { shopper: Shopper }) => unknownCart(shopper)),
    // `provideCart` (services.ts) implements both: it has the storage of a guest's device.
    readDevice: () => undefined,
    changeDevice: (_, change: Change) => void change,

    // A removal applies to the shown lines: the server's lines with the unsent changes.
    takeChange: steps(({ context, self, enqueue }, change: Change) => {
      const unsent = self.getSnapshot().children.outbox?.getSnapshot().context ?? NOTHING_UNSENT;
      const report = removalReport(change, linesWith(confirmedLines(context), unsent));
      if (report) enqueue.emit(report);
      // A change of a line dismisses its notices.
      enqueue.assign({ notices: context.notices.filter(({ id }) => !concerns(change, id)) });
      if (context.shopper === "account")
        enqueue.sendTo("outbox", { type: "outbox.add", change, lines: knownLines(context) });
      else if (coalesce([change], confirmedLines(context)).length > 0) {
        // A guest's change is stored at once, so it counts as answered.
        enqueue({ type: "changeDevice", params: change });
        enqueue.raise({ type: "outbox.answered", change, answer: undefined, isLast: true });
      }
    }),
    restoreOutbox: sendTo("outbox", (_, { uid }: { uid: string }) => ({ type: "outbox.restore", uid })),
    flushOutbox: sendTo("outbox", ({ context }) => ({ type: "outbox.flush", lines: knownLines(context) })),
    pauseOutbox: sendTo("outbox", { type: "outbox.pause" }),
    // Its answer brings the cart, and a refusal marks it stale again.
    noteStarted: assign({ isStale: false }),
    // Until the cart is read, the outbox waits: it is flushed afterwards.
    noteIdle: assign(({ context }) => ({ outboxTurn: nextTurn(!context.wasRead) })),
    setRestoredLines: assign(({ context }, { items }: { items: CartItem[] }) =>
      context.wasRead ? {} : { ...linesFrom(items), wasRead: true },
    ),
    takeAnswer: steps(({ context, enqueue }, { change, answer, isLast }: Answered) => {
      const isAccount = context.shopper === "account";
      const report = successReport(change, isAccount ? (answer?.rejectedLines ?? []) : undefined);
      if (report) enqueue.emit(report);
      enqueue.assign({
        ...(answer ? confirmedBy(context, answer, change) : { accepted: [...context.accepted, change] }),
        // A guest's change on the device says nothing about the server, so the server's failure stays.
        ...(isAccount ? { outboxTurn: nextTurn(!isLast), ...endRetry(context) } : {}),
      });
    }),
    rollBack: steps(({ context, enqueue }, { change, failure, isLast }: Refused) => {
      enqueue.emit(refusalReport(change, failure));
      enqueue.assign({
        isStale: true,
        outboxTurn: nextTurn(!isLast),
        notices: joinNotices(context.notices, noticesOfFailure(change, failure)),
        ...NO_ERROR,
      });
    }),

    setCart: steps(({ context, enqueue }, { output }: { output: CartAnswer }) => {
      const { rejectedLines = [] } = output;
      if (rejectedLines.length > 0) enqueue.emit({ type: "cart.linesRejected", rejectedLines });
      enqueue.assign({ ...confirmedBy(context, output, null), isStale: false, ...endRetry(context) });
    }),
    markStale: assign({ isStale: true }),
    dismissNotice: assign(({ context: { notices, dismissed } }, { key }: { key: string }) => ({
      notices: notices.filter((notice) => noticeKey(notice) !== key),
      dismissed: [...dismissed, key],
    })),

    choose: assign(({ context }, { shippingOption, promotionCode }: Choice) => ({
      ...(shippingOption === undefined ? {} : { shippingOption }),
      ...(promotionCode === undefined ? {} : { promotionCode, refusedCode: null, promotionFailure: null }),
      ...(context.tries === 0 ? NO_ERROR : {}),
    })),
    // The new lines may satisfy a promotion code that was refused before.
    retryCode: assign(({ context }) =>
      mayRefusedCodeApply(context) ? { promotionCode: context.refusedCode } : {},
    ),
    dropChoice: assign(({ context }, { failure }: { failure: Failure }) => withoutChoice(context, failure)),
    setSummary: assign(({ context }, { output }: { output: OrderSummary }) => ({
      paymentCart: output,
      summarised: summarisedNow(context),
      minimumWeight: true,
      shortfall: null,
      retriedError: null,
      ...(output.promotion ? { refusedCode: null, promotionFailure: null } : {}),
      // The reason of a refused choice stays beside the new summary until the shopper dismisses it.
      ...(context.tries === 0 && context.dialogError && isFinal(context.dialogError) ? {} : NO_ERROR),
    })),
    setShortfall: assign(({ context }, { failure }: { failure: Failure }) => ({
      paymentCart: null,
      summarised: summarisedNow(context),
      minimumWeight: false,
      shortfall: shortfallIn(failure),
      retriedError: null,
      ...NO_ERROR,
    })),
    keepSummary: assign(({ context }, { failure }: { failure: Failure }) => ({
      ...summarisedChoices(context),
      ...(isAboutCode(context, failure)
        ? { refusedCode: context.promotionCode, promotionFailure: failure }
        : { dialogError: failure }),
    })),
    // Without the old summary, and with the cart as it is now.
    startOver: steps(({ context, enqueue }, { failure }: { failure: Failure }) => {
      enqueue.assign({
        ...summarisedChoices(context),
        paymentCart: null,
        summarised: null,
        shortfall: null,
        dialogError: failure,
      });
      enqueue.raise({ type: "cart.refresh" });
    }),
    forgetSummary: assign({ ...NO_SUMMARY, ...NO_ERROR, retriedError: null }),

    noteOnline: assign(({ context }) => ({ isOnline: true, ...endRetry(context) })),
    noteOffline: assign({ isOnline: false, retriedError: null }),
    raiseCartRefresh: raise({ type: "cart.refresh" }),
    // Every failed call raises it, so that one place decides what that means for the cart: `call.failed` in the chart.
    raiseCallFailed: raise(
      (_, { failure }: { failure: Failure }) => ({ type: "call.failed", failure }) as const,
    ),
    recordFailure: assign(({ context }, { failure }: { failure: Failure }) => ({
      outboxTurn: "first" as const,
      tries: context.tries + 1,
      retriedError: null,
      // The same failure is the same object, so that a screen announces it once.
      dialogError: context.dialogError?.id === failure.id ? context.dialogError : failure,
    })),
    clearError: assign(NO_ERROR),
    // Without a network no retry is shown: the screen shows that it is offline.
    noteRetry: assign(({ context: { isOnline, dialogError } }) =>
      isOnline ? { retriedError: dialogError, ...NO_ERROR } : NO_ERROR,
    ),
  },
  guards: {
    maySend: ({ context }) =>
      context.outboxTurn === "first" || (context.outboxTurn === "afterReading" && !needsReading(context)),
    needsReading: ({ context }) => needsReading(context),
    hasNoLines: ({ context }) => context.cartProducts.length === 0,
    isTooLight: (_, { failure }: { failure: Failure }) => failure.id === 406,
    keepsOldSummary: ({ context }, { failure }: { failure: Failure }) => keepsOldSummary(context, failure),
    isUpdateRefused: ({ context }, { failure }: { failure: Failure }) =>
      isUpdate(context) && isFinal(failure),
    dropsChoice: ({ context }, { failure }: { failure: Failure }) => dropsChoice(context, failure),
    isNotRetrying: ({ context }) => context.tries === 0,
    isFinalOrExhausted: ({ context: { isOnline, tries } }, { failure }: { failure: Failure }) =>
      isFinal(failure) || (isOnline && tries + 1 >= MAX_ATTEMPTS),
    isOffline: ({ context }) => !context.isOnline,
  },
  // A placeholder: `provideCart` implements the delay, which is random.
  delays: { retryDelay: 0 },
}).createMachine({
  id: "cart",
  description: "A shopper's cart: changed through its outbox, read, summarised, and tried again.",
  context: () => ({ ...unknownCart("guest"), isOnline: true }),
  initial: "closed",
  on: { "shopper.changed": { target: ".open", actions: { type: "reset", params: ({ event }) => event } } },
  states: {
    closed: {},
    open: {
      tags: "open",
      entry: "readDevice",
      invoke: [
        { id: "outbox", src: "outbox" },
        { id: "watchNetwork", src: "watchNetwork", onError: { description: "The next retry finds out." } },
        { id: "watchCart", src: "watchCart", onError: { description: "The next read finds out." } },
      ],
      initial: "loading",
      on: {
        "account.confirmed": {
          description: "Unsent changes of this account are sent before the cart is read.",
          actions: [{ type: "restoreOutbox", params: ({ event }) => event }, "flushOutbox"],
        },
        "line.*": { actions: { type: "takeChange", params: ({ event }) => event } },
        "lines.add": { actions: { type: "takeChange", params: ({ event }) => event } },
        "cart.clear": { actions: { type: "takeChange", params: ({ event }) => event } },
        "summary.choose": { actions: { type: "choose", params: ({ event }) => event } },
        "notice.dismiss": { actions: { type: "dismissNotice", params: ({ event }) => event } },
        "dialog.dismiss": { guard: "isNotRetrying", actions: "clearError" },
        "network.back": {
          description: "The cart may have changed elsewhere meanwhile.",
          actions: ["noteOnline", "raiseCartRefresh"],
        },
        "network.lost": { actions: "noteOffline" },
        "outbox.restored": {
          description: "The lines to which the unsent changes of an earlier page apply.",
          actions: { type: "setRestoredLines", params: ({ event }) => event },
        },
        "outbox.idle": { actions: "noteIdle" },
        "outbox.started": {
          target: ".sending",
          description: "A pending response would be older than the change, and is dropped.",
          actions: "noteStarted",
        },
        "outbox.answered": {
          target: ".deciding",
          actions: { type: "takeAnswer", params: ({ event }) => event },
        },
        "outbox.refused": {
          target: ".deciding",
          description: "The screen rolls back. The cart may have changed, so it is read again.",
          actions: { type: "rollBack", params: ({ event }) => event },
        },
        "cart.refresh": { target: ".deciding", actions: ["readDevice", "markStale"] },
        "call.failed": [
          { guard: { type: "isFinalOrExhausted", params: failureParams }, target: ".failed.stopped" },
          { guard: "isOffline", target: ".failed.offline" },
          { target: ".failed.waiting" },
        ],
      },
      states: {
        loading: {
          tags: "busy",
          invoke: {
            id: "read",
            src: "readCart",
            input: ({ context }) => context.shopper,
            onDone: {
              target: "deciding",
              actions: [{ type: "setCart", params: ({ event }) => event }, "readDevice"],
            },
            onError: { actions: { type: "raiseCallFailed", params: failureParams } },
          },
          on: {
            "outbox.answered": {
              description: "A guest's change, which is stored already: this read goes on, another follows.",
              actions: { type: "takeAnswer", params: ({ event }) => event },
            },
          },
        },
        deciding: {
          description: "Decides what is next: send, read, summarise.",
          tags: "busy",
          always: [
            { guard: "maySend", target: "sending", actions: "flushOutbox" },
            { guard: "needsReading", target: "loading" },
            { guard: "hasNoLines", target: "empty" },
            { target: "summary", actions: "retryCode" },
          ],
        },
        sending: {
          description: "Until the outbox reports the outcome of its change, or that it has none to send.",
          tags: "busy",
          on: {
            "outbox.idle": { target: "deciding", actions: "noteIdle" },
            "cart.refresh": { description: "The outcome comes first.", actions: "markStale" },
          },
        },
        empty: { entry: "forgetSummary" },
        summary: {
          initial: "updating",
          states: {
            updating: {
              description: "An old summary of the same lines is shown meanwhile.",
              tags: "busy",
              invoke: {
                id: "price",
                src: "getPaymentCart",
                input: ({ context }) => summaryInput(context),
                onDone: { target: "payable", actions: { type: "setSummary", params: ({ event }) => event } },
                onError: [
                  {
                    guard: { type: "isTooLight", params: failureParams },
                    target: "belowMinimum",
                    description: "406: the lines weigh less than the shop sends.",
                    actions: { type: "setShortfall", params: failureParams },
                  },
                  {
                    guard: { type: "keepsOldSummary", params: failureParams },
                    target: "payable",
                    description: "Only a choice is new, and it failed: the old summary and its choices stay.",
                    actions: { type: "keepSummary", params: failureParams },
                  },
                  {
                    guard: { type: "dropsChoice", params: failureParams },
                    target: "updating",
                    reenter: true,
                    description: "422: without a summary to keep, it is requested without the choice.",
                    actions: { type: "dropChoice", params: failureParams },
                  },
                  {
                    guard: { type: "isUpdateRefused", params: failureParams },
                    description:
                      "Only a choice is new, but the old total may be outdated: the cart is read again.",
                    actions: { type: "startOver", params: failureParams },
                  },
                  { actions: { type: "raiseCallFailed", params: failureParams } },
                ],
              },
              on: {
                "summary.choose": {
                  target: "updating",
                  reenter: true,
                  actions: { type: "choose", params: ({ event }) => event },
                },
              },
            },
            payable: {
              description: "A summary of exactly these lines, and no pending call.",
              tags: "payable",
              on: {
                "summary.choose": {
                  target: "updating",
                  actions: { type: "choose", params: ({ event }) => event },
                },
              },
            },
            belowMinimum: { description: "406: the shopper has to add something before they can pay." },
          },
        },
        failed: {
          description: "After any call.failed; clicks wait.",
          entry: [{ type: "recordFailure", params: failureParams }, "pauseOutbox"],
          initial: "waiting",
          on: {
            "cart.retry": { target: "deciding", actions: "noteRetry" },
            "outbox.answered": { actions: { type: "takeAnswer", params: ({ event }) => event } },
          },
          states: {
            waiting: {
              description: "A temporary failure: the retry is automatic.",
              after: { retryDelay: "#cart.open.deciding" },
            },
            offline: { description: "No automatic retry before the network is back." },
            stopped: { description: "No automatic retry.", tags: "stopped" },
          },
        },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
