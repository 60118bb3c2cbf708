import { FailureError } from "@shop/contract";

/** Code that the network did not deliver is a shop that cannot be reached: a failure 503. */
export async function orUnreachable<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw new FailureError({ id: 503 }, { cause: error });
  }
}
