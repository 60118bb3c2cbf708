import { toFailure, type Failure, type RejectedLine, type OrderSummary } from "@shop/contract";
import { assign, setup } from "xstate";
import { type CartEvent, type CartInput } from "./cart-events.ts";
import {
  NO_ERROR,
  withoutError,
  clicked,
  confirmedBy,
  hasChanges,
  hasFrozen,
  shortfallIn,
  needsReading,
  NO_CHOICES,
  refused,
  shownLines,
  summarisedChoices,
  summarisedNow,
  takeNext,
  unknownCart,
  type CartAnswer,
  type CartState,
  type Shopper,
  type SummaryRequest,
} from "./cart-state.ts";
import type { Change } from "./changes.ts";
import { noticeKey } from "./notices.ts";
import { MAX_ATTEMPTS, retryDelay } from "./retry-delay.ts";
import { port, watcher } from "@shop/machine-ports";

/** Whether it is the promotion code that the server does not take. */
const isAboutPromotion = (failure: Failure) => failure.id === 422 && failure.field === "promotionCode";

/** Failures that doing the same again cannot mend. */
const FINAL: ReadonlySet<Failure["id"]> = new Set([400, 403, 404, 406, 409, 410, 413, 422]);

/** Whether the dialog says why a choice of the shopper was refused: nothing is tried again for it. */
const isRefusedChoice = ({ tries, dialogError }: CartState) =>
  tries === 0 && dialogError !== null && FINAL.has(dialogError.id);

/** What the cart's chart is written with: everything it may ask, do, judge and wait for, by name. */
export const cartSetup = setup({
  types: {
    context: {} as CartState & { owner: CartInput["owner"] },
    // An input without anything is one too, but the machine would have no other word for what it takes.
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
    input: {} as CartInput,
    events: {} as CartEvent,
    tags: {} as "open" | "busy" | "payable" | "failed",
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    watchCart: watcher("watchCart"),
    getCart: port<CartAnswer, { shopper: Shopper | null }>("getCart"),
    change: port<CartAnswer | undefined, { change: Change | null; account: string | null }>("change"),
    getPaymentCart: port<OrderSummary, SummaryRequest>("getPaymentCart"),
  },
  actions: {
    // What the device keeps is read and written by `provideCart`. The first two are about a guest's lines alone.
    readDevice: () => undefined,
    changeDevice: (_, { change }: { change: Change }) => void change,
    restore: () => undefined,
    notifyOtherTabs: () => undefined,
    forget: assign(({ context }) => ({ ...unknownCart(), isOnline: context.isOnline })),
    takeShopper: assign(({ context }, { shopper }: { shopper: Shopper }) => ({
      ...unknownCart(),
      isOnline: context.isOnline,
      shopper,
    })),
    setAccount: assign({ account: (_, { uid }: { uid: string }) => uid }),
    setCart: assign(({ context }, { output }: { output: CartAnswer | undefined }) =>
      output ? confirmedBy(context, output) : {},
    ),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    enqueue: assign(({ context }, { change }: { change: Change }) => clicked(context, change)),
    dropQueue: assign({ queue: [] }),
    takeNext: assign(({ context }) => takeNext(context)),
    acceptChange: assign(({ context }) => ({
      ...withoutError(context),
      accepted: context.sending,
      sending: null,
    })),
    forgetChange: assign(({ context }) => refused(context)),
    chooseShipping: assign({ shippingOption: (_, { option }: { option: string }) => option }),
    forgetShipping: assign({ shippingOption: null }),
    choosePromotion: assign((_, { code }: { code: string | null }) => ({
      promotionCode: code,
      promotionFailure: null,
    })),
    refusePromotion: assign((_, { error }: { error: unknown }) => ({
      promotionCode: null,
      promotionFailure: toFailure(error),
    })),
    restoreChoices: assign(({ context }) => summarisedChoices(context)),
    forgetChoices: assign({ ...NO_CHOICES, promotionFailure: null }),
    setSummary: assign(({ context }, { output }: { output: OrderSummary }) => ({
      // Why a choice was refused stays beside the summary that came instead, until the shopper has read it.
      ...(isRefusedChoice(context) ? {} : NO_ERROR),
      paymentCart: output,
      summarised: summarisedNow(context),
      minimumWeight: true,
      shortfall: null,
    })),
    dismissNotice: assign(({ context }, { key }: { key: string }) => ({
      notices: context.notices.filter((notice) => noticeKey(notice) !== key),
      dismissed: [...context.dismissed, key],
    })),
    dropSummary: assign({ ...NO_ERROR, paymentCart: null, summarised: null, shortfall: null }),
    setShortfall: assign(({ context }, { error }: { error: unknown }) => ({
      summarised: summarisedNow(context),
      minimumWeight: false,
      shortfall: shortfallIn(toFailure(error)),
    })),
    countFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      // The same trouble is the same object, so that a screen tells it once.
      const isSame = context.dialogError?.id === failure.id;
      return { tries: context.tries + 1, dialogError: isSame ? context.dialogError : failure };
    }),
    clearError: assign(NO_ERROR),
    openDialog: assign({ dialogError: (_, { error }: { error: unknown }) => toFailure(error) }),
    notifyAdded: ({ context: { owner, sending } }) => {
      if (sending?.kind === "add") owner?.send({ type: "cart.lineAdded", item: sending.item });
    },
    notifyKeptOnDevice: ({ context: { owner, shopper } }, { change }: { change: Change }) => {
      if (shopper === "guest" && change.kind === "add")
        owner?.send({ type: "cart.lineAdded", item: change.item });
    },
    notifyMerged: ({ context: { owner, sending } }, { output }: { output: CartAnswer | undefined }) => {
      if (sending?.kind === "merge")
        owner?.send({ type: "cart.merged", rejectedLines: output?.rejectedLines ?? [] });
    },
    notifyRejected: ({ context: { owner } }, { output }: { output: CartAnswer }) => {
      const rejectedLines = output.rejectedLines ?? [];
      if (rejectedLines.length > 0) owner?.send({ type: "cart.linesRejected", rejectedLines });
    },
    notifyRemoved: ({ context }, { id }: { id: string }) => {
      const item = shownLines(context).find((line) => line.id === id);
      if (item) context.owner?.send({ type: "cart.lineRemoved", item });
    },
    notifyEmptied: ({ context }) => {
      const items = shownLines(context);
      if (items.length > 0) context.owner?.send({ type: "cart.emptied", items });
    },
    notifyRefused: ({ context: { owner, sending: change, dialogError: failure } }) => {
      if (!change || !failure) return;
      if (change.kind !== "merge") return owner?.send({ type: "cart.changeRefused", change, failure });
      const rejectedLines = change.items.map(({ id, quantity }): RejectedLine => ({
        id,
        quantity,
        code: failure,
      }));
      owner?.send({ type: "cart.merged", rejectedLines });
    },
    notifyUnauthorised: ({ context }) => context.owner?.send({ type: "cart.unauthorised" }),
  },
  guards: {
    isGuest: ({ context }) => context.shopper === "guest",
    isUnconfirmed: ({ context }) => context.shopper === "account" && context.account === null,
    hasCart: (_, { output }: { output: CartAnswer | undefined }) => output !== undefined,
    hasNoLines: ({ context }) => context.cartProducts.length === 0,
    hasChanges: ({ context }) => hasChanges(context),
    hasIdleClicks: ({ context }) => context.queue.length > 0,
    hasFrozenChange: ({ context }) => hasFrozen(context),
    hasUnsentChange: ({ context }) => context.sending !== null,
    wasNeverRead: ({ context }) => !context.wasRead,
    needsReading: ({ context }) => needsReading(context),
    isUnsettled: ({ context }) => hasChanges(context) || needsReading(context),
    hasNoError: ({ context }) => context.tries === 0,
    isSessionOver: ({ context }) => context.shopper === "account" && context.dialogError?.id === 401,
    isChangeRefused: ({ context: { sending, dialogError } }) =>
      sending !== null && dialogError !== null && FINAL.has(dialogError.id),
    isHopeless: ({ context: { isOnline, tries, dialogError } }) =>
      (dialogError !== null && FINAL.has(dialogError.id)) || (isOnline && tries >= MAX_ATTEMPTS),
    isOffline: ({ context }) => !context.isOnline,
    isUnauthorised: (_, { error }: { error: unknown }) => toFailure(error).id === 401,
    isBelowMinimum: (_, { error }: { error: unknown }) => toFailure(error).id === 406,
    isPromotionRefused: ({ context }, { error }: { error: unknown }) =>
      context.promotionCode !== null && isAboutPromotion(toFailure(error)),
    isPromotionLost: ({ context }, { error }: { error: unknown }) =>
      context.promotionCode !== null &&
      context.promotionCode === context.summarised?.promotionCode &&
      isAboutPromotion(toFailure(error)),
    isFinal: (_, { error }: { error: unknown }) => FINAL.has(toFailure(error).id),
    isCodeInDoubt: ({ context }, { error }: { error: unknown }) =>
      context.promotionCode !== null && toFailure(error).id === 422,
    isShippingRefused: ({ context }, { error }: { error: unknown }) =>
      context.shippingOption !== null && toFailure(error).id === 422,
  },
  delays: {
    // `provideCart` brings the chance that keeps many devices from coming back at once.
    retryDelay: ({ context }) => retryDelay(context.dialogError, context.tries, 1),
  },
});
