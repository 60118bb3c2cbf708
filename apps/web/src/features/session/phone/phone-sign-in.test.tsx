import { act, screen, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { SimulatedClock } from "xstate";
import { ANA } from "../../../app/testing/open-shop.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";
import { shell } from "../../../shared/texts.ts";

const PATH = "/login?modo=telefono";
const number = () => screen.getByLabelText<HTMLInputElement>("Número de teléfono");
const code = () => screen.getByLabelText<HTMLInputElement>("Código");
const button = (name: string) => screen.getByRole("button", { name });

async function atNumber(path = PATH) {
  const { shop, user } = await renderShop({ path });
  await screen.findByLabelText("Número de teléfono");
  return { shop, user, codes: shop.services.auth.codes, session: shop.services.session };
}

async function atCode() {
  const screenOf = await atNumber();
  await screenOf.user.type(number(), "55 1234 5678{Enter}");
  await screenOf.codes.last.answer({ verificationId: "v1" });
  await screen.findByLabelText("Código");
  return screenOf;
}

/** Advances the fake timers and the machines' clock by a second. */
function pass(clock: SimulatedClock) {
  vi.setSystemTime(Date.now() + 1000);
  act(() => clock.increment(1000));
}

describe("the number", () => {
  it("is offered the shop's own country first, then all by name, and is one that a browser fills in", async () => {
    await atNumber();
    const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "País" });
    expect(country.getAttribute("autocomplete")).toBe("tel-country-code");
    expect([number().autocomplete, number().type]).toEqual(["tel-national", "tel"]);
    const names = within(country)
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(names.slice(0, 3)).toEqual(["México (+52)", "Afganistán (+93)", "Albania (+355)"]);
    expect(names).toContain("España (+34)");
    expect(country.value).toBe("MX");
  });
});

describe("the code", () => {
  it("signs in, for as long as was ticked beside the number", async () => {
    const { shop, user, codes, session } = await atNumber(`${PATH}&volver=/quienessomos`);
    await user.click(screen.getByRole("checkbox", { name: "Mantener la sesión iniciada" }));
    await user.type(number(), "55 1234 5678{Enter}");
    await codes.last.answer({ verificationId: "v1" });
    await user.type(await screen.findByLabelText("Código"), "123 456{Enter}");
    await session.answer("signIn", { ...ANA, email: null, phone: "+525512345678" });
    expect(session.calls).toEqual([
      { name: "signIn", input: { method: "phone", verificationId: "v1", code: "123456" } },
      { name: "writeSessionCookie", input: { rememberMe: true } },
    ]);
    expect(shop.path).toBe(`${PATH}&volver=/quienessomos`);
  });

  it("can be sent again after thirty seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { shop, user, codes, session } = await atCode();
    const resend = button("Reenviar código");
    expect(resend.textContent).toBe("Reenviar código en 30 s");
    pass(shop.clock);
    expect(resend.textContent).toBe("Reenviar código en 29 s");
    await user.click(resend);
    expect(codes.inputs).toHaveLength(1);
    await screen.findByText("Podrás reenviar el código en 29 segundos.");
    for (let second = 0; second < 29; second++) pass(shop.clock);
    await screen.findByText("Ya puedes reenviar el código.");
    expect(resend.textContent).toBe("Reenviar código");
    await user.click(resend);
    expect(resend.getAttribute("aria-busy")).toBe("true");
    await codes.last.answer({ verificationId: "v2" });
    await screen.findByText("Te mandamos otro código. El anterior ya no sirve.");
    expect(document.activeElement).toBe(resend);
    expect(code().value).toBe("");
    await user.type(code(), "654321{Enter}");
    expect(session.calls.at(-1)).toEqual({
      name: "signIn",
      input: { method: "phone", verificationId: "v2", code: "654321" },
    });
  });

  it("gives way to another number, that is still filled in", async () => {
    const { user } = await atCode();
    expect(document.title).toBe(shell.title("Escribe tu código"));
    await user.click(button("Cambiar número"));
    expect((await screen.findByLabelText<HTMLInputElement>("Número de teléfono")).value).toBe("55 1234 5678");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Con tu teléfono" }));
    expect(document.title).toBe(shell.title("Iniciar sesión con tu teléfono"));
  });
});
