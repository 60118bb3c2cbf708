import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderShop } from "../../../app/testing/render-shop.tsx";
import { ARRIVAL } from "../../../app/testing/story-shop.tsx";
import { AUTH_ACCOUNT } from "../testing.ts";

async function openSecurity() {
  const { shop, user } = await renderShop({ path: "/cuenta?seccion=seguridad", isLogged: true });
  shop.confirm();
  await waitFor(() => expect(shop.services.account.accesses.all).toHaveLength(1), ARRIVAL);
  await shop.services.account.accesses.last.answer(AUTH_ACCOUNT);
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

it("deleting the account leads home even where the page cannot be loaded again", async () => {
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

it("linking a phone takes another code in the place of a wrong one", async () => {
  const { press, user, account } = await openSecurity();
  await press("Vincular Teléfono");
  const number = await screen.findByRole("textbox", { name: "Número de teléfono" }, ARRIVAL);
  await user.type(number, "55 1234 5678{Enter}");
  expect(account.codes.inputs).toEqual([{ phone: "+525512345678" }]);
  await account.codes.last.answer({ verificationId: "sms-1" });
  const code = await screen.findByRole<HTMLInputElement>("textbox", { name: "Código" });
  await user.type(code, "123456");
  await press("Vincular teléfono");
  await account.links.last.refuse("wrongCode");
  await screen.findByText(/^El código no coincide\./);
  act(() => code.focus());
  await user.keyboard("654321");
  expect(code.value).toBe("654321");
});

it("a window of another service that was closed is no alarm", async () => {
  const { press, account } = await openSecurity();
  await press("Vincular Google");
  await account.links.last.refuse("cancelled");
  const text = await screen.findByText(/^Cerraste la ventana antes de terminar\./);
  expect(text.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
