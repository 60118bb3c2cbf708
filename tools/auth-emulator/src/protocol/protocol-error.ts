/**
 * An error of the REST protocol. The SDK reads the part before " : " as the code and the rest as the explanation, e.g.
 * `WEAK_PASSWORD : Password should be at least 6 characters`.
 */
export class ProtocolError extends Error {
  override name = "ProtocolError";
  readonly status: number;

  /** @param status HTTP status, 400 by default */
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }

  toJSON(): object {
    const { message, status } = this;
    return {
      error: { code: status, message, errors: [{ message, domain: "global", reason: "invalid" }] },
    };
  }
}

/**
 * A required field.
 * @throws ProtocolError `missing`: it did not come
 */
export function required(value: string | undefined, missing: string): string {
  if (value === undefined) throw new ProtocolError(missing);
  return value;
}
