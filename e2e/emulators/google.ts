import type { BrowserContext, Route } from "@playwright/test";
import { addresses } from "./addresses.ts";

/** As much of the script of reCAPTCHA Enterprise as App Check uses. */
const RECAPTCHA = `(() => {
  let passed = () => undefined;
  window.grecaptcha = { enterprise: {
    ready: (callback) => callback(),
    render: (_place, { callback }) => { passed = callback; return 0; },
    execute: async () => { passed(); return "de-persona"; },
  } };
})();`;

/** The functions' emulator does not verify the signature of a token. */
const APP_CHECK_TOKEN = [
  { alg: "RS256", typ: "JWT" },
  { sub: "1:2:web:3", aud: ["demo-tienda"] },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .concat("firma")
  .join(".");

/** The response with Analytics' id of this browser. */
const INSTALLATION = {
  fid: "cTiendaDePruebaaaaaaaa",
  refreshToken: "renueva",
  authToken: { token: "instalada", expiresIn: "604800s" },
};

/** Fakes Google at the URLs of production, so that the content security policy is tested. */
export class Google {
  /** The requests besides sign-in, by host and path. */
  readonly asked: string[] = [];
  /** Whether App Check attests the page. */
  vouches = true;

  static async fakeIn(context: BrowserContext): Promise<Google> {
    const google = new Google();
    const outside = (url: URL) => url.protocol === "https:";
    await context.route(outside, (route) => google.#answer(route));
    return google;
  }

  async #answer(route: Route): Promise<void> {
    const { host, pathname, search } = new URL(route.request().url());
    if (host === "identitytoolkit.googleapis.com" || host === "securetoken.googleapis.com") {
      // The emulator has each service of Google below its host.
      const response = await route.fetch({ url: `${addresses().auth}/${host}${pathname}${search}` });
      return route.fulfill({ response });
    }
    this.asked.push(host + pathname);
    const headers = { "access-control-allow-origin": "*" };
    if (host === "www.google.com" && pathname === "/recaptcha/enterprise.js")
      return route.fulfill({ contentType: "text/javascript", body: RECAPTCHA });
    if (host === "content-firebaseappcheck.googleapis.com")
      return this.vouches
        ? route.fulfill({ headers, json: { token: APP_CHECK_TOKEN, ttl: "3600s" } })
        : route.fulfill({
            headers,
            status: 403,
            json: { error: { code: 403, message: "App attestation failed." } },
          });
    if (host === "firebaseinstallations.googleapis.com")
      return route.fulfill({ headers, json: INSTALLATION });
    if (host === "firebase.googleapis.com") return route.fulfill({ headers, json: {} });
    return route.fulfill({ headers, contentType: "text/javascript", body: "" });
  }
}
