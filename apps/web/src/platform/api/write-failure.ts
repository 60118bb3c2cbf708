import type { ApiClient } from "@shop/api-client";
import { FailureError } from "@shop/contract";

// The only module that writes failures to the console (specification §4). It writes neither whole errors nor responses,
// nor an error's message: they may contain personal data.

/** Wraps a client so that it logs failures once: those that the specification names, and everything thrown. */
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

/** Logs where an error was thrown, and its code. */
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
