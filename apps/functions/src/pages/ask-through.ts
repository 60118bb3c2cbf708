import { FailureError } from "@shop/contract";
import { decodeInput, decodeOutput, encodeInput, encodeOutput, isMethod } from "@shop/contract/schemas";
import type { CallInput } from "@shop/contract/schemas";
import type { Handlers } from "../call/handler.ts";
import type { AskCatalogue } from "./built-web.ts";

const SERVICE = "httpCatalogServices";
const NOBODY = {
  accountId: undefined,
  email: undefined,
  signedInAt: undefined,
  confirmedEmail: undefined,
  isConfirmed: false,
  role: undefined,
};

/** Calls the handlers like a client, without the network: a page contains only what a call would return. */
export function askThrough(handlers: Handlers<typeof SERVICE>): AskCatalogue {
  return async (method, input) => {
    if (!isMethod(SERVICE, method)) throw new Error(`${SERVICE} has no ${method}`);
    try {
      // TypeScript cannot see that the handler and the schemas of one method have the same types.
      const handle = handlers[method] as (asked: object, caller: typeof NOBODY) => Promise<never>;
      // The schema checks whether the method exists.
      const sent = encodeInput(SERVICE, method, input as CallInput<typeof SERVICE, typeof method>);
      const output = await handle(decodeInput(SERVICE, method, sent), NOBODY);
      return { value: decodeOutput(SERVICE, method, encodeOutput(SERVICE, method, output)) };
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      return { failure: error.failure };
    }
  };
}
