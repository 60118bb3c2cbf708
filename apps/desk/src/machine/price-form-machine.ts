import type { PriceAndStock, Product } from "@shop/contract";
import type { DeskInput, DeskOutput } from "@shop/fulfilment-machine";
import { createFormMachine, port } from "@shop/machine-factories";
import type { ActorRefFrom } from "xstate";
import { invalidFields } from "./invalid-fields.ts";
import { amountIn, wholeNumberIn } from "./typed-numbers.ts";

const FIELDS = ["price", "regularPrice", "stock"] as const;
/** As typed, amounts in the shop's currency. */
export type PriceValues = Record<(typeof FIELDS)[number], string>;
type ProductChange = DeskInput<"changeProduct">;
export type ChangedProduct = DeskOutput<"changeProduct">;

/** The form that changes the prices and the stock of a product, which is its subject. */
export const priceFormMachine = createFormMachine({
  types: {} as {
    values: PriceValues;
    submission: ProductChange;
    output: ChangedProduct;
    error: "invalid";
    subject: Product;
  },
  id: "priceForm",
  description: "The prices and the stock of a product.",
  fields: FIELDS,
  validation: {
    errorsIn: (values, product) => invalidFields("changeProduct", toChange(values, product), FIELDS, "to."),
  },
  submit: port<ChangedProduct, ProductChange>("submit"),
  toSubmission: toChange,
});

export type PriceFormRef = ActorRefFrom<typeof priceFormMachine>;

function toChange(typed: PriceValues, { id, price, regularPrice, stock }: Product): ProductChange {
  const regular = typed.regularPrice.trim();
  return {
    id,
    from: { price, stock, ...(regularPrice !== undefined && { regularPrice }) },
    to: {
      price: amountIn(typed.price),
      stock: wholeNumberIn(typed.stock),
      ...(regular !== "" && { regularPrice: amountIn(regular) }),
    } satisfies PriceAndStock,
  };
}
