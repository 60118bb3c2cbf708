import type { ApiClient } from "@shop/api-client";
import { FailureError } from "@shop/contract";
import type { ServiceName } from "@shop/contract/schemas";
import type { FirebaseApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from "firebase/app-check";

/**
 * Makes calls carry an App Check token, which attests the page by a score of reCAPTCHA Enterprise. A call without one is
 * not sent: functions that enforce App Check answer with the 401 of an ended session, which would sign the shopper out.
 * The catalogue needs none, so Google is not called before a cart is priced or a shopper signs in.
 * @param app the app that `call` uses, not yet initialized for App Check
 * @param siteKey the public key of reCAPTCHA Enterprise
 * @returns a client that rejects like `call`, and with 503 when it gets no token
 */
export function withAppCheck<Known extends ServiceName>(
  app: FirebaseApp,
  siteKey: string,
  call: ApiClient<Known>,
): ApiClient<Known> {
  let appCheck: AppCheck | undefined;
  return async (service, ...request) => {
    if (service === "httpCatalogServices") return call(service, ...request);
    // By default a token is renewed by the next call and not by a timer, so that an idle page requests none.
    appCheck ??= initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey) });
    // The SDK attaches the token of an initialized app by itself, but without one it would send the call anyway.
    try {
      await getToken(appCheck);
    } catch (error) {
      throw new FailureError({ id: 503 }, { cause: error });
    }
    return call(service, ...request);
  };
}
