import { describe, expect, it } from "vitest";
import {
  guardNavigation,
  loginPath,
  safeReturnPath,
  type Navigation,
  type NavigationVerdict,
} from "./navigation.ts";

const COOKIE = { expiresAt: 1 };
/** The shop of these tests has every screen but one. */
const isScreen = (route: string) => route !== "/fallas-de-prueba";
const guard = (navigation: Omit<Navigation, "isScreen">) => guardNavigation({ ...navigation, isScreen });
const returnPath = (value: string | null | undefined) => safeReturnPath(value, isScreen);
const allow: NavigationVerdict = { kind: "allow" };
const loginRequired: NavigationVerdict = { kind: "refuse", reason: "loginRequired" };
const alreadyLoggedIn: NavigationVerdict = { kind: "refuse", reason: "alreadyLoggedIn" };
const to = (path: string): NavigationVerdict => ({ kind: "redirect", to: path });

describe("the navigation guard", () => {
  it.each<[string, NavigationVerdict, NavigationVerdict]>([
    ["/login", allow, allow],
    ["/login?volver=/cuenta", allow, allow],
    ["/cuenta", loginRequired, to("/login?volver=/cuenta")],
    ["/cuenta/", loginRequired, to("/login?volver=/cuenta/")],
    ["/CUENTA", loginRequired, to("/login?volver=/CUENTA")],
    ["//cuenta", loginRequired, to("/login?volver=//cuenta")],
    ["/%63uenta", loginRequired, to("/login?volver=/%2563uenta")],
    ["/cuenta/pedidos", loginRequired, to("/login?volver=/cuenta/pedidos")],
    ["/cuenta?ver=pedidos&x=1#2", loginRequired, to("/login?volver=/cuenta%3Fver%3Dpedidos%26x%3D1%232")],
    ["/cuenta#seguridad", loginRequired, to("/login?volver=/cuenta%23seguridad")],
    ["/cuentas", allow, allow],
    ["/carritocompras", allow, allow],
    ["/carritocompras/", allow, allow],
    ["/carritocompras/revision", allow, allow],
    ["/home?x=/cuenta", allow, allow],
    ["/", allow, allow],
    ["", allow, allow],
    ["/%", allow, allow],
    ["/registrar", allow, allow],
    ["/pagoconfirmado/1", allow, allow],
  ])("without a session cookie, %s", (path, later, first) => {
    expect(guard({ path, cookie: null, canStay: true })).toEqual(later);
    expect(guard({ path, cookie: null, canStay: false })).toEqual(first);
  });

  it.each<[string, NavigationVerdict, NavigationVerdict]>([
    ["/cuenta", allow, allow],
    ["/carritocompras/revision", allow, allow],
    ["/login", alreadyLoggedIn, to("/home")],
    ["/login/", alreadyLoggedIn, to("/home")],
    ["/Login", alreadyLoggedIn, to("/home")],
    ["/%6cogin", alreadyLoggedIn, to("/home")],
    ["/login?volver=/cuenta", alreadyLoggedIn, to("/cuenta")],
    ["/login?otra=1&volver=/cuenta%3Fver%3Dpedidos#arriba", alreadyLoggedIn, to("/cuenta?ver=pedidos")],
    ["/login?volver=//otra.example", alreadyLoggedIn, to("/home")],
    ["/login?volver=/login", alreadyLoggedIn, to("/home")],
    ["/login?volver=/fallas-de-prueba", alreadyLoggedIn, to("/home")],
    ["/login#?volver=/cuenta", alreadyLoggedIn, to("/home")],
    ["/login/olvido", allow, allow],
    ["/home", allow, allow],
  ])("with a session cookie, %s", (path, later, first) => {
    expect(guard({ path, cookie: COOKIE, canStay: true })).toEqual(later);
    expect(guard({ path, cookie: COOKIE, canStay: false })).toEqual(first);
  });

  it("leads back to where the shopper was going", () => {
    const path = "/cuenta?ver=pedidos&a=%2F#fin";
    expect(guard({ path: loginPath(path), cookie: COOKIE, canStay: false })).toEqual(to(path));
  });
});

describe("a safe way back", () => {
  it.each([
    "/",
    "/cuenta",
    "/cuenta/",
    "/detalles/leche-entera-1l",
    "/detalles/caf%C3%A9%20molido",
    "/marketplace?q=pan+dulce&categoria=lacteos",
    "/marketplace?q=a%2Fb%25",
    "/marketplace?sitio=https://otra.example//x",
    "/carritocompras#resumen",
    "/loginx",
    "/detalles/login",
    `/${"a".repeat(2047)}`,
  ])("is %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    ["/a/../cuenta", "/cuenta"],
    ["/a/%2e%2e/cuenta", "/cuenta"],
    ["/./cuenta", "/cuenta"],
    ["/café", "/caf%C3%A9"],
    [" /cuenta\u200B", "/cuenta"],
    ["\u202A/cuenta?seccion=pedidos\u202C", "/cuenta?seccion=pedidos"],
  ])("is resolved: %s", (path, resolved) => {
    expect(returnPath(path)).toBe(resolved);
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["empty", ""],
    ["another site", "https://otra.example"],
    ["another site without a scheme", "//otra.example"],
    ["another site that is none", "//["],
    ["three slashes", "///otra.example"],
    ["a scheme without slashes", "https:otra.example"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["no leading slash", "cuenta"],
    ["a leading blank before another site", " //otra.example"],
    ["an invisible character before another site", "/\u200B/otra.example"],
    ["slashes of full width", "\uff0f\uff0fotra.example"],
    ["a backslash", "/\\otra.example"],
    ["two backslashes", "\\\\otra.example"],
    ["a backslash further on", "/a\\..\\..\\otra.example"],
    ["a backslash in the query", "/a?b=\\x"],
    ["a tab between the slashes", "/\t/otra.example"],
    ["a line break between the slashes", "/\n/otra.example"],
    ["a return", "/a\rb"],
    ["a nought", "/a\0b"],
    ["delete", "/a\u007Fb"],
    ["a line separator", "/a\u2028b"],
    ["half a character", "/a\uD800"],
    ["an encoded slash", "/%2fotra.example"],
    ["two encoded slashes", "/%2F%2Fotra.example"],
    ["a slash encoded twice", "/%252f%252fotra.example"],
    ["a slash encoded thrice", "/%25252fotra.example"],
    ["an encoded backslash", "/%5cotra.example"],
    ["an encoded line break", "/a%0d%0aSet-Cookie:x"],
    ["an encoded line break in the query", "/a?b=%0A"],
    ["an encoded nought", "/a%00"],
    ["an encoded delete", "/a%7F"],
    ["doubled slashes inside", "/a//b"],
    ["a dot before doubled slashes", "/.//otra.example"],
    ["dots before doubled slashes", "/..//otra.example"],
    ["encoded dots before doubled slashes", "/%2e%2e//otra.example"],
    ["a scheme inside", "/https://otra.example"],
    ["what is no screen", "/fallas-de-prueba?sin=red"],
    ["what is no screen, otherwise written", "/x/../Fallas%2Dde-prueba/?sin=red"],
    ["the sign-in screen", "/login"],
    ["the sign-in screen with a slash", "/login/"],
    ["the sign-in screen in capitals", "/LOGIN"],
    ["the sign-in screen, encoded", "/%6Cogin"],
    ["the sign-in screen, behind dots", "/a/../login"],
    ["the sign-in screen, with a query", "/login?volver=/cuenta"],
    ["the sign-in screen, with a fragment", "/login#x"],
    ["too long", `/${"a".repeat(2048)}`],
  ])("is home for %s", (_, value) => {
    expect(returnPath(value)).toBe("/home");
  });

  it.each([
    ["a long path", `/${"a".repeat(10_000_000)}`],
    ["many slashes", "/".repeat(10_000_000)],
    ["many dots", `/${"../".repeat(2_000_000)}`],
    ["many percent signs", `/${"%".repeat(10_000_000)}`],
    ["slashes up to the limit", `/a?${"/".repeat(2000)}\\`],
    ["percent signs up to the limit", `/${"%2".repeat(1000)}%5c`],
  ])("is decided at once for %s", (_, value) => {
    const before = performance.now();
    expect(returnPath(value)).toBe("/home");
    expect(performance.now() - before).toBeLessThan(500);
  });

  it("stays on this site for any input, parsed like a browser", () => {
    const parts = "/ \\ %2f %5c %25 . .. %2e \t otra.example @ : ? # a".split(" ");
    const strange: string[] = [];
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            const path = returnPath(`/${a}${b}${c}${d}`);
            const url = new URL(path, "https://tienda.example/x/y");
            if (url.origin !== "https://tienda.example" || !/^\/(?!\/)/.test(path)) strange.push(path);
          }
    expect(strange).toEqual([]);
  });
});
