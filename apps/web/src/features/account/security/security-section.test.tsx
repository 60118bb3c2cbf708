import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderShop } from "../../../app/testing/render-shop.tsx";
import { ARRIVAL } from "../../../app/testing/story-shop.tsx";
import type { AuthAccount } from "@shop/session-machine";
import { AUTH_ACCOUNT } from "../testing.ts";

const PHONE = "+525512345678";

async function openSecurity(authAccount: AuthAccount = AUTH_ACCOUNT) {
  const { shop, user } = await renderShop({ path: "/cuenta?seccion=seguridad", isLogged: true });
  shop.confirm();
  await waitFor(() => expect(shop.services.account.accesses.all).toHaveLength(1), ARRIVAL);
  await shop.services.account.accesses.last.answer(authAccount);
  await screen.findByRole("heading", { name: "Formas de entrar" });
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { shop, user, press, account: shop.services.account, session: shop.services.session };
}

/** Confirms the deletion of the account, for which the sign-in was too long ago. */
async function openDeleting() {
  const security = await openSecurity();
  await security.press("Eliminar cuenta");
  await security.user.type(screen.getByRole("textbox", { name: /^Escribe ELIMINAR/ }), "eliminar");
  await security.press("Eliminar mi cuenta");
  await security.account.deletions.last.refuse({ id: 403, reason: "signInTooOld" });
  await screen.findByRole("heading", { name: "Confirma que eres tú" });
  return security;
}

type Security = Awaited<ReturnType<typeof openSecurity>>;

/** Types the code that is mailed to the account. */
async function confirm({ user, press, account }: Security) {
  await press("Enviar código a ana@correo.example");
  await account.emailCodes.last.answer();
  await user.type(await screen.findByRole("textbox", { name: "Código" }), "123456");
  await press("Confirmar");
  await account.reauthentications.last.answer();
}

describe("deleting the account", () => {
  it("continues by itself once the code was typed, and the page confirms the deletion", async () => {
    const security = await openDeleting();
    const { shop, account, session } = security;
    await confirm(security);
    await waitFor(() => expect(account.deletions.all).toHaveLength(2));
    expect(session.calls).toEqual([]);
    await account.deletions.last.answer();
    await waitFor(() => expect(session.isWaiting("endIdentity")).toBe(true));
    expect(shop.path).toBe("/cuenta?seccion=seguridad");
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    await session.answer("endIdentity", undefined);
    await session.answer("clearCookies", undefined);
    expect(session.calls.at(-1)).toEqual({ name: "reloadPage", input: { signOutReason: "accountDeleted" } });
  });

  it("leads home even where the page cannot be loaded again", async () => {
    const security = await openDeleting();
    const { shop, account, session } = security;
    await confirm(security);
    await waitFor(() => expect(account.deletions.all).toHaveLength(2));
    await account.deletions.last.answer();
    await waitFor(() => expect(session.isWaiting("endIdentity")).toBe(true));
    shop.cookie = null;
    await session.answer("endIdentity", undefined);
    await session.answer("clearCookies", undefined);
    await session.refuse("reloadPage", new Error("blocked"));
    await waitFor(() => expect(shop.path).toBe("/home"), ARRIVAL);
    await screen.findByText(/^Eliminamos tu cuenta\./);
  });

  it("does not happen without reauthentication, and the word stays where it was typed", async () => {
    const { press, account, session } = await openDeleting();
    await press("Cancelar");
    const word = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Escribe ELIMINAR/ });
    expect(word.value).toBe("eliminar");
    expect(account.deletions.all).toHaveLength(1);
    expect(session.calls).toEqual([]);
  });
});

describe("linking a phone", () => {
  /** Sends a code to a phone number that the account does not have. */
  async function withCode() {
    const security = await openSecurity();
    await security.press("Vincular Teléfono");
    await security.user.type(
      await screen.findByRole("textbox", { name: "Número de teléfono" }, ARRIVAL),
      "55 1234 5678{Enter}",
    );
    expect(security.account.codes.inputs).toEqual([{ phone: PHONE }]);
    await security.account.codes.last.answer({ verificationId: "sms-1" });
    await security.user.type(await screen.findByRole("textbox", { name: "Código" }), "123456");
    await security.press("Vincular teléfono");
    return security;
  }

  it("takes another code in the place of a wrong one", async () => {
    const { user, account } = await withCode();
    await account.links.last.refuse("wrongCode");
    await screen.findByText(/^El código no coincide\./);
    const code = screen.getByRole<HTMLInputElement>("textbox", { name: "Código" });
    act(() => code.focus());
    await user.keyboard("654321");
    expect(code.value).toBe("654321");
  });

  it("clears the code that another one was sent for", async () => {
    const { press, account } = await withCode();
    await account.links.last.refuse("codeExpired");
    await press("Reenviar código");
    await account.codes.last.answer({ verificationId: "sms-2" });
    await screen.findByText(/^Te mandamos otro código\./);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Código" }).value).toBe("");
  });
});

describe("a window of another service", () => {
  it("that was closed is no alarm", async () => {
    const { press, account } = await openSecurity();
    await press("Vincular Google");
    await account.links.last.refuse("cancelled");
    const text = await screen.findByText(/^Cerraste la ventana antes de terminar\./);
    expect(text.closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
