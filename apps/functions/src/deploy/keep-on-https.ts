import type { HttpsFunction } from "firebase-functions/v2/https";

/** A year. Hosting says the same of what passes it (`apps/web/hosting/headers.ts`). */
const STRICT_TRANSPORT = "max-age=31536000";

/** The functions with an answer that keeps browsers on https, also where it does not pass Hosting. */
export function keepOnHttps<F extends Record<string, HttpsFunction>>(functions: F): F {
  const kept = Object.entries(functions).map(([name, called]) => [name, keep(called)]);
  // The same names, and behind each what was there.
  return Object.fromEntries(kept) as F;
}

function keep(called: HttpsFunction): HttpsFunction {
  const handler = (...[request, response]: Parameters<HttpsFunction>) => {
    response.setHeader("strict-transport-security", STRICT_TRANSPORT);
    return called(request, response);
  };
  // What the deployment finds on a function.
  return Object.defineProperties(handler, Object.getOwnPropertyDescriptors(called)) as HttpsFunction;
}
