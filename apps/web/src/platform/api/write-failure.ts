import type { ApiClient } from "@shop/api-client";
import { FailureError } from "@shop/contract";

// The one place that writes failures to the console (specification §4). Neither an error nor an answer is written as
// a whole, and no message of an error: what they hold may be personal.

/** A call whose failures are written: what the former shop wrote, and everything that was thrown, each once. */
export function writingFailures(call: ApiClient): ApiClient {
  return async (service, method, input) => {
    try {
      return await call(service, method, input);
    } catch (error) {
      writeFailure(method, error);
      throw error;
    }
  };
}

/** Writes an error by where it was thrown and its code. */
export function writeThrown(where: string, error: unknown): void {
  console.warn(`${where}: ${codeOf(error)}`);
}

function writeFailure(method: string, error: unknown): void {
  if (method === "getCart") console.warn("Ocurrio un error");
  if (!(error instanceof FailureError)) return writeThrown(method, error);
  const { code, cause } = error;
  if (!code) return writeThrown(method, cause ?? error);
  if (method === "addProductToCart") console.warn(code.id, code.message);
}

function codeOf(error: unknown): string {
  if (error instanceof FailureError) return `failure ${error.failure.id}`;
  if (typeof error === "object" && error !== null && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : typeof error;
}
