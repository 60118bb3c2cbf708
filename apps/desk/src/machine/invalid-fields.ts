import { deskServices } from "@shop/contract/desk";
import { createCodec } from "@shop/contract/schemas";
import type { DeskInput, DeskMethod } from "@shop/fulfilment-machine";
import type { FormErrors } from "@shop/machine-factories";

const { wrongFields } = createCodec(deskServices);

/**
 * The fields of a form that the server would refuse, by the schema of the call that the form makes.
 * @param within where the fields are in the input, such as `to.`
 */
export function invalidFields<M extends DeskMethod, Field extends string>(
  method: M,
  input: DeskInput<M>,
  fields: readonly Field[],
  within = "",
): FormErrors<Field, "invalid"> {
  const wrong = wrongFields("httpDeskServices", method, input);
  const found = fields.filter((field) => wrong.includes(within + field));
  // No other field is in it.
  return Object.fromEntries(found.map((field) => [field, "invalid"])) as FormErrors<Field, "invalid">;
}
