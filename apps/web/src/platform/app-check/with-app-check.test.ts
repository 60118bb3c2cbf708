import { createApiClient } from "@shop/api-client";
import { toFailure } from "@shop/contract";
import { deleteApp, initializeApp, setLogLevel } from "firebase/app";
import { expect, it, onTestFinished, vi } from "vitest";
import { withAppCheck } from "./with-app-check.ts";

type Asked = { host: string; path: string; token: string | null };

/**
 * Calls of an app with App Check. The SDK uses a debug token instead of reCAPTCHA, which no test can load.
 * @param vouches whether App Check exchanges the debug token for its own
 */
function openCalls(vouches: boolean) {
  const asked: Asked[] = [];
  vi.stubGlobal("FIREBASE_APPCHECK_DEBUG_TOKEN", "la-de-esta-prueba");
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    const token = new Headers(init?.headers).get("x-firebase-appcheck");
    asked.push({ host, path: pathname, token });
    if (host === "tienda.example")
      return Response.json({
        result: pathname.endsWith("/httpCatalogServices") ? { products: [], total: 0 } : {},
      });
    return vouches
      ? Response.json({ token: "vale-por-esta-pagina", ttl: "3600s" })
      : Response.json({ error: {} }, { status: 403 });
  });
  // The SDK logs a missing database and a rejection.
  setLogLevel("silent");
  vi.spyOn(console, "log").mockReturnValue();
  const options = { apiKey: "clave", appId: "1:2:web:3", projectId: "mi-tienda" };
  const app = initializeApp(options, `app-check-${vouches}`);
  onTestFinished(() => deleteApp(app));
  const call = withAppCheck(app, "clave-del-sitio", createApiClient(app, "https://tienda.example/api"));
  const message = { name: "Ana", email: "ana@example.com", message: "¿Abren los domingos?" };
  return {
    asked,
    list: () => call("httpCatalogServices", "listProducts", {}),
    write: () => call("httpContactServices", "sendMessage", message),
  };
}

const EXCHANGE = "/v1/projects/mi-tienda/apps/1:2:web:3:exchangeDebugToken";

it("a call carries the App Check token, which is requested once", async () => {
  const { asked, write } = openCalls(true);
  expect([await write(), await write()]).toEqual([{}, {}]);
  const call = {
    host: "tienda.example",
    path: "/api/httpContactServices",
    token: "vale-por-esta-pagina",
  };
  expect(asked).toEqual([
    { host: "content-firebaseappcheck.googleapis.com", path: EXCHANGE, token: null },
    call,
    call,
  ]);
});

it("a call that App Check does not vouch for is not sent: the shop cannot be reached", async () => {
  const { asked, write } = openCalls(false);
  expect(await write().catch(toFailure)).toEqual({ id: 503 });
  expect(asked.map(({ path }) => path)).toEqual([EXCHANGE]);
});

it("the catalogue is called without a token, and none is requested", async () => {
  const { asked, list } = openCalls(false);
  expect(await list()).toEqual({ products: [], total: 0 });
  expect(asked).toEqual([{ host: "tienda.example", path: "/api/httpCatalogServices", token: null }]);
});
