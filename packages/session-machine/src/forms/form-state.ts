import type { SignInFailureDetail, SignInFailure } from "../sign-in-failure.ts";
import type { ValidationError } from "./credentials.ts";

/** What is wrong, by field; nothing is `{}`. */
export type ErrorsOf<Field extends string> = Partial<Record<Field, ValidationError>>;

/** What every form of signing in holds. What was typed stays in the fields. */
export type FormState<Field extends string> = {
  errors: ErrorsOf<Field>;
  /** Sent once, successfully or not: from then on an empty field is a fault as soon as it is left. */
  isJudged: boolean;
  /** Why the last attempt was refused, and what the form can do about it. */
  failure: SignInFailure | null;
  detail: SignInFailureDetail;
};

/** The first field that a submit found wrong is where the shopper goes on. */
export type ErrorFocus<Field extends string> = { type: "error.focus"; field: Field };

export function newForm(): FormState<never> {
  return { errors: {}, isJudged: false, failure: null, detail: {} };
}

/** While typing no fault appears; one that is shown follows the field, until it is right. */
export function afterTyping<Field extends string>(
  shown: ErrorsOf<Field>,
  found: ErrorsOf<Field>,
  field: Field,
): ErrorsOf<Field> {
  return shown[field] === undefined ? shown : withError(shown, field, found[field]);
}

/** Only the field that is left is judged, and not for being empty before the form was sent. */
export function afterLeaving<Field extends string>(
  { errors, isJudged }: Pick<FormState<Field>, "errors" | "isJudged">,
  found: ErrorsOf<Field>,
  field: Field,
): ErrorsOf<Field> {
  const isPassedBy = found[field] === "required" && !isJudged;
  return isPassedBy ? errors : withError(errors, field, found[field]);
}

/** @param order the fields as they stand in the form */
export function firstFaulty<Field extends string>(
  errors: ErrorsOf<Field>,
  order: readonly [Field, ...Field[]],
): Field {
  return order.find((field) => errors[field] !== undefined) ?? order[0];
}

export function hasErrors(found: ErrorsOf<string>): boolean {
  return Object.keys(found).length > 0;
}

function withError<Field extends string>(
  errors: ErrorsOf<Field>,
  field: Field,
  error: ValidationError | undefined,
): ErrorsOf<Field> {
  const { [field]: _, ...others } = errors;
  // The compiler loses that what is left has the same fields.
  const rest = others as ErrorsOf<Field>;
  return error === undefined ? rest : { ...rest, [field]: error };
}
