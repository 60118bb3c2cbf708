import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { countRenders } from "../count-renders.ts";
import { expect, test } from "../fixtures.ts";
import { holdRequests } from "../held-requests.ts";
import { inTurn } from "../in-turn.ts";
import type { Shopper } from "../pages/shopper.ts";

const BEANS = "/detalles/frijol-negro-900-g";
const ADD_BEANS = "Agregar Frijol negro 900 g al carrito";
const SCRIPTS = "**/assets/*.js";

/** What a server renders: its address, status and title. */
const RENDERED = [
  ["/home", 200, "La despensa de la semana, pesada y en tu puerta"],
  ["/marketplace", 200, "Marketplace"],
  ["/marketplace?categoria=lacteos", 200, "Lácteos"],
  [BEANS, 200, "Frijol negro 900 g"],
  ["/quienessomos", 200, "Quiénes somos"],
  ["/contactenos", 200, "Contáctenos"],
  ["/privacidad", 200, "Aviso de privacidad"],
  ["/terminos", 200, "Términos y condiciones"],
  ["/devoluciones", 200, "Devoluciones"],
  ["/carritocompras", 200, "Carrito de compras"],
  ["/detalles/nada-de-esto", 404, "Producto no encontrado"],
] as const;

test("what a server renders is a whole and valid page before any script, and the sitemap leads to it", async ({
  request,
  baseURL,
}) => {
  await inTurn(RENDERED, ([path, status, heading]) =>
    test.step(path, async () => {
      const answer = await request.get(path, { headers: { accept: "text/html" } });
      const html = await answer.text();
      expect(answer.status()).toBe(status);
      expect(await faultsOf(html)).toEqual([]);
      expect(html.match(/<title\b[^>]*>[^<]+<\/title>/g)).toHaveLength(1);
      expect(headingsOf(html)).toEqual([heading]);
      const canonical = html.match(/<link[^>]* rel="canonical"[^>]*>/g);
      expect(canonical).toEqual(status === 200 ? [expect.stringContaining(`href="${baseURL}/`)] : null);
      expect(/<meta[^>]* content="noindex"/.test(html)).toBe(status === 404);
      expect(html.match(/<form(?![^>]* method="dialog")/g)).toBeNull();
    }),
  );
  const addresses = await sitemapOf(request);
  expect(addresses.filter((address) => address.startsWith(`${baseURL}/detalles/`)).length).toBeGreaterThan(
    250,
  );
  const some = addresses.filter((address, index) => !address.includes("/detalles/") || index % 40 === 0);
  const answers = await Promise.all(
    some.map((address) => request.head(address, { headers: { accept: "text/html" } })),
  );
  expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
});

async function sitemapOf(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get("/robots.txt")).text();
  const [, sitemap = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const text = await (await request.get(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

/** What no server renders: its address, and the title of its skeleton. */
const SKELETONS = [
  ["/", "Cargando la pantalla"],
  ["/nada", "Cargando la pantalla"],
  ["/detalles", "Cargando el producto"],
  ["/detalle", "Cargando el producto"],
  ["/login", "Iniciar sesión"],
  ["/registrar", "Crear cuenta"],
  ["/carritocompras/direccion", "Preparando tu compra"],
  ["/carritocompras/revision", "Preparando tu compra"],
  ["/pagoconfirmado/ninguno", "Cargando tu pedido"],
  ["/cuenta", "Mi cuenta"],
] as const;

test("screens that are not server-rendered have a frame and a skeleton, and what was typed there stays", async ({
  shopper,
}) => {
  const { page } = shopper;
  await inTurn(SKELETONS, ([path, heading]) =>
    test.step(path, async () => {
      const html = await (await page.request.get(path, { headers: { accept: "text/html" } })).text();
      expect(await faultsOf(html)).toEqual([]);
      expect(headingsOf(html)).toEqual([heading]);
      expect(html).toContain('aria-busy="true"');
      expect(html.includes("<header")).toBe(path !== "/detalle");
      expect(html.includes('aria-label="Navegación principal"')).toBe(!/detalle$|compras\//.test(path));
    }),
  );
  await inTurn(["/login", "/registrar", "/cuenta", "/pagoconfirmado/ninguno"], (path) =>
    test.step(`${path} in a browser`, async () => {
      const { letGo: open } = await holdRequests(page, SCRIPTS);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("main")).toHaveAttribute("data-skeleton");
      await page.evaluate(() => document.fonts.ready);
      const links = page.getByRole("banner").locator("a:visible");
      const before = await placesIn(links);
      expect(before.length).toBeGreaterThan(6);
      await page.getByRole("searchbox").fill("lentejas");
      open();
      await expect(page.locator("main[data-skeleton]")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await placesIn(links)).toEqual(before);
      await expect(page.getByLabel("Buscar productos")).toHaveValue("lentejas");
    }),
  );
});

test("a rendered page is hydrated without a call, nothing moves, and its styles are there once", async ({
  shopper,
}) => {
  const { page } = shopper;
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await inTurn(["/home", "/marketplace", BEANS], (path) =>
    test.step(path, async () => {
      await seesNothingMove(shopper, path);
      await page.waitForLoadState("networkidle");
      expect(asked.filter((each) => each.startsWith("/api/"))).toEqual([]);
    }),
  );
  const similar = page.getByRole("region", { name: "Parecidos" });
  await similar.scrollIntoViewIfNeeded();
  await expect(similar.getByRole("article")).toHaveCount(6);
  const sheets = await page.evaluate(() =>
    Array.from(
      document.styleSheets,
      (sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText)
          .join("")
          .split("--chakra-colors-gold-400:").length,
    ),
  );
  expect(sheets.filter((count) => count > 1)).toEqual([2]);
});

test("what this device knows is there from the first paint on: a session, what was seen, a cart", async ({
  shopper,
  stranger,
}) => {
  const { page, shop } = shopper;
  const nothing = page.getByRole("heading", { name: "Tu carrito está vacío" });
  await seesNothingMove(shopper, "/carritocompras");
  await expect(nothing).toBeVisible();

  await shopper.buy("frijol-negro-900-g", "Frijol negro 900 g");
  const { letGo: open } = await holdRequests(page, SCRIPTS);
  await page.goto("/carritocompras", { waitUntil: "commit" });
  await expect(page.getByText("Cargando tu carrito")).toBeAttached();
  await expect(nothing).toBeHidden();
  open();
  await expect(shopper.cart.line("Frijol negro 900 g").quantity).toHaveValue("1");

  const { letGo: openAgain } = await holdRequests(page, SCRIPTS);
  await page.goto("/quienessomos", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const header = page.getByRole("banner").locator("a:visible, button:visible");
  const [before, shifts] = [await placesIn(header), await page.evaluate(readShifts)];
  expect(before.length).toBeGreaterThan(6);
  openAgain();
  await shop.untilHydrated();
  await shop.seeUnits(1);
  expect(await placesIn(header)).toEqual(before);
  expect(await page.evaluate(readShifts)).toBe(shifts);

  await stranger.haveSession();
  await stranger.open(BEANS);
  await seesNothingMove(stranger, "/home", async () => {
    await expect(stranger.shop.link("Mi cuenta")).toBeVisible();
    await expect(stranger.shop.link("Iniciar sesión")).toHaveCount(0);
  });
  await expect(stranger.shop.link("Mi cuenta")).toBeVisible();
  await expect(stranger.page.getByRole("heading", { name: "Lo que viste hace poco" })).toBeVisible();
});

test("the code of the shop is loaded once the page is painted, after the fonts and the first pictures", async ({
  shopper,
}) => {
  const { page } = shopper;
  const asked: string[] = [];
  const seen: string[] = [];
  let seenBeforeCode: string[] | undefined;
  page.on("requestfinished", (each) => seen.push(each.url()));
  page.on("request", (each) => {
    asked.push(each.url());
    if (each.url().endsWith(".js")) seenBeforeCode ??= [...seen];
  });
  const { letGo: showPage } = await holdRequests(page, "**/assets/*.css");
  const { letGo: sendPictures } = await holdRequests(page, "**/pictures/**");
  await page.goto("/marketplace", { waitUntil: "commit" });
  await expect.poll(() => asked.some((url) => url.includes("/pictures/"))).toBe(true);
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
  showPage();
  await untilPainted(page);
  sendPictures();
  await shopper.shop.untilHydrated();
  expect(seenBeforeCode?.filter((url) => url.endsWith(".woff2"))).toHaveLength(2);
  expect(seenBeforeCode?.filter((url) => url.includes("/pictures/")).length).toBeGreaterThanOrEqual(4);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const code = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return code.filter(({ startTime }) => !paint || startTime < paint.startTime).map(({ name }) => name);
  });
  expect(early).toEqual([]);
  // In order, or the entry would evaluate all its imports in one long task.
  const scripts = await page
    .locator("script[type=module]")
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ async, src }) => (async ? "any time" : src)));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts).not.toContain("any time");
  expect(scripts.at(-1)).toContain("/assets/index-");
  // Compiled as a whole, all but the few lines of the bundler itself.
  const texts = await inTurn(scripts, async (src) => (await page.request.get(src)).text());
  expect(texts.filter((text) => text.startsWith("//# allFunctionsCalledOnLoad"))).toHaveLength(
    texts.length - 1,
  );

  // A picture that does not load does not prevent the shop from loading.
  const { letGo: sendLate } = await holdRequests(page, "**/pictures/**");
  await page.goto("/marketplace?orden=nombre", { waitUntil: "commit" });
  await shopper.shop.untilHydrated();
  sendLate();
});

test("what is pressed, typed and sent before the shop is there is not lost, and done when it is", async ({
  shopper,
}) => {
  const { page, shop, marketplace } = shopper;
  const visit = async (path: string) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    return letGo;
  };
  const openProduct = await visit(BEANS);
  // The placeholder colour is removed when the picture has loaded.
  await expect(page.getByRole("main").locator("picture img").first()).toHaveJSProperty("complete", true);
  await expect(page.locator(".product-picture__awaited").first()).toBeHidden();
  await page.getByRole("button", { name: ADD_BEANS }).click();
  openProduct();
  await shop.seeUnits(1);

  // A picture that was scrolled to stays.
  const openPictures = await visit("/detalles/leche-entera-1-l");
  const pictures = page.getByRole("list", { name: "Fotos de Leche entera 1 L" });
  await pictures.focus();
  await page.keyboard.press("ArrowRight");
  const second = page.getByRole("img", { name: "Leche entera 1 L, foto 2 de 3", exact: true });
  await expect(second).toBeInViewport({ ratio: 0.9 });
  openPictures();
  await shop.untilHydrated();
  await expect(pictures).toBeFocused();
  await expect(page.getByRole("button", { name: "Ver foto 2 de 3" })).toHaveAttribute("aria-current", "true");
  await expect(second).toBeInViewport({ ratio: 0.9 });

  const openList = await visit("/marketplace");
  const box = page.getByRole("searchbox");
  await box.click();
  await box.pressSequentially("lente");
  openList();
  await shop.untilHydrated();
  await expect(box).toBeFocused();
  await page.keyboard.type("jas");
  await page.keyboard.press("Enter");
  await shop.seeAddress("/marketplace?q=lentejas");
  await expect(marketplace.products.first()).toContainText("Lenteja");

  const openSearch = await visit("/marketplace");
  await box.fill("arroz");
  await box.press("Enter");
  await shop.seeAddress("/marketplace");
  openSearch();
  await shop.seeAddress("/marketplace?q=arroz");

  const openLetter = await visit("/contactenos");
  const name = page.getByRole("textbox", { name: "Nombre" });
  await name.fill("Ana");
  await name.press("Enter");
  openLetter();
  await shop.untilHydrated();
  await expect(name).toHaveValue("Ana");
  await shop.seeAddress("/contactenos");

  // The scroll position stays.
  const openLong = await visit("/marketplace");
  const footer = page.getByRole("contentinfo");
  await footer.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const before = await footer.boundingBox();
  openLong();
  await shop.untilHydrated();
  const after = await footer.boundingBox();
  expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(1);
});

test("each card is rendered once until the page is idle", async ({ shopper }) => {
  const { page } = shopper;
  const readRenders = await countRenders(page, "article");
  const pages = [
    ["/home", 23],
    ["/marketplace", 24],
    [BEANS, 7],
  ] as const;
  await inTurn(pages, ([path, cards]) =>
    test.step(path, async () => {
      await page.goto(path);
      await expect.poll(readRenders).toHaveLength(cards);
      await page.waitForLoadState("networkidle");
      expect(await readRenders()).toEqual(Array.from({ length: cards }, () => 1));
    }),
  );
});

test("the list's look and an empty cart stay as the server has written them, and a worker loads the formats", async ({
  shopper,
}) => {
  const { page, shop } = shopper;
  const open = async (path: string, seen: Locator) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    const worker = page.waitForEvent("worker");
    await page.goto(path, { waitUntil: "commit" });
    await seen.waitFor();
    const element = await seen.elementHandle();
    if (!element) throw new Error(`${path} was rendered anew`);
    const look = () => element.evaluate(({ className, isConnected }) => ({ className, isConnected }));
    const before = await look();
    letGo();
    await worker;
    await shop.untilHydrated();
    await page.waitForLoadState("networkidle");
    expect(await look()).toEqual(before);
  };
  await open("/marketplace", page.locator("div:has(> article)").first());
  await open("/carritocompras", page.getByRole("heading", { name: "Tu carrito está vacío" }));
});

test("a press on what is hydrated last is done, and what the cart holds is seen there", async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.buy("leche-entera-1-l", "Leche entera 1 L");
  await page.goto("/marketplace");
  await shopper.shop.untilHydrated();
  await page.getByRole("button", { name: "Agregar Plátano 1 kg al carrito" }).click();
  await expect(page.getByRole("link", { name: "Carrito, 2 productos" })).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop can be read", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("region", { name: "Ofertas de la semana" })).toBeVisible();
    await page.getByRole("link", { name: "Marketplace" }).first().click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** What is not valid HTML in it. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`));
}

/** The words of each `h1`. A figure and its unit stand in an element that keeps them together. */
function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]+>/g, ""),
  );
}

/** Opens a page and compares the places of all that is seen before and after it is hydrated. @param whileHeld looks before */
async function seesNothingMove(
  { page, shop }: Shopper,
  path: string,
  whileHeld = async () => {},
): Promise<void> {
  const { letGo: open } = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Cards have an estimated height until then.
  await untilPainted(page);
  const before = await placesOf(page);
  // Fonts that load later move the text by less than a pixel: a tenth of what a stable page may (CLS 0.1).
  const shifts = await page.evaluate(readShifts);
  expect(shifts).toBeLessThan(0.01);
  await whileHeld();
  open();
  await shop.untilHydrated();
  expect(await placesOf(page)).toEqual(before);
  expect(await page.evaluate(readShifts)).toBe(shifts);
}

function untilPainted(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(2);
}

/** Where some elements are, in px. */
function placesIn(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
}

/** Where everything in view is: by its words, in px. The region of the messages, which loads later, is empty. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#root :is(h1, h2, h3, a, button, img, input, article, section)")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().y < innerHeight)
      .filter((each) => each.getAttribute("aria-label") !== "Avisos")
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, each.textContent.slice(0, 30), ...[x, y, width, height].map(Math.round)].join(
          " ",
        );
      }),
  );
}

/** The sum of the layout shifts so far (https://web.dev/articles/cls). */
function readShifts(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "layout-shift", buffered: true });
  return observer
    .takeRecords()
    .map((entry) => Number(Reflect.get(entry, "value")))
    .reduce((sum, value) => sum + value, 0);
}
