import { encodeOutput } from "@shop/contract/schemas";
import { Secret } from "@shop/session-machine";
import { describe, expect, it, vi } from "vitest";
import { identityPaths } from "../testing/identity-paths.ts";
import { ANA, reasonOf } from "../testing/start-identity.ts";
import { BROKEN, SIGNAL, startServices, startSignedIn, TOKENS } from "../testing/start-services.ts";

const CHOSEN = { type: "account.chosen", credential: JSON.stringify({ sub: "g-1", email: ANA.email }) };
const CODE = { verificationId: "mensaje-1", code: new Secret("123456") };

/** Lets the page open a window with another document, which can answer. */
function expectWindow() {
  const { contentWindow: picker } = document.body.appendChild(document.createElement("iframe"));
  if (!picker) throw new Error("the frame has no window");
  const open = vi.spyOn(window, "open").mockReturnValue(picker);
  const close = vi.spyOn(picker, "close").mockReturnValue(undefined);
  const answer = (data: unknown) =>
    dispatchEvent(new MessageEvent("message", { origin: location.origin, source: picker, data }));
  return { open, close, answer };
}

describe("the window of Google or Facebook", () => {
  it("opens while the shopper still presses, before any code is loaded, and signs them in", async () => {
    const { services, backend } = await startServices();
    const { open, close, answer } = expectWindow();
    backend.on(identityPaths.signInWithIdp, { ...TOKENS, localId: ANA.uid });
    backend.on(identityPaths.lookup, { users: [{ localId: ANA.uid, email: ANA.email }] });
    const attempt = services.signIn({ method: "google" }, SIGNAL);
    expect(open).toHaveBeenCalledTimes(1);
    answer(CHOSEN);
    expect(await attempt).toMatchObject({ uid: ANA.uid });
    expect(close).toHaveBeenCalled();
  });

  it("opens in the same way to link", async () => {
    const { services, backend } = await startSignedIn();
    const { open, answer } = expectWindow();
    backend.on(identityPaths.signInWithIdp, { ...TOKENS, localId: ANA.uid });
    const link = services.account.link({ method: "facebook" });
    expect(open).toHaveBeenCalledTimes(1);
    answer(CHOSEN);
    await link;
  });

  it("closes when the shopper gives it up in the shop", async () => {
    const { services } = await startServices();
    const { close } = expectWindow();
    const shopper = new AbortController();
    const attempt = services.signIn({ method: "google" }, shopper.signal);
    shopper.abort();
    expect(await reasonOf(attempt)).toBe("cancelled");
    expect(close).toHaveBeenCalled();
  });

  it("does not stay open when the identity service cannot be started", async () => {
    const { services } = await startServices();
    const { close } = expectWindow();
    vi.stubGlobal("location", { origin: "" });
    expect(await reasonOf(services.signIn({ method: "google" }, SIGNAL))).toBe("unreachable");
    expect(close).toHaveBeenCalled();
  });

  it("is not of this shop in production", async () => {
    const { services } = await startServices(BROKEN);
    const { open } = expectWindow();
    expect(await reasonOf(services.signIn({ method: "google" }, SIGNAL))).toBe("unreachable");
    expect(await reasonOf(services.account.link({ method: "google" }))).toBe("unreachable");
    expect(open).not.toHaveBeenCalled();
  });

  it("is for no other way", async () => {
    const { services, backend } = await startSignedIn();
    const { open } = expectWindow();
    backend.on(identityPaths.signInWithPhone, { ...TOKENS, localId: ANA.uid });
    await services.account.reauthenticate({ method: "phone", ...CODE });
    await services.account.link({ method: "phone", ...CODE });
    expect(open).not.toHaveBeenCalled();
  });
});

it("what the forms ask for is refused as unreachable when the identity service cannot be started", async () => {
  const { services } = await startServices(BROKEN);
  expect(await reasonOf(services.sendCode({ phone: "+525512345678" }))).toBe("unreachable");
  expect(await reasonOf(services.requestPasswordReset({ email: ANA.email }))).toBe("unreachable");
  expect(await reasonOf(services.account.readAuthAccount())).toBe("unreachable");
});

it("the account at the identity service is read, changed and verified for who is signed in", async () => {
  const { services, backend } = await startSignedIn();
  const { account } = services;
  backend.on(identityPaths.update, TOKENS);
  backend.on(identityPaths.signUp, { ...TOKENS, localId: ANA.uid });
  backend.on(identityPaths.sendOobCode, { email: ANA.email });
  expect(await account.readAuthAccount()).toMatchObject({ email: ANA.email, emailVerified: false });
  await account.rename({ name: "Ana T." });
  await account.setPassword({ password: new Secret("clave-nueva") });
  await account.sendVerification();
  await account.changeEmail({ email: "ana.nueva@correo.example" });
  await account.unlink({ method: "facebook" });
  backend.on("/api/httpAccountServices", { result: { request: "peticion-1", token: "ficha" } });
  backend.on(identityPaths.signInWithCustomToken, { ...TOKENS, localId: ANA.uid });
  await account.sendEmailCode({ email: ANA.email });
  await account.reauthenticate({ method: "emailCode", email: ANA.email, code: CODE.code });
  expect(backend.asked.filter(({ path }) => path === "/api/httpAccountServices")).toMatchObject([
    { token: null, body: { data: { method: "requestSignInCode", email: ANA.email } } },
    { token: TOKENS.idToken, body: { data: { request: "peticion-1", code: "123456" } } },
  ]);
  const paths = new Set(backend.asked.map(({ path }) => path));
  const { signIn, lookup, update, signUp, sendOobCode, signInWithCustomToken } = identityPaths;
  expect(paths).toEqual(
    new Set([signIn, lookup, update, signUp, sendOobCode, "/api/httpAccountServices", signInWithCustomToken]),
  );
});

describe("the account at the shop", () => {
  const ADDRESS = {
    name: "Ana Torres",
    street: "Calle 5 de Mayo",
    exteriorNumber: "12",
    neighbourhood: "Centro",
    city: "Puebla",
    state: "Puebla",
    postalCode: "72000",
    phone: "222 123 4567",
  };

  it("is called by the name of each method, with their token", async () => {
    const { services, backend } = await startSignedIn();
    const { account } = services;
    const path = "/api/httpAccountServices";
    const answer = (result: unknown) => backend.on(path, { result });
    answer({ profile: { name: "Ana" } });
    expect(await account.getProfile()).toEqual({ name: "Ana" });
    expect(await account.saveProfile({ name: "Ana" })).toEqual({ name: "Ana" });
    answer({ addresses: [] });
    expect(await account.listAddresses()).toEqual({ addresses: [] });
    expect(await account.removeAddress({ id: "casa" })).toEqual({ addresses: [] });
    expect(await account.setDefaultAddress({ id: "casa" })).toEqual({ addresses: [] });
    answer({ addresses: [], id: "casa" });
    expect(await account.saveAddress({ address: ADDRESS, operationId: "clic-0001" })).toEqual({
      addresses: [],
      id: "casa",
    });
    answer({ data: { profile: {} } });
    expect(await account.exportData()).toEqual({ profile: {} });
    answer({});
    expect(await account.signOutEverywhere()).toBeUndefined();
    expect(await account.deleteAccount()).toBeUndefined();
    const calls = backend.asked.filter((request) => request.path === path);
    expect(calls.map(({ token, body }) => [token, body])).toEqual(
      [
        { method: "getProfile" },
        { method: "saveProfile", name: "Ana" },
        { method: "listAddresses" },
        { method: "removeAddress", id: "casa" },
        { method: "setDefaultAddress", id: "casa" },
        { method: "saveAddress", address: ADDRESS, operationId: "clic-0001" },
        { method: "exportData" },
        { method: "signOutEverywhere" },
        { method: "deleteAccount" },
      ].map((data) => [TOKENS.idToken, { data }]),
    );
  });

  it("lists its orders, page by page", async () => {
    const { services, backend } = await startSignedIn();
    const result = encodeOutput("httpPaymentServices", "listOrders", { orders: [] });
    backend.on("/api/httpPaymentServices", { result });
    expect(await services.account.listOrders({ cursor: "hoja-2" })).toEqual({ orders: [] });
    expect(backend.asked.at(-1)?.body).toEqual({ data: { method: "listOrders", cursor: "hoja-2" } });
  });
});
