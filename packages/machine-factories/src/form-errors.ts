/** What is wrong with the fields of a form, by field; nothing is `{}`. */
export type FormErrors<Field extends string, FieldError extends string> = Partial<Record<Field, FieldError>>;

/** While typing no error appears; one that is shown follows the field, until it is right. */
export function afterTyping<Field extends string, FieldError extends string>(
  shown: FormErrors<Field, FieldError>,
  found: FormErrors<Field, FieldError>,
  field: Field,
): FormErrors<Field, FieldError> {
  return shown[field] === undefined ? shown : withError<Field, FieldError>(shown, field, found[field]);
}

/**
 * Only the field that is left is judged, and not for being empty before the form was submitted once.
 * @param isJudged whether the form was submitted, successfully or not
 */
export function afterLeaving<Field extends string, FieldError extends string>(
  { errors, isJudged }: { errors: FormErrors<Field, FieldError>; isJudged: boolean },
  found: FormErrors<Field, FieldError>,
  field: Field,
): FormErrors<Field, FieldError> {
  const isPassedBy = found[field] === "required" && !isJudged;
  return isPassedBy ? errors : withError<Field, FieldError>(errors, field, found[field]);
}

/** @param order the fields as they stand in the form */
export function firstWrong<Field extends string>(
  errors: FormErrors<Field, string>,
  order: readonly Field[],
): Field | undefined {
  return order.find((field) => errors[field] !== undefined);
}

function withError<Field extends string, FieldError extends string>(
  errors: FormErrors<Field, FieldError>,
  field: Field,
  error: FormErrors<Field, FieldError>[Field],
): FormErrors<Field, FieldError> {
  const { [field]: _, ...others } = errors;
  // The compiler loses that what is left has the same fields.
  const remaining = others as FormErrors<Field, FieldError>;
  return error === undefined ? remaining : { ...remaining, [field]: error };
}
