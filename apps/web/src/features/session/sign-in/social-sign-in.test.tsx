import { SignInFailureError } from "@shop/session-machine";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANA } from "../../../app/testing/open-shop.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const button = (name: string) => screen.getByRole("button", { name });
const google = () => button("Continuar con Google");
const facebook = () => button("Continuar con Facebook");

/** The sign-in with an open window of Google. */
async function withWindow(path = "/login") {
  const { shop, user } = await renderShop({ path });
  await user.click(await screen.findByRole("button", { name: "Continuar con Google" }));
  return { shop, user, session: shop.services.session };
}

describe("a window of another service", () => {
  it.each(["/login", "/registrar"])(
    "signs in at %s, and leads to where the shopper was going",
    async (path) => {
      const { shop, session } = await withWindow(`${path}?volver=/cuenta`);
      shop.cookie = shop.newSessionCookie();
      await session.answer("signIn", ANA);
      await session.answer("writeSessionCookie", shop.cookie);
      await screen.findByRole("heading", { level: 1, name: "Mi cuenta" });
      expect(session.calls).toEqual([
        { name: "signIn", input: { method: "google" } },
        { name: "writeSessionCookie", input: { rememberMe: false } },
      ]);
    },
  );

  it("is shown as open, and disables everything else", async () => {
    const { user, session } = await withWindow();
    expect(google().getAttribute("aria-busy")).toBe("true");
    expect(facebook().getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Termina de entrar en la ventana de Google.").closest("[role=status]")).not.toBe(
      null,
    );
    await user.click(facebook());
    await user.click(google());
    expect(session.count("signIn")).toBe(1);
  });

  it("can be cancelled, and the focus returns to its button", async () => {
    const { user, session } = await withWindow();
    await user.click(button("Cancelar"));
    expect(session.signal?.aborted).toBe(true);
    expect(document.activeElement).toBe(google());
    await session.answer("endIdentity", undefined);
    await screen.findByText("Cerraste la ventana antes de terminar. Vuelve a intentarlo cuando quieras.");
    expect(screen.queryByRole("alert")).toBe(null);
    expect(screen.queryByRole("button", { name: "Cancelar" })).toBe(null);
    expect(google().getAttribute("aria-busy")).toBe(null);
    await user.click(facebook());
    expect(session.calls.at(-1)).toEqual({ name: "signIn", input: { method: "facebook" } });
  });

  it("that the browser blocks is shown beside its button", async () => {
    const { session } = await withWindow();
    await session.refuse("signIn", new SignInFailureError("popupBlocked"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "Tu navegador bloqueó la ventana para entrar. Permítela y vuelve a intentarlo.",
    );
    expect(google().closest("div")?.contains(alert)).toBe(true);
  });
});

it("a session that a window opens is as long as the shopper ticked", async () => {
  const { shop, user } = await renderShop({ path: "/login" });
  await user.click(await screen.findByRole("checkbox", { name: "Mantener la sesión iniciada" }));
  await user.click(facebook());
  await shop.services.session.answer("signIn", ANA);
  expect(shop.services.session.calls.at(-1)).toEqual({
    name: "writeSessionCookie",
    input: { rememberMe: true },
  });
});

const KNOWN = new SignInFailureError("accountExists", { email: String(ANA.email), provider: "google" });
const TITLE = "Ya tienes una cuenta con este correo";

describe("an e-mail that already has an account", () => {
  it("is still shown after a wrong password", async () => {
    const { user, session } = await withWindow();
    await session.refuse("signIn", KNOWN);
    await screen.findByRole("alert");
    await user.keyboard("otra clave{Enter}");
    await session.refuse("signIn", new SignInFailureError("wrongCredentials"));
    await screen.findByText(/^El correo o la contraseña no coinciden/);
    expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toContainEqual(
      expect.stringContaining(TITLE),
    );
  });

  it("leads from the sign-up to the sign-in, where the e-mail is filled in", async () => {
    const { shop, user, session } = await withWindow("/registrar?volver=/cuenta");
    await session.refuse("signIn", KNOWN);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Entra como lo haces siempre y la vinculamos con Google.");
    const link = alert.querySelector("a");
    expect(link?.textContent).toBe("Iniciar sesión");
    if (link) await user.click(link);
    await screen.findByRole("heading", { level: 1, name: "Iniciar sesión" });
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(screen.getByRole("alert").textContent).toContain(TITLE);
    expect(screen.getByLabelText<HTMLInputElement>("Correo electrónico").value).toBe(ANA.email);
  });

  it("is still shown when the shopper continues by phone", async () => {
    const { user, session } = await withWindow();
    await session.refuse("signIn", KNOWN);
    await user.click(button("Continuar con teléfono"));
    await screen.findByRole("heading", { level: 2, name: "Con tu teléfono" });
    expect(screen.getByRole("alert").textContent).toContain(TITLE);
  });
});
