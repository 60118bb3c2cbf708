import { SignInFailureError } from "@shop/session-machine";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANA } from "../../../app/testing/open-shop.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const PASSWORD = "clave-secreta";
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole("button", { name: "Crear cuenta" });

async function atSignUp(path = "/registrar") {
  const { shop, user } = await renderShop({ path });
  await screen.findByLabelText("Nombre");
  return { shop, user, session: shop.services.session };
}

describe("signing up", () => {
  it("makes the account that was typed, once", async () => {
    const { user, session } = await atSignUp();
    await user.type(box("Nombre"), "  Ana   Torres ");
    await user.type(box("Correo electrónico"), " ana@correo.example");
    await user.type(box("Contraseña"), PASSWORD);
    await user.click(submit());
    expect(submit().getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(submit());
    await user.click(submit());
    await user.type(box("Nombre"), "{Enter}");
    expect(session.calls).toEqual([
      {
        name: "signIn",
        input: { method: "signUp", name: "Ana Torres", email: ANA.email, password: PASSWORD },
      },
    ]);
  });

  it("leads a shopper with an account to the sign-in, with the e-mail filled in", async () => {
    const { shop, user, session } = await atSignUp("/registrar?volver=/cuenta");
    await user.type(box("Nombre"), "Ana Torres");
    await user.type(box("Correo electrónico"), String(ANA.email));
    await user.type(box("Contraseña"), `${PASSWORD}{Enter}`);
    await session.refuse("signIn", new SignInFailureError("emailTaken"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "No pudimos crear la cuenta con este correo. Si ya es tuyo, inicia sesión o recupera tu contraseña.",
    );
    expect(box("Nombre").value).toBe("Ana Torres");
    await user.click(within(alert).getByRole("link", { name: "Iniciar sesión" }));
    await screen.findByRole("heading", { level: 1, name: "Iniciar sesión" });
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(box("Correo electrónico").value).toBe(ANA.email);
  });

  it("is known to password managers", async () => {
    await atSignUp();
    const tokens = ["Nombre", "Correo electrónico", "Contraseña"].map((name) => box(name).autocomplete);
    expect(tokens).toEqual(["name", "email", "new-password"]);
  });
});
