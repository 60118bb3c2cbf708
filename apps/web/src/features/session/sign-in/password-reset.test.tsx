import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANA } from "../../../app/testing/open-shop.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";
import { shell } from "../../../shared/texts.ts";

const SENT =
  "Si hay una cuenta con ana@correo.example, en unos minutos te llega un correo para elegir una contraseña nueva.";

async function atReset() {
  const { shop, user } = await renderShop({ path: "/login?volver=/cuenta&modo=recuperar" });
  const email = await screen.findByLabelText<HTMLInputElement>("Correo electrónico");
  const submit = screen.getByRole("button", { name: "Enviar correo" });
  return { shop, user, email, submit, resets: shop.services.auth.resets };
}

describe("a forgotten password", () => {
  it("is requested once, and the response does not reveal whether there is an account", async () => {
    const { user, email, submit, resets } = await atReset();
    expect(email.autocomplete).toBe("username");
    await user.type(email, `  ${ANA.email} {Enter}`);
    expect(submit.getAttribute("aria-busy")).toBe("true");
    await user.click(submit);
    expect(resets.inputs).toEqual([{ email: ANA.email }]);
    await resets.last.answer();
    expect((await screen.findByText(SENT)).closest("[role=status]")).not.toBe(null);
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Revisa tu correo" }));
    expect(document.title).toBe(shell.title("Revisa tu correo"));
  });

  it("can be that of another e-mail", async () => {
    const { user, email, resets } = await atReset();
    await user.type(email, `${ANA.email}{Enter}`);
    await resets.last.answer();
    await user.click(await screen.findByRole("button", { name: "Usar otro correo" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Correo electrónico")).value).toBe(ANA.email);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Recupera tu contraseña" }));
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole("heading", { name: "Iniciar sesión" })).toBeNull();
  });

  it("leads back to the sign-in with the e-mail filled in and the same target", async () => {
    const { shop, user, email } = await atReset();
    await user.type(email, String(ANA.email));
    await user.click(screen.getByRole("link", { name: "Volver a iniciar sesión" }));
    await screen.findByLabelText("Contraseña");
    expect(shop.path).toBe("/login?volver=/cuenta");
    expect(screen.getByLabelText<HTMLInputElement>("Correo electrónico").value).toBe(ANA.email);
  });
});
