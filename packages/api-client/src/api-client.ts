import {
  createCodec,
  services as shopperServices,
  type CallInput,
  type CallOutput,
  type MethodName,
  type ServiceName,
  type Services,
} from "@shop/contract/schemas";
import type { FirebaseApp } from "firebase/app";
import { getFunctions, httpsCallable } from "firebase/functions";
import { toFailureError } from "./to-failure-error.ts";

/** After this many milliseconds a call fails as unreachable, if its method says no other time. */
const TIMEOUT = 15_000;

type ShopperService = keyof typeof shopperServices;

/** Calls these functions of the shop. Rejects with a `FailureError`, never with anything else. */
export type ApiClient<Known extends ServiceName = ShopperService> = <
  S extends Known,
  M extends MethodName<S>,
>(
  service: S,
  method: M,
  input: CallInput<S, M>,
) => Promise<CallOutput<S, M>>;

/**
 * @param app the Firebase app whose signed-in user makes the calls
 * @param baseUrl the URL of the functions, such as `https://…/api`: at the page's own origin, so that the embedded
 * backend and production share one code path
 * @param services the functions that are called, with their methods; by default those of shoppers
 */
export function createApiClient<Known extends ServiceName = ShopperService>(
  app: FirebaseApp,
  baseUrl: string,
  // Without a table nothing else infers `Known`, so it is the default.
  services: Pick<Services, Known> = shopperServices as Pick<Services, ServiceName>,
): ApiClient<Known> {
  const { encodeInput, decodeOutput, timeoutOf } = createCodec(services);
  const functions = getFunctions(app, baseUrl);
  return async (service, method, input) => {
    try {
      const timeout = timeoutOf(service, method) ?? TIMEOUT;
      const call = httpsCallable(functions, service, { timeout });
      const answer = await call(encodeInput(service, method, input));
      return decodeOutput(service, method, answer.data);
    } catch (error) {
      throw toFailureError(error);
    }
  };
}
