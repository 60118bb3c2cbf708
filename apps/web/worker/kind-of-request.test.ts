// @vitest-environment node
import { describe, expect, it } from "vitest";
import { kindOfRequest } from "./kind-of-request.ts";
import { ORIGIN } from "./testing/fake-worker-context.ts";

const SHOP = { origin: ORIGIN, files: new Set(["/", "/favicon.svg", "/assets/index-a1b2.js"]) };

type Asked = {
  method?: string;
  mode?: Request["mode"];
  destination?: Request["destination"];
  token?: boolean;
};

/** How a page asks for an address; a browser says more about it than `new Request` lets one write. */
function kind(path: string, { method = "GET", mode = "cors", destination = "", token }: Asked = {}) {
  const headers = new Headers(token ? { authorization: "Bearer ficha" } : {});
  return kindOfRequest({ url: new URL(path, ORIGIN).href, method, mode, destination, headers }, SHOP);
}
const navigation: Asked = { mode: "navigate", destination: "document" };

describe("an address that is opened", () => {
  it.each([
    "/",
    "/home",
    "/home/",
    "/home?utm=volante",
    "/marketplace?categoria=lacteos",
    "/detalles",
    "/detalles/leche-1-l",
    "/detalle",
    "/login?volver=/cuenta",
    "/carritocompras",
    "/carritocompras/direccion",
    "/carritocompras/envio",
    "/carritocompras/metodo",
    "/carritocompras/revision",
    "/quienessomos",
    "/registrar",
    "/contactenos",
    "/privacidad",
    "/terminos",
    "/devoluciones",
    "/cuenta",
    "/pagoconfirmado/8f1c",
  ])("%s is a screen", (path) => expect(kind(path, navigation)).toBe("screen"));

  it.each([
    "/nada",
    "/homer",
    "/detalles/a/b",
    "/pagoconfirmado",
    "/cuenta/otra",
    "/carritocompras/otro",
    "/api/httpHealth",
    "/assets/index-a1b2.js",
    "https://otra.example/home",
  ])("%s is left to the server, which knows whether it is there", (path) =>
    expect(kind(path, navigation)).toBe("other"),
  );

  it("is no screen when a form is posted to it", () =>
    expect(kind("/home", { ...navigation, method: "POST" })).toBe("other"));
});

describe("what a page loads", () => {
  it.each(["/favicon.svg", "/assets/index-a1b2.js", "/assets/of-a-version-before-c3d4.js"])(
    "%s is a file of the shop",
    (path) => expect(kind(path, { destination: "script" })).toBe("file"),
  );

  it("is a picture when it is shown as one", () => {
    expect(kind("/pictures/milk.webp", { destination: "image" })).toBe("picture");
    expect(kind("/fotos/de-la-duena/leche.jpg", { destination: "image" })).toBe("picture");
  });

  it.each<[string, Asked]>([
    ["/pictures/milk.webp", {}],
    ["/pictures/milk.webp?firma=1a2b", { destination: "image" }],
    ["/pictures/milk.webp", { destination: "image", token: true }],
    ["/api/httpHealth", { destination: "image" }],
    ["https://otra.example/milk.webp", { destination: "image" }],
    ["/sw.js", {}],
  ])("%s, asked for as %o, is none", (path, asked) => expect(kind(path, asked)).toBe("other"));
});

describe("a call", () => {
  it("to the catalogue by nobody in particular may be answered from what was seen", () =>
    expect(kind("/api/httpCatalogServices", { method: "POST" })).toBe("catalogue"));

  it.each<[string, Asked]>([
    ["/api/httpCatalogServices", { method: "POST", token: true }],
    ["/api/httpCartsServices", { method: "POST" }],
    ["/api/httpPaymentServices", { method: "POST" }],
    ["/api/httpAccountServices", { method: "POST", token: true }],
    ["/api/httpContactServices", { method: "POST" }],
    ["/cualquier/otra/parte", { method: "POST" }],
    ["/api/httpHealth", {}],
  ])("to %s as %o goes to the server alone", (path, asked) => expect(kind(path, asked)).toBe("other"));
});
