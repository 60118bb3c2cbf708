import type { ApiClient } from "@shop/api-client";
import { FailureError } from "@shop/contract";
import type { FirebaseApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from "firebase/app-check";

/**
 * Calls that carry a token of App Check, which vouches for the page by a score of reCAPTCHA Enterprise. A call without one
 * is not sent: functions that insist refuse it as they refuse a session that is over, which would sign the shopper out. The
 * catalogue needs none, so nothing is asked of Google before a cart is priced or somebody signs in.
 * @param app the one that `call` speaks for, so far without App Check
 * @param siteKey the public key of reCAPTCHA Enterprise
 * @returns calls that reject like `call`, and with 503 when no token can be had
 */
export function withAppCheck(app: FirebaseApp, siteKey: string, call: ApiClient): ApiClient {
  let appCheck: AppCheck | undefined;
  return async (service, ...request) => {
    if (service === "httpCatalogServices") return call(service, ...request);
    // Renewed by the next call and not by a clock: a page that is left open asks for none.
    appCheck ??= initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey) });
    try {
      await getToken(appCheck);
    } catch (error) {
      throw new FailureError({ id: 503 }, { cause: error });
    }
    return call(service, ...request);
  };
}
