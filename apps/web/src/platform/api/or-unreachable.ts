import { FailureError } from "@shop/contract";

/** Translates code that could not be loaded into the failure 503, as if the shop were unreachable. */
export async function orUnreachable<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw new FailureError({ id: 503 }, { cause: error });
  }
}
