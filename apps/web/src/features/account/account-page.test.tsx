import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANA } from "../../testing/open-shop.ts";
import { renderShop } from "../../testing/render-shop.tsx";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const account = () => screen.queryByRole("heading", { level: 1, name: "Mi cuenta" });

/** Notes whether the account was ever on the screen. */
function watchAccount(): { wasShown: boolean; stop: () => void } {
  const seen = { wasShown: false, stop: () => observer.disconnect() };
  const observer = new MutationObserver(() => {
    seen.wasShown ||= account() !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return seen;
}

describe("the account", () => {
  it("is never on the screen for somebody who is not logged in", async () => {
    const seen = watchAccount();
    const { shop } = await renderShop({ path: "/cuenta" });
    await heading("Iniciar sesión");
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(seen.wasShown).toBe(false);
    seen.stop();
  });

  it("gives way to the sign-in when the session ends while it is open", async () => {
    const { shop } = await renderShop({ path: "/cuenta", isLogged: true });
    await heading("Mi cuenta");
    shop.lease = null;
    shop.services.session.tellIdentity({ type: "identity.nobody" });
    await heading("Iniciar sesión");
    expect(account()).toBeNull();
    expect(shop.path).toBe("/login?volver=%2Fcuenta");
  });

  it("is left by signing out: identity first, then the cookies, then a new page", async () => {
    const { shop, user } = await renderShop({ path: "/cuenta", isLogged: true });
    shop.confirm();
    await user.click(await screen.findByRole("button", { name: "Cerrar sesión" }));
    shop.lease = null;
    await waitFor(() => expect(account()).toBeNull());
    await shop.services.session.answer("endIdentity", undefined);
    await shop.services.session.answer("clearCookies", undefined);
    expect(shop.services.session.calls).toEqual([
      { name: "endIdentity" },
      { name: "clearCookies" },
      { name: "reloadPage", input: { farewell: "signedOut" } },
    ]);
  });

  it("shows the shopper as soon as the identity service knows them", async () => {
    const { shop } = await renderShop({ path: "/cuenta", isLogged: true });
    await screen.findByText("Confirmando tu sesión");
    shop.confirm({ ...ANA, name: null });
    await screen.findByText("ana@correo.example");
    expect(screen.getByText("Sin nombre").tagName).toBe("DD");
    expect(screen.queryByText("Confirmando tu sesión")).toBeNull();
  });
});
