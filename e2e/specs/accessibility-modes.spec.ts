import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { coveredFocus } from "../covered-focus.ts";
import { inTurn } from "../in-turn.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";

const MILK = "Leche entera 1 L";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The width of what surrounds an element, in px. */
const outlineOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });

test.describe("in the colours that a reader has chosen", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("what is chosen, what has the focus and how much is missing can be seen, and nothing moves", async ({
    shopper,
  }) => {
    const { shop, cart, page } = shopper;
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
    await shop.toastButton("Ver carrito").click();
    await expect(page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1);

    await shopper.open("/carritocompras");
    await cart.seeLines({ [MILK]: 1 });
    const { adjust, ground } = await cart.meter.evaluate((node) => {
      const style = getComputedStyle(node);
      return { adjust: style.forcedColorAdjust, ground: style.backgroundImage };
    });
    expect(adjust).toBe("none");
    expect(ground).toContain("linear-gradient");
    await cart.line(MILK).type(3);
    const chosen = cart.shipping.getByRole("radio", { checked: true });
    expect(await chosen.evaluate((node) => getComputedStyle(node).appearance)).toBe("auto");
  });
});

test.describe("at 400 % of a window of 1280 by 1024", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("no page needs scrolling sideways, nothing with the focus is covered, and no bar stays over what is read", async ({
    shopper,
  }) => {
    const { page, shop } = shopper;
    const pages = [
      "/home",
      "/marketplace?categoria=lacteos",
      `/marketplace?categoria=farmacia&q=${"W".repeat(80)}`,
      "/detalles/leche-entera-1-l",
      "/login",
    ];
    await inTurn(pages, (path) =>
      test.step(path, async () => {
        await shopper.open(path);
        await shop.seeLoaded();
        await shop.seeNoSidewaysScroll();
        await inTurn(Array.from({ length: 25 }), async () => {
          await page.keyboard.press("Tab");
          // An element that has lost the focus, such as a list of suggestions, is removed some frames later.
          await expect.poll(() => coveredFocus(page)).toEqual([]);
        });
      }),
    );
    await shopper.open("/terminos");
    const last = page.getByRole("link", { name: "Escríbenos si algo no queda claro" });
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(shop.nav).not.toBeInViewport();
  });
});

/** Windows of phones, the size of the text in each, and the most of the header, in px. */
const PHONES = [
  { width: 390, text: "200%", header: 240 },
  { width: 320, text: "200%", header: 240 },
  { width: 320, text: "100%", header: 120 },
];

test("on a phone with large text nothing is cut off, and no page needs scrolling sideways", async ({
  shopper,
}) => {
  test.slow();
  const { page, shop, cart, setup, order } = shopper;
  const checkout = new CheckoutPage(page);
  /** In each window, on the screen that is open. */
  const seeAllOf = (name: string) =>
    test.step(name, async () => {
      await shop.seeLoaded();
      // What is skipped as it is far below keeps the measures of the last window.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets = [sheet];
      });
      await inTurn(PHONES, async ({ width, text, header }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = size;
          // What depends on the measures of the window follows a frame later.
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }, text);
        await expect.poll(() => cutOff(page), `${name}, ${width} px, ${text}`).toEqual([]);
        await shop.seeNoSidewaysScroll();
        expect(await page.evaluate(coveredLabels)).toEqual([]);
        const banner = page.locator("header").first();
        await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThanOrEqual(header);
      });
    });
  const open = async (path: string) => {
    await shopper.open(path);
    await seeAllOf(path);
  };

  await inTurn(["/home", "/marketplace", "/detalles/leche-entera-1-l", "/carritocompras"], open);
  await inTurn(["/login", "/registrar", "/contactenos", "/quienessomos", "/terminos"], open);
  await shopper.buy("leche-entera-1-l", MILK);
  await seeAllOf("a product in the cart, and the message of it");
  await shop.toastButton("Ver carrito").click();
  await expect(page.getByRole("dialog", { name: "Tu carrito" })).toBeVisible();
  await seeAllOf("the drawer");
  await open("/carritocompras");
  await cart.line(MILK).type(3);
  await cart.shipping.waitFor();
  await seeAllOf("a guest's cart that can be paid");
  await cart.pay.click();
  await page.getByRole("textbox", { name: "Correo electrónico" }).waitFor();
  await seeAllOf("a guest's checkout");

  await shopper.haveSession();
  await shopper.open("/carritocompras/direccion");
  await checkout.field("Código postal").waitFor();
  await seeAllOf("the first address");
  // A link to a map, pasted where it fits.
  setup.address = {
    ...setup.address,
    name: "W".repeat(40),
    street: `https://maps.example/${"a".repeat(60)}`,
  };
  await CheckoutPage.setAddress(setup);
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
  await inTurn(["/cuenta", "/cuenta?seccion=direcciones"], open);
});

/** Links of the bar whose labels touch the next one, and a count that covers its icon. */
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
