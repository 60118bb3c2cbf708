import type { Failure, ListedPromotion } from "@shop/contract";
import type { DeskInput } from "@shop/fulfilment-machine";
import { createFormMachine, port } from "@shop/machine-factories";
import type { ActorRefFrom } from "xstate";
import { invalidFields } from "./invalid-fields.ts";
import { amountIn, wholeNumberIn } from "./typed-numbers.ts";

const FIELDS = ["code", "kind", "percentage", "amount", "minimum", "from", "to", "oncePerAccount"] as const;
type PromotionField = (typeof FIELDS)[number];
/** As typed, amounts in the shop's currency. What is not of the kind, or is not ticked, is empty. */
export type PromotionValues = Record<PromotionField, string>;
type NewPromotion = DeskInput<"addPromotion">;
/** There is, or was, another promotion of this code. */
export type PromotionError = "invalid" | "taken";

/** The form that makes a promotion. Its hint is the kind that is chosen, whose fields are shown. */
export const promotionFormMachine = createFormMachine({
  types: {} as {
    values: PromotionValues;
    submission: NewPromotion;
    output: ListedPromotion;
    error: PromotionError;
    hints: string;
  },
  id: "promotionForm",
  description: "A new promotion.",
  fields: FIELDS,
  validation: {
    errorsIn: (values) => invalidFields("addPromotion", toPromotion(values), FIELDS),
    fieldErrorOf,
  },
  submit: port<ListedPromotion, NewPromotion>("submit"),
  toSubmission: toPromotion,
  hints: { initial: "percentage", of: ({ kind }) => kind },
});

export type PromotionFormRef = ActorRefFrom<typeof promotionFormMachine>;

function toPromotion(typed: PromotionValues): NewPromotion {
  const { code, kind, minimum, from, to, oncePerAccount } = typed;
  const terms = {
    code,
    minimum: minimum.trim() === "" ? 0 : amountIn(minimum),
    ...(oncePerAccount !== "" && { oncePerAccount: true }),
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
  };
  if (kind === "percentage") return { ...terms, kind, percentage: wholeNumberIn(typed.percentage) };
  if (kind === "amount") return { ...terms, kind, amount: amountIn(typed.amount) };
  return { ...terms, kind: "freeShipping" };
}

type FieldError = { field: "code"; error: "taken" } | { field: "to"; error: "invalid" };

function fieldErrorOf(failure: Failure): FieldError | null {
  if (failure.id !== 422) return null;
  if (failure.field === "to") return { field: "to", error: "invalid" };
  return failure.field === "code" ? { field: "code", error: "taken" } : null;
}
