import { shell } from "../../../shared/texts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const account = () => screen.queryByRole("heading", { level: 1, name: "Mi cuenta" });

/** Records whether the account was ever on the screen. */
function watchAccount(): { wasShown: boolean; stop: () => void } {
  const seen = { wasShown: false, stop: () => observer.disconnect() };
  const observer = new MutationObserver(() => {
    seen.wasShown ||= account() !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return seen;
}

describe("the account", () => {
  it("is never rendered for a guest", async () => {
    const seen = watchAccount();
    const { shop } = await renderShop({ path: "/cuenta" });
    await heading("Iniciar sesión");
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(seen.wasShown).toBe(false);
    seen.stop();
  });

  it("waits for the end of the session, and gives way to the sign-in where the page cannot be loaded anew", async () => {
    const { shop } = await renderShop({ path: "/cuenta", isLogged: true });
    await heading("Mi cuenta");
    shop.cookie = null;
    shop.services.session.notifyIdentity({ type: "identity.nobody" });
    await screen.findByText("Cerrando tu sesión");
    expect(account()).toBeNull();
    const nav = within(screen.getByRole("navigation", { name: "Navegación principal" }));
    expect(nav.getByRole("status").textContent).toBe("Saliendo");
    expect(nav.queryByRole("link", { name: /^(?:Mi cuenta|Iniciar sesión)$/ })).toBeNull();
    await shop.services.session.answer("endIdentity", undefined);
    await shop.services.session.answer("clearCookies", undefined);
    expect(shop.path).toBe("/cuenta");
    await shop.services.session.refuse("reloadPage", new Error("blocked"));
    await heading("Iniciar sesión");
    expect(shop.path).toBe("/login?volver=/cuenta");
    await nav.findByRole("link", { name: "Iniciar sesión" });
  });
});

describe("the sections of the account", () => {
  it.each([
    ["/cuenta", "Perfil", shell.title("Mi cuenta")],
    ["/cuenta?seccion=direcciones", "Direcciones", shell.title("Direcciones · Mi cuenta")],
    ["/cuenta?seccion=pedidos", "Pedidos", shell.title("Pedidos · Mi cuenta")],
    ["/cuenta?seccion=seguridad", "Seguridad", shell.title("Seguridad · Mi cuenta")],
  ])("%s is %s", async (path, name, title) => {
    await renderShop({ path, isLogged: true });
    await heading("Mi cuenta");
    expect(document.title).toBe(title);
    expect(screen.getByRole("region", { name })).toBeDefined();
    const links = within(screen.getByRole("navigation", { name: "Mi cuenta" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["Perfil", "Direcciones", "Pedidos", "Seguridad"]);
    expect(links.filter((link) => link.ariaCurrent === "page").map((link) => link.textContent)).toEqual([
      name,
    ]);
  });

  it("are those of another account when that one takes over", async () => {
    const { shop } = await renderShop({ path: "/cuenta", isLogged: true });
    const { profiles } = shop.services.account;
    shop.confirm();
    await screen.findByText("ana@correo.example");
    await waitFor(() => expect(profiles.all).toHaveLength(1));
    await profiles.last.answer({ name: "Ana Torres" });
    await screen.findByText("Ana Torres");
    expect(profiles.all).toHaveLength(1);
    shop.confirm({ uid: "luis", email: "luis@correo.example", name: null, emailVerified: true, phone: null });
    await screen.findByText("luis@correo.example");
    expect(profiles.all).toHaveLength(2);
    expect(screen.queryByText("Ana Torres")).toBeNull();
  });
});
