/** The validation errors of a form, by field; `{}` if valid. */
export type FormErrors<Field extends string, FieldError extends string> = Partial<Record<Field, FieldError>>;

/** While typing no error appears; a shown one is updated until the field is valid. */
export function afterTyping<Field extends string, FieldError extends string>(
  shown: FormErrors<Field, FieldError>,
  found: FormErrors<Field, FieldError>,
  field: Field,
): FormErrors<Field, FieldError> {
  return shown[field] === undefined ? shown : withError<Field, FieldError>(shown, field, found[field]);
}

/**
 * Only the blurred field is validated, and an empty one only after the first submit.
 * @param wasSubmitAttempted whether the fields were submitted once, valid or not
 */
export function afterLeaving<Field extends string, FieldError extends string>(
  { errors, wasSubmitAttempted }: { errors: FormErrors<Field, FieldError>; wasSubmitAttempted: boolean },
  found: FormErrors<Field, FieldError>,
  field: Field,
): FormErrors<Field, FieldError> {
  const isSkipped = found[field] === "required" && !wasSubmitAttempted;
  return isSkipped ? errors : withError<Field, FieldError>(errors, field, found[field]);
}

/** The first field with an error. @param fields all of them, from the top of the form to its end */
export function firstWrong<Field extends string>(
  errors: FormErrors<Field, string>,
  fields: readonly Field[],
): Field | undefined {
  return fields.find((field) => errors[field] !== undefined);
}

function withError<Field extends string, FieldError extends string>(
  errors: FormErrors<Field, FieldError>,
  field: Field,
  error: FormErrors<Field, FieldError>[Field],
): FormErrors<Field, FieldError> {
  const { [field]: _, ...others } = errors;
  // The compiler does not infer that the rest has the same fields.
  const remaining = others as FormErrors<Field, FieldError>;
  return error === undefined ? remaining : { ...remaining, [field]: error };
}
