import type { Locator, Page } from "@playwright/test";
import { inTurn } from "../in-turn.ts";
import { expect, test } from "../fixtures.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";

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

test.describe("with large text on a phone", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { width, text, header } of [
    { width: 390, text: "200%", header: 240 },
    { width: 320, text: "200%", header: 240 },
    { width: 320, text: "100%", header: 120 },
  ])
    test(`nothing is cut off at ${width} px with text of ${text}, and no page needs scrolling sideways`, async ({
      shopper,
    }) => {
      test.slow();
      const { page, shop, cart, setup, order } = shopper;
      await page.setViewportSize({ width, height: 844 });
      const checkout = new CheckoutPage(page);
      const seeAllOf = (name: string) =>
        test.step(name, async () => {
          await expect(page.getByRole("status").filter({ hasText: "Cargando" })).toHaveCount(0);
          await expect.poll(() => cutOff(page), name).toEqual([]);
          await shop.seeNoSidewaysScroll();
        });
      await page.addInitScript((size) => {
        addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = size;
        });
      }, text);

      await inTurn(
        [
          "/home",
          "/marketplace",
          "/detalles/leche-entera-1-l",
          "/carritocompras",
          "/login",
          "/registrar",
          "/contactenos",
          "/detalle",
          "/quienessomos",
          "/terminos",
        ],
        async (path) => {
          await shopper.open(path);
          await seeAllOf(path);
        },
      );
      if (width === 390)
        await expect(shop.link("Marketplace")).toHaveCSS("font-size", text === "200%" ? "30px" : "15px");
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(header);
      await shopper.buy("leche-entera-1-l", MILK);
      expect(await page.evaluate(coveredLabels)).toEqual([]);
      await seeAllOf("a product in the cart, and the message of it");
      await shop.toastButton("Ver carrito").click();
      await expect(page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
      await seeAllOf("the drawer");
      await shopper.open("/carritocompras");
      await cart.seeLines({ [MILK]: 1 });
      await seeAllOf("a guest's cart below the minimum weight");
      await cart.line(MILK).type(3);
      await cart.shipping.waitFor();
      await seeAllOf("a guest's cart that can be paid");
      await cart.pay.click();
      await page.getByRole("textbox", { name: "Correo electrónico" }).waitFor();
      await seeAllOf("a guest's checkout");

      await shopper.register();
      await shopper.open("/carritocompras/direccion");
      await checkout.field("Código postal").waitFor();
      await seeAllOf("the first address");
      await CheckoutPage.setAddress(setup);
      await shopper.open("/carritocompras");
      await cart.shipping.waitFor();
      await seeAllOf("a shopper's cart");
      await shopper.open("/carritocompras/direccion");
      await checkout.see("direccion");
      await seeAllOf("the step of the address");
      await checkout.next.click();
      await checkout.see("envio");
      await seeAllOf("the step of the shipping");
      await checkout.next.click();
      await checkout.see("metodo");
      await seeAllOf("the step of the payment");
      await checkout.radio(/^Pago de prueba/).check();
      await checkout.next.click();
      await expect(checkout.pay).toBeEnabled();
      await seeAllOf("the review");
      const { order: placed } = await setup.place("contraentrega");
      await order.open(placed.id);
      await order.timeline.waitFor();
      await seeAllOf("an order");
      await shopper.open("/cuenta");
      await seeAllOf("the account");
    });
});

/** Links of the bar whose words touch those of the next, and a count that stands on its icon. */
function coveredLabels(): string[] {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(`[data-main-nav] ${selector}`)]
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
  const overlap = (one: DOMRect, other: DOMRect, gap: number) =>
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const labels = boxesOf("a > span:not(:has(svg)):not(.main-nav__count)");
  const touching = labels.filter(({ box }, place) =>
    labels.slice(place + 1).some((other) => overlap(box, other.box, 4)),
  );
  const icons = boxesOf("svg");
  const counts = boxesOf(".main-nav__count").filter(({ box }) =>
    icons.some((icon) => overlap(icon.box, box, -icon.box.width / 2)),
  );
  return [...touching, ...counts].map(({ text }) => text);
}

/** Controls and figures with an edge outside the window, and buttons with words outside them. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPushedSideways = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isPushedSideways(element.parentElement));
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll("a[href], button, input, select, summary, textarea, dt, dd")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
        const isWhole = left >= -0.5 && right <= clientWidth + 0.5;
        const isFull = element.localName === "button" && element.scrollWidth > element.clientWidth + 1;
        return isShown && (!isWhole || isFull) && !isPushedSideways(element.parentElement);
      })
      .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`);
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
