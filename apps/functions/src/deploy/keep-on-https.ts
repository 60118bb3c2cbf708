import type { HttpsFunction } from "firebase-functions/v2/https";

/** A year, as in Hosting's own header (`apps/web/hosting/headers.ts`). */
const STRICT_TRANSPORT = "max-age=31536000";

/** Adds the HSTS header to the responses of functions, as calls may bypass Hosting. */
export function keepOnHttps<F extends Record<string, HttpsFunction>>(functions: F): F {
  const secured = Object.entries(functions).map(([name, called]) => [name, withHsts(called)]);
  // The same names and types.
  return Object.fromEntries(secured) as F;
}

function withHsts(called: HttpsFunction): HttpsFunction {
  const handler = (...[request, response]: Parameters<HttpsFunction>) => {
    response.setHeader("strict-transport-security", STRICT_TRANSPORT);
    return called(request, response);
  };
  // The properties of a function that the deployment reads.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(called)) as HttpsFunction;
}
