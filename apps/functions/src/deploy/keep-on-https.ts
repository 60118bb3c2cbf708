import type { HttpsFunction } from "firebase-functions/v2/https";

/** A year, as in Hosting's own header (`apps/web/hosting/headers.ts`). */
const STRICT_TRANSPORT = "max-age=31536000";

/** Adds the HSTS header to the responses of functions, as calls may bypass Hosting. */
export function keepOnHttps<F extends Record<string, HttpsFunction>>(functions: F): F {
  const secured = Object.entries(functions).map(([name, original]) => [name, withHsts(original)]);
  // The same names and types.
  return Object.fromEntries(secured) as F;
}

function withHsts(original: HttpsFunction): HttpsFunction {
  const handler = (...call: Parameters<HttpsFunction>) => {
    const [, response] = call;
    response.setHeader("strict-transport-security", STRICT_TRANSPORT);
    return original(...call);
  };
  // With the properties that the deployment reads; descriptors, as some are getters.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(original)) as HttpsFunction;
}
