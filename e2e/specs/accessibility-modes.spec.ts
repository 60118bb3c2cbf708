import type { Locator, Page } from "@playwright/test";
import { inTurn } from "../in-turn.ts";
import { expect, test } from "../fixtures.ts";

const MILK = "Leche entera 1 L";

/** What surrounds an element, as it is drawn. */
const outlineOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });

test.describe("in the colours that a reader has chosen", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("what is chosen, what has the focus and how much is missing can still be seen", async ({
    shopper,
  }) => {
    const { shop, cart, page } = shopper;
    await shopper.register();
    await shopper.open("/marketplace?categoria=lacteos");
    await shopper.marketplace.seeFound("22 productos");
    expect(await outlineOf(shop.link("Marketplace"))).toBe(2);
    expect(await outlineOf(shop.link("Inicio"))).toBe(0);
    const add = shopper.marketplace.product(MILK).addButton;
    await add.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await outlineOf(add)).toBeGreaterThanOrEqual(3);
    await add.press("Enter");
    await shop.goToCart();
    await cart.seeLines({ [MILK]: 1 });
    const { adjust, ground } = await cart.meter.evaluate((node) => {
      const style = getComputedStyle(node);
      return { adjust: style.forcedColorAdjust, ground: style.backgroundImage };
    });
    expect(adjust).toBe("none");
    expect(ground).toContain("linear-gradient");
    await cart.line(MILK).type(3);
    await cart.shipping.waitFor();
    const chosen = cart.shipping.getByRole("radio", { checked: true });
    expect(await chosen.evaluate((node) => getComputedStyle(node).appearance)).toBe("auto");
  });
});

test.describe("at 400 % of a window of 1280 by 1024", () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: "reduce" } });

  for (const path of ["/home", "/marketplace?categoria=lacteos", "/detalles/leche-entera-1-l", "/login"]) {
    test(`${path} needs no scrolling sideways, and nothing with the focus is covered`, async ({
      shopper,
    }) => {
      await shopper.open(path);
      await expect(shopper.page.getByRole("status").filter({ hasText: "Cargando" })).toHaveCount(0);
      await shopper.shop.seeNoSidewaysScroll();
      const covered = await inTurn(Array.from({ length: 25 }), async () => {
        await shopper.page.keyboard.press("Tab");
        return coveredFocus(shopper.page);
      });
      expect(covered.flat()).toEqual([]);
    });
  }
});

/** The element with the focus, when nothing of it can be seen. Source: WCAG 2.2, 2.4.11. */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The browser moves the page to what has the focus before it draws the next picture.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
    const isSeen = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    return isSeen
      ? []
      : [`${focused.localName} ${focused.textContent.trim() || focused.getAttribute("aria-label")}`];
  });
}

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a message, the drawer and the count of the cart are there at once", async ({ shopper }) => {
    await shopper.buy("leche-entera-1-l", MILK);
    await shopper.shop.toastButton("Ver carrito").click();
    await expect(shopper.page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
    const max = await shopper.page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      ),
    );
    expect(max).toBeLessThanOrEqual(1);
  });
});
