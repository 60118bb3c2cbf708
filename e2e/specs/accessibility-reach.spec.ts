import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { Keyboard } from "../pages/keyboard.ts";
import { Privacy } from "../pages/privacy.ts";

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

test.describe("at the first visit, what has the focus is never behind what stays in its place", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("beside the filters of the marketplace", async ({ shopper }) => {
    const { page, marketplace } = shopper;
    await page.setViewportSize({ width: 1024, height: 700 });
    await shopper.open("/marketplace?categoria=bebidas");
    await expect(marketplace.products.first()).toBeVisible();
    await expect(new Privacy(page).question).toBeVisible();
    await tabAround(page);
  });

  test("on a phone", async ({ shopper }) => {
    const { page, cart, setup, product } = shopper;
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.register();
    await setup.putIn({ "leche-entera-1-l": 1 });
    await shopper.open("/detalles/leche-entera-1-l");
    await product.product(MILK).seeQuantity(1);
    await expect(new Privacy(page).question).toBeVisible();
    await tabAround(page);
    await shopper.shop.goToCart();
    await cart.seeLines({ [MILK]: 1 });
    await tabAround(page);
  });
});

/** Tabs through the whole page, and through its header once more, where the foot of the page is in sight. */
async function tabAround(page: Page): Promise<void> {
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await new Keyboard(page).tabTo(skip);
  const covered: string[] = [];
  const goOn = async (headers: number): Promise<void> => {
    await page.keyboard.press("Tab");
    const { stop, isCovered, isSearch } = await page.evaluate(focusInSight);
    if (isCovered) covered.push(stop);
    if (!isSearch || headers > 1) await goOn(headers - Number(isSearch));
  };
  await goOn(2);
  expect(covered).toEqual([]);
}

/** What has the focus, and whether nothing of it can be seen (WCAG 2.2, 2.4.11). */
function focusInSight() {
  const stop = document.activeElement ?? document.body;
  const box = stop.closest("label") ?? stop;
  const { left, top, width, height } = box.getBoundingClientRect();
  const isSeenAt = (x: number, y: number) => {
    const front = document.elementFromPoint(left + width * x, top + height * y);
    return front !== null && (box.contains(front) || front.contains(box));
  };
  return {
    stop: `${stop.localName} ${stop.ariaLabel ?? stop.textContent}`,
    isCovered: stop !== document.body && ![0.1, 0.5, 0.9].some((x) => isSeenAt(x, 0.2) || isSeenAt(x, 0.8)),
    isSearch: stop.matches("#buscar"),
  };
}

/** A page that could be scrolled has begun to be by then. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test("behind the drawer the page stays where it is, and who closes it is back at its button", async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open("/marketplace?categoria=lacteos");
  const opener = page.getByRole("button", { name: "Vista rápida del carrito" });
  await opener.press("Enter");
  await expect(page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("End");
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
