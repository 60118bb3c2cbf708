import { COOKIE_LIFETIME } from "@shop/session-machine";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { selectIsLogged } from "../../shared/app-actor.ts";
import { ANA } from "../testing/open-shop.ts";
import { renderShop } from "../testing/render-shop.tsx";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const link = (name: string) => screen.findByRole("link", { name });

describe("the navigation guard", () => {
  it("reads the cookie afresh: a removed one opens nothing", async () => {
    const { shop, user } = await renderShop({ path: "/quienessomos", isLogged: true });
    await link("Mi cuenta");
    shop.cookie = null;
    await user.click(await link("Mi cuenta"));
    await screen.findByText("Inicia sesión para ver tu cuenta.");
    expect(shop.path).toBe("/quienessomos");
    expect(selectIsLogged(shop.app.getSnapshot())).toBe(false);
    expect(shop.services.session.calls).toEqual([
      { name: "endIdentity", input: { signOutReason: "signedOut" } },
    ]);
  });

  it("takes a cookie that could not be removed for no session: signing out leads to the sign-in", async () => {
    const { shop, user } = await renderShop({ path: "/cuenta", isLogged: true });
    await user.click(await screen.findByRole("button", { name: "Cerrar sesión" }));
    await shop.services.session.answer("endIdentity", undefined);
    await shop.services.session.refuse("clearCookies", new Error("stuck"));
    await shop.services.session.refuse("reloadPage", new Error("blocked"));
    await heading("Iniciar sesión");
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(screen.queryByText("Ya iniciaste sesión, así que te dejamos donde estabas.")).toBeNull();
  });

  it("reads the cookie afresh: one that another tab has written opens the account", async () => {
    const { shop } = await renderShop({ path: "/quienessomos" });
    await link("Iniciar sesión");
    shop.cookie = shop.newSessionCookie();
    await shop.router.navigate("/cuenta");
    await heading("Mi cuenta");
    expect(selectIsLogged(shop.app.getSnapshot())).toBe(true);
  });

  it("renews the session cookie of a shopper who navigates", async () => {
    const { shop, user } = await renderShop({ path: "/quienessomos", isLogged: true });
    shop.confirm(ANA);
    shop.cookie = { expiresAt: Date.now() + COOKIE_LIFETIME.day - 2 * 60 * 60 * 1000 };
    await user.click(await link("Marketplace"));
    await heading("Marketplace");
    await waitFor(() =>
      expect(shop.services.session.calls).toEqual([
        { name: "writeSessionCookie", input: { rememberMe: false } },
      ]),
    );
  });
});
