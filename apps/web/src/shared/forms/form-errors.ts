import type { Failure } from "@shop/contract";

/** The faults of a form while one of them is being mended: it goes as soon as it is, and none is added. */
export function withChangedField<F extends string>(
  errors: readonly F[],
  { field, isWrong }: { field: F; isWrong: boolean },
): F[] {
  return isWrong ? [...errors] : errors.filter((each) => each !== field);
}

/**
 * The faults of a form after one of its fields was left. Nobody is blamed for a field that they have not filled
 * in yet: that is said when the form is sent.
 */
export function withLeftField<F extends string>(
  errors: readonly F[],
  { field, isEmpty, isWrong }: { field: F; isEmpty: boolean; isWrong: boolean },
): F[] {
  if (!isWrong || isEmpty || errors.includes(field)) return withChangedField(errors, { field, isWrong });
  return [...errors, field];
}

/** The field that the server would not take, when that is why it refused. */
export function refusedField(failure: Failure): string | null {
  return failure.id === 422 && failure.reason === undefined ? failure.field : null;
}
