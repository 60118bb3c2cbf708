import { SignInFailureError } from "@shop/session-machine";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function atSignIn() {
  const { shop, user } = await renderShop({ path: "/login" });
  await screen.findByLabelText("Contraseña");
  return { user, session: shop.services.session };
}

describe("e-mail and password", () => {
  it("can be tried again after a rejection, which is announced each time", async () => {
    const { user, session } = await atSignIn();
    await user.type(box("Correo electrónico"), "ana@correo.example");
    await user.type(box("Contraseña"), "una{Enter}");
    await session.refuse("signIn", new SignInFailureError("wrongCredentials"));
    const first = await screen.findByRole("alert");
    await user.type(box("Contraseña"), "otra{Enter}");
    expect(screen.queryByRole("alert")).toBe(null);
    await session.refuse("signIn", new SignInFailureError("tooManyAttempts"));
    expect(await screen.findByRole("alert")).not.toBe(first);
    expect(session.count("signIn")).toBe(2);
  });

  it("stay the same fields for a password manager in every state", async () => {
    const { user, session } = await atSignIn();
    const before = ["Correo electrónico", "Contraseña"].map(box);
    const names = () => before.map(({ id, name, autocomplete }) => [id, name, autocomplete]);
    const tokens = [
      ["email", "email", "username"],
      ["password", "password", "current-password"],
    ];
    expect(names()).toEqual(tokens);
    await user.type(box("Contraseña"), "clave");
    await user.click(screen.getByRole("button", { name: "Mostrar contraseña" }));
    expect(box("Contraseña").type).toBe("text");
    await user.type(box("Correo electrónico"), "ana@correo.example{Enter}");
    expect(box("Contraseña").type).toBe("password");
    await session.refuse("signIn", new SignInFailureError("wrongCredentials"));
    await screen.findByRole("alert");
    expect(["Correo electrónico", "Contraseña"].map(box)).toEqual(before);
    expect(names()).toEqual(tokens);
  });
});
