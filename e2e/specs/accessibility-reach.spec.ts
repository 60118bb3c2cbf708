import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const MILK = "Leche entera 1 L";

for (const path of ["/home", "/marketplace?categoria=lacteos", "/detalles/leche-entera-1-l", "/registrar"]) {
  test(`${path} has nothing that is too small for a thumb`, { tag: "@phone" }, async ({ shopper }) => {
    await shopper.open(path);
    await expect(shopper.page.getByRole("status").filter({ hasText: "Cargando" })).toHaveCount(0);
    expect(await smallTargets(shopper.page)).toEqual([]);
  });
}

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

test.describe("in a window of 320 by 256, as at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("no bar stays over what is read", async ({ shopper }) => {
    const { page } = shopper;
    await shopper.open("/terminos");
    const last = page.getByRole("link", { name: "Escríbenos si algo no queda claro" });
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(shopper.shop.nav).not.toBeInViewport();
  });
});

test("who closes the drawer is back at the button that opened it", async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open("/marketplace?categoria=lacteos");
  const opener = page.getByRole("button", { name: "Vista rápida del carrito" });
  await opener.press("Enter");
  await expect(page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("changes of the cart and validation errors of a form are said aloud", async ({ shopper }) => {
  const { page, cart } = shopper;
  await shopper.open("/detalles/leche-entera-1-l");
  await shopper.product.product(MILK).add();
  await expect(page.getByText(/^Llevas 1 producto, 1\.03 kg\./)).toHaveCount(1);
  await shopper.shop.goToCart();
  await cart.line(MILK).increaseBy(1);
  await expect(page.getByText(/^Llevas 2 productos, 2\.06 kg\./)).toHaveCount(1);

  await shopper.open("/contactenos");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const name = page.getByRole("textbox", { name: "Nombre" });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(/Escribe/);
});
