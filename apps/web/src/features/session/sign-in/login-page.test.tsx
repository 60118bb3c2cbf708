import { shop as config } from "@shop/commerce";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANA, type Visit } from "../../../app/testing/open-shop.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const PASSWORD = "clave-secreta";
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The form, filled in and sent. */
async function signIn(visit: Visit, isToLast = false) {
  const { shop, user } = await renderShop(visit);
  await user.type(await screen.findByLabelText("Correo electrónico"), String(ANA.email));
  await user.type(screen.getByLabelText("Contraseña"), PASSWORD);
  if (isToLast) await user.click(screen.getByRole("checkbox", { name: /Mantener la sesión iniciada/ }));
  await user.click(screen.getByRole("button", { name: "Iniciar sesión" }));
  return shop;
}

describe("signing in", () => {
  it.each([
    ["/login?volver=/cuenta", "/cuenta", "Mi cuenta"],
    ["/login?volver=/fallas-de-prueba?sin=red", "/home", config.promise],
  ])("at %s leads to %s", async (path, goal, title) => {
    const shop = await signIn({ path });
    shop.cookie = shop.newSessionCookie();
    await shop.services.session.answer("signIn", ANA);
    await shop.services.session.answer("writeSessionCookie", shop.cookie);
    await heading(title);
    expect(shop.path).toBe(goal);
    expect(shop.services.session.calls).toEqual([
      { name: "signIn", input: { method: "password", email: ANA.email, password: PASSWORD } },
      { name: "writeSessionCookie", input: { rememberMe: false } },
    ]);
  });

  it("by a mailed code is first, with what was typed and where to go", async () => {
    const { shop, user } = await renderShop({ path: "/login?volver=/cuenta" });
    await user.type(await screen.findByLabelText("Correo electrónico"), String(ANA.email));
    const code = screen.getByRole("link", { name: "Recibir un código por correo" });
    const password = screen.getByLabelText("Contraseña");
    expect(code.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(code);
    await user.click(await screen.findByRole("button", { name: "Enviar código" }));
    const { emailCodes } = shop.services.auth;
    expect(emailCodes.inputs).toEqual([{ email: ANA.email }]);
    await emailCodes.last.answer();
    await user.type(await screen.findByLabelText("Código"), "123456{Enter}");
    shop.cookie = shop.newSessionCookie();
    await shop.services.session.answer("signIn", ANA);
    await shop.services.session.answer("writeSessionCookie", shop.cookie);
    await heading("Mi cuenta");
    expect(shop.path).toBe("/cuenta");
  });

  it("leaves no sign-in in the history: Back leads to the screen before it", async () => {
    const { shop, user } = await renderShop({ path: "/quienessomos" });
    await shop.router.navigate("/login?volver=/cuenta");
    await user.type(await screen.findByLabelText("Correo electrónico"), String(ANA.email));
    await user.type(screen.getByLabelText("Contraseña"), `${PASSWORD}{Enter}`);
    shop.cookie = shop.newSessionCookie();
    await shop.services.session.answer("signIn", ANA);
    await shop.services.session.answer("writeSessionCookie", shop.cookie);
    await heading("Mi cuenta");
    await shop.router.navigate(-1);
    await heading("Quiénes somos");
    expect(shop.path).toBe("/quienessomos");
  });

  it("keeps the session for thirty days if the shopper chose so", async () => {
    const shop = await signIn({ path: "/login" }, true);
    await shop.services.session.answer("signIn", ANA);
    const { calls } = shop.services.session;
    expect(calls.at(-1)).toEqual({ name: "writeSessionCookie", input: { rememberMe: true } });
  });

  it("shows that the browser blocks cookies, and shopping continues", async () => {
    const shop = await signIn({ path: "/login" });
    await shop.services.session.answer("signIn", ANA);
    await shop.services.session.answer("writeSessionCookie", null);
    await screen.findAllByText(/^Tu navegador bloquea las cookies/);
    await shop.services.session.answer("endIdentity", undefined);
    await screen.findByText(/^No pudimos mantener tu sesión/);
    expect(shop.path).toBe("/login");
  });

  it("follows a sign-in in another tab", async () => {
    const { shop } = await renderShop({ path: "/login?volver=/cuenta" });
    await heading("Iniciar sesión");
    shop.cookie = shop.newSessionCookie();
    shop.services.session.notifyCookie(shop.cookie);
    await heading("Mi cuenta");
    expect(shop.path).toBe("/cuenta");
  });
});
