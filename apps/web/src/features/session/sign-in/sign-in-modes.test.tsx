import { shell } from "../../../shared/texts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const mode = (name: string) => screen.findByRole("heading", { name });
const email = () => screen.getByLabelText<HTMLInputElement>("Correo electrónico");

describe("the faces of the sign-in", () => {
  it.each([
    ["/login", "Con tu correo", shell.title("Iniciar sesión")],
    ["/login?modo=telefono", "Con tu teléfono", shell.title("Iniciar sesión con tu teléfono")],
    ["/login?modo=recuperar", "Recupera tu contraseña", shell.title("Recuperar tu contraseña")],
    ["/login?modo=codigo", "Con tu correo", shell.title("Iniciar sesión con un código")],
    ["/login?modo=otro", "Con tu correo", shell.title("Iniciar sesión")],
  ])("%s is %s", async (path, heading, title) => {
    await renderShop({ path });
    await mode(heading);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      path.endsWith("recuperar") ? heading : "Iniciar sesión",
    );
    expect(document.title).toBe(title);
    const lead = screen.queryByText("Entra para ver tu carrito y tus pedidos.");
    expect(lead !== null).toBe(heading === "Con tu correo" && !path.endsWith("codigo"));
  });

  it("each have an address, so that Back and Forward lead between them; where to go and the e-mail stay", async () => {
    const { shop, user } = await renderShop({ path: "/login?volver=/cuenta" });
    await user.type(await screen.findByLabelText("Correo electrónico"), "ana@correo.example");
    await user.click(screen.getByRole("button", { name: "Continuar con teléfono" }));
    await mode("Con tu teléfono");
    expect(shop.path).toBe("/login?volver=/cuenta&modo=telefono");
    await user.click(screen.getByRole("button", { name: "Continuar con correo" }));
    await mode("Con tu correo");
    await user.click(screen.getByRole("link", { name: "¿Olvidaste tu contraseña?" }));
    await mode("Recupera tu contraseña");
    expect(shop.path).toBe("/login?volver=/cuenta&modo=recuperar");
    await shop.router.navigate(-1);
    await mode("Con tu correo");
    await shop.router.navigate(-1);
    await mode("Con tu teléfono");
    await shop.router.navigate(1);
    await mode("Con tu correo");
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(email().value).toBe("ana@correo.example");
  });

  it("take the focus from one another, but not from the screen when it opens", async () => {
    const { user } = await renderShop({ path: "/login" });
    await mode("Con tu correo");
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole("link", { name: "¿Olvidaste tu contraseña?" }));
    const heading = await mode("Recupera tu contraseña");
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(screen.getByRole("link", { name: "Volver a iniciar sesión" }));
    const first = await mode("Con tu correo");
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it("hand on the e-mail and how long to stay, but never in the address, and never the password", async () => {
    const { shop, user } = await renderShop({ path: "/login?volver=/cuenta" });
    await user.type(await screen.findByLabelText("Correo electrónico"), "ana@correo.example");
    await user.type(screen.getByLabelText("Contraseña"), "clave-secreta");
    await user.click(screen.getByRole("checkbox", { name: "Mantener la sesión iniciada" }));
    await user.click(screen.getByRole("link", { name: "¿Olvidaste tu contraseña?" }));
    await mode("Recupera tu contraseña");
    expect(email().value).toBe("ana@correo.example");
    await user.click(screen.getByRole("link", { name: "Crear cuenta" }));
    await screen.findByRole("heading", { level: 1, name: "Crear cuenta" });
    expect(shop.path).toBe("/registrar?volver=/cuenta");
    expect(email().value).toBe("ana@correo.example");
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Iniciar sesión" }));
    await screen.findByRole("heading", { level: 1, name: "Iniciar sesión" });
    expect(email().value).toBe("ana@correo.example");
    expect(screen.getByLabelText<HTMLInputElement>("Contraseña").value).toBe("");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(JSON.stringify(shop.router.state.location)).not.toContain("ana@");
  });

  it("forget what was typed once the shopper leaves", async () => {
    const { shop, user } = await renderShop({ path: "/login" });
    await user.type(await screen.findByLabelText("Correo electrónico"), "ana@correo.example");
    await shop.router.navigate("/quienessomos");
    await screen.findByRole("heading", { level: 1, name: "Quiénes somos" });
    await shop.router.navigate("/login");
    await mode("Con tu correo");
    expect(email().value).toBe("");
  });
});
