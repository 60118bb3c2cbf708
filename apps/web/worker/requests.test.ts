// @vitest-environment node
import { describe, expect, it } from "vitest";
import { isCatalogueCall, isEarlierFile, isPicture, isScreenNavigation } from "./requests.ts";

const ORIGIN = "https://alacena.example";

type How = { mode?: Request["mode"]; destination?: Request["destination"]; token?: boolean };

/** A page's request for a URL; `new Request` cannot set all its fields. */
function asked(path: string, { mode = "cors", destination = "", token = false }: How = {}) {
  const url = new URL(path, ORIGIN);
  const headers = new Headers(token ? { authorization: "Bearer ficha" } : {});
  return { url, sameOrigin: url.origin === ORIGIN, request: { mode, destination, headers } };
}

describe("an address that is opened", () => {
  const opened = (path: string) => isScreenNavigation(asked(path, { mode: "navigate" }));

  it.each([
    "/",
    "/home/",
    "/home?utm=volante",
    "/detalles/leche-1-l",
    "/login?volver=/cuenta",
    "/carritocompras/envio",
    "/pagoconfirmado/8f1c",
  ])("%s is a screen", (path) => expect(opened(path)).toBe(true));

  it.each([
    "/nada",
    "/homer",
    "/detalles/a/b",
    "/cuenta/otra",
    "/mostrador",
    "/api/httpHealth",
    "/assets/index-a1b2.js",
  ])("%s is left to the server, which knows whether it is there", (path) => expect(opened(path)).toBe(false));

  it("is a screen only as a navigation", () => expect(isScreenNavigation(asked("/home"))).toBe(false));
});

describe("what a page loads", () => {
  it("is code of an earlier version, where the worker's own has none of the name", () => {
    expect(isEarlierFile(asked("/assets/of-a-version-before-c3d4.js"))).toBe(true);
    expect(isEarlierFile(asked("https://otra.example/assets/index-a1b2.js"))).toBe(false);
  });

  it.each<[boolean, string, How]>([
    [true, "/pictures/milk.webp", { destination: "image" }],
    [true, "/fotos/de-la-duena/leche.jpg", { destination: "image" }],
    [false, "/pictures/milk.webp", {}],
    [false, "/pictures/milk.webp?firma=1a2b", { destination: "image" }],
    [false, "/pictures/milk.webp", { destination: "image", token: true }],
    [false, "/api/httpHealth", { destination: "image" }],
    [false, "https://otra.example/milk.webp", { destination: "image" }],
  ])("is a picture to store: %s, %s as %o", (isOne, path, how) =>
    expect(isPicture(asked(path, how))).toBe(isOne),
  );
});

it.each<[boolean, string, How]>([
  [true, "/api/httpCatalogServices", {}],
  [false, "/api/httpCatalogServices", { token: true }],
  [false, "/api/httpCartsServices", {}],
  [false, "/api/httpAccountServices", { token: true }],
  [false, "https://otra.example/api/httpCatalogServices", {}],
])("a call may be answered from what was seen: %s, %s as %o", (isOne, path, how) =>
  expect(isCatalogueCall(asked(path, how))).toBe(isOne),
);
