import { normalizeLine, type Failure } from "@shop/contract";
import { wrongFields, type CallInput, type MethodName, type services } from "@shop/contract/schemas";
import type { FormErrors } from "./form-errors.ts";

/** The validation error of a call's field: it is missing, or the server would refuse it. */
export type CallFieldError = "required" | "invalid";

/**
 * Validates a form by the schema of the call that it makes, so that form and server cannot disagree; and finds the
 * field of a 422 of that call.
 * @param inputOf returns the input of the call for the typed values
 * @param within where the fields are in that input, such as `address` for `address.street`
 */
export function callValidation<
  S extends keyof typeof services,
  M extends MethodName<S>,
  const Field extends string,
  Values extends Record<Field, string>,
>(
  service: S,
  method: M,
  {
    fields,
    inputOf,
    within,
  }: { fields: readonly Field[]; inputOf: (values: Values) => CallInput<S, M>; within?: string },
) {
  const pathOf = (field: Field) => (within === undefined ? field : `${within}.${field}`);
  return {
    errorsIn: (values: Values): FormErrors<Field, CallFieldError> => {
      const wrong = new Set(wrongFields(service, method, inputOf(values)));
      const found = fields
        .filter((field) => wrong.has(pathOf(field)))
        .map((field) => [field, normalizeLine(values[field]) === "" ? "required" : "invalid"] as const);
      return Object.fromEntries(found) as FormErrors<Field, CallFieldError>; // no other field is in it
    },
    fieldErrorOf: (failure: Failure): { field: Field; error: CallFieldError } | null => {
      if (failure.id !== 422 || failure.reason !== undefined) return null;
      const field = fields.find((each) => pathOf(each) === failure.field);
      return field === undefined ? null : { field, error: "invalid" };
    },
  };
}
