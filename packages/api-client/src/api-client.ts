import type { CallInput, CallOutput, MethodName, ServiceName } from "@shop/contract/schemas";
import { decodeOutput, encodeInput } from "@shop/contract/schemas";
import type { FirebaseApp } from "firebase/app";
import { getFunctions, httpsCallable } from "firebase/functions";
import { toFailureError } from "./to-failure-error.ts";

/** After this many milliseconds a call fails as unreachable. */
const TIMEOUT = 15_000;

/** Calls the shop's functions. Rejects with a `FailureError`, never with anything else. */
export type ApiClient = <S extends ServiceName, M extends MethodName<S>>(
  service: S,
  method: M,
  input: CallInput<S, M>,
) => Promise<CallOutput<S, M>>;

/**
 * @param app the Firebase app whose signed-in user makes the calls
 * @param baseUrl the URL of the functions, such as `https://…/api`: at the page's own origin, so that the embedded
 * backend and production share one code path
 */
export function createApiClient(app: FirebaseApp, baseUrl: string): ApiClient {
  const functions = getFunctions(app, baseUrl);
  return async (service, method, input) => {
    try {
      const call = httpsCallable(functions, service, { timeout: TIMEOUT });
      const answer = await call(encodeInput(service, method, input));
      return decodeOutput(service, method, answer.data);
    } catch (error) {
      throw toFailureError(error);
    }
  };
}
