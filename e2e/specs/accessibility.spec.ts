import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { inTurn } from "../in-turn.ts";
import { Privacy } from "../pages/privacy.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  ["/home", "La despensa de la semana, pesada y en tu puerta", "La Alacena: Abarrotes y farmacia"],
  ["/marketplace", "Marketplace", "Marketplace · La Alacena"],
  ["/marketplace?categoria=farmacia", "Farmacia", "Farmacia · La Alacena"],
  ["/detalles/leche-entera-1-l", "Leche entera 1 L", "Leche entera 1 L · La Alacena"],
  ["/detalles/nada-de-esto", "Producto no encontrado", "Producto no encontrado · La Alacena"],
  ["/login", "Iniciar sesión", "Iniciar sesión · La Alacena"],
  ["/registrar", "Crear cuenta", "Crear cuenta · La Alacena"],
  ["/carritocompras", "Carrito de compras", "Carrito de compras · La Alacena"],
  ["/contactenos", "Contáctenos", "Contáctenos · La Alacena"],
  ["/quienessomos", "Quiénes somos", "Quiénes somos · La Alacena"],
  ["/privacidad", "Aviso de privacidad", "Aviso de privacidad · La Alacena"],
  ["/terminos", "Términos y condiciones", "Términos y condiciones · La Alacena"],
  ["/devoluciones", "Devoluciones", "Devoluciones · La Alacena"],
  ["/pagoconfirmado/abc", "Pedido no encontrado", "Pedido no encontrado · La Alacena"],
  ["/no/existe", "Página no encontrada", "Página no encontrada · La Alacena"],
] as const;

test("every screen marks the current page, within WCAG 2.2 AA", async ({ shopper, expectErrors }) => {
  test.slow();
  expectErrors(/status of 404/);
  const { page, shop } = shopper;
  await inTurn(SCREENS, ([path, heading, title]) =>
    test.step(path, async () => {
      await shopper.open(path);
      await shop.see(heading, path);
      await expect(page).toHaveTitle(title);
      await shop.seeLoaded();
      expect(await findViolations(page)).toEqual([]);
    }),
  );
});

test.describe("on a phone, at the first visit", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test(
    "nothing is too small for a thumb, and the question about privacy covers nothing",
    { tag: "@phone-only" },
    async ({ shopper }) => {
      const { page, shop } = shopper;
      const privacy = new Privacy(page);
      await inTurn(
        ["/home", "/marketplace?categoria=lacteos", "/detalles/leche-entera-1-l", "/registrar"],
        (path) =>
          test.step(path, async () => {
            await shopper.open(path);
            await shop.seeLoaded();
            await expect(privacy.question).toBeVisible();
            expect(await smallTargets(page)).toEqual([]);
            await shop.seeNoSidewaysScroll();
          }),
      );
      await page.setViewportSize({ width: 320, height: 256 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(privacy.question).not.toBeInViewport();
    },
  );
});

/**
 * Controls below our 44 pixels in height, and anything else below the 24 of WCAG 2.2, 2.5.8. A link in a sentence is
 * as high as its line, a box is as large as its label, and a link that is laid over its card is as large as the card.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, textarea"),
    ];
    return targets.flatMap((target) => {
      const coverage = getComputedStyle(target, "::after");
      const isCovering = coverage.content !== "none" && coverage.position === "absolute";
      const box = target.closest("label") ?? (isCovering ? target.offsetParent : null) ?? target;
      const { width, height } = box.getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const isInSentence = getComputedStyle(target).display === "inline";
      const isUnseen = target.matches(":not(:focus)") && getComputedStyle(target).clipPath !== "none";
      if (!isShown || isUnseen) return [];
      const least = target.localName === "a" ? (isInSentence ? 0 : 24) : 44;
      if (height >= least - 0.5 && width >= Math.min(least, 24)) return [];
      return [`${target.localName} ${target.ariaLabel ?? target.textContent}: ${width} by ${height}`];
    });
  });
}

const MAILBOX = "/buzon-de-prueba";
const METHODS = "/identitytoolkit.example/v1/accounts";

test("the mailbox announces new messages, keeps the scroll position, and is within WCAG 2.2 AA with its pages", async ({
  page,
}) => {
  const seeNoViolations = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page)).toEqual([]);
  };
  const email = await sendMail(page.request);
  await page.goto(MAILBOX);
  const mail = page.getByRole("article").filter({ hasText: email });
  const link = mail.getByRole("link", { name: "Confirmar mi correo" });
  await link.focus();
  const phone = await sendCode(page.request);
  await expect(page.getByRole("article").filter({ hasText: phone })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^Llegó: /);
  await expect(link).toBeFocused();
  await seeNoViolations();
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("button", { name: "Confirmar mi correo" });
  await expect(confirm).toBeVisible();
  await seeNoViolations();
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu correo está confirmado");
  await page.goto(MAILBOX);
  await expect(mail).toContainText("Este enlace ya se usó o venció.");
  await page.goto("/cuentas-de-prueba?provider=google");
  await page.getByText("Usar otra cuenta").click();
  await seeNoViolations();
});

/** Sends a code to a number that no other test uses. */
async function sendCode(request: APIRequestContext): Promise<string> {
  const phoneNumber = `+5255${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const answer = await request.post(`${METHODS}:sendVerificationCode`, { data: { phoneNumber } });
  expect(answer.ok()).toBe(true);
  return phoneNumber;
}

/** Sends a mail to a shopper who has just signed up. */
async function sendMail(request: APIRequestContext): Promise<string> {
  const email = `ana-${crypto.randomUUID()}@correo.example`;
  const signedUp = await request.post(`${METHODS}:signUp`, {
    data: { email, password: "tres tristes tigres" },
  });
  const { idToken } = (await signedUp.json()) as { idToken: string };
  await request.post(`${METHODS}:sendOobCode`, { data: { requestType: "VERIFY_EMAIL", idToken } });
  return email;
}
