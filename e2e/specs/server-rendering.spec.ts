import type { Locator, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../pages/shopper.ts";

const BEANS = "/detalles/frijol-negro-900-g";
const ADD_BEANS = "Agregar Frijol negro 900 g al carrito";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const [path, status, heading] of [
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
] as const) {
  test(`${path} is a whole and valid page before any script`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    expect(answer.status()).toBe(status);
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
    ).toEqual([]);
    expect(html.match(/<title\b[^>]*>[^<]+<\/title>/g)).toHaveLength(1);
    expect(headingsOf(html)).toEqual([heading]);
    const canonical = html.match(/<link[^>]* rel="canonical"[^>]*>/g);
    expect(canonical).toEqual(status === 200 ? [expect.stringContaining(`href="${baseURL}/`)] : null);
    expect(/<meta[^>]* content="noindex"/.test(html)).toBe(status === 404);
    expect(html.match(/<form(?![^>]* method="dialog")/g)).toBeNull();
  });
}

for (const [path, heading] of [
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
] as const) {
  test(`${path}, which no server renders, comes with its frame and its skeleton`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(headingsOf(html)).toEqual([heading]);
    expect(html).toContain('aria-busy="true"');
    expect(html.includes("<header")).toBe(path !== "/detalle");
    expect(html.includes('aria-label="Navegación principal"')).toBe(!/detalle$|compras\//.test(path));
  });
}

for (const path of ["/login", "/registrar", "/cuenta", "/pagoconfirmado/ninguno"]) {
  test(`${path} has its frame before its code, and what was typed there stays`, async ({ shopper }) => {
    const { page } = shopper;
    const open = await holdScripts(page);
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
  });
}

for (const host of ["$'".repeat(900), '"><script>alert(1)</script>', "otra.example"]) {
  test(`a server-rendered page is the same, however it is forwarded: ${host.slice(0, 12)}`, async ({
    request,
  }) => {
    const forwarded = await request.get(BEANS, { headers: { "x-forwarded-host": host } });
    expect(await forwarded.text()).toBe(await (await request.get(BEANS)).text());
  });
}

test("a product page tells what it is, what it costs and that there is some", async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(BEANS)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]): unknown => JSON.parse(text),
  );
  expect(data).toEqual([
    expect.objectContaining({
      "@type": "Product",
      offers: expect.objectContaining({
        url: `${baseURL}${BEANS}`,
        availability: "https://schema.org/InStock",
      }),
    }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});

test("a product page brings what is like the product, and somebody who only reads calls nothing", async ({
  shopper,
}) => {
  const { page } = shopper;
  const open = await holdScripts(page);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await page.goto(BEANS, { waitUntil: "commit" });
  const similar = page.getByRole("region", { name: "Parecidos" });
  await expect(similar.getByRole("article")).toHaveCount(6);
  open();
  await shopper.shop.untilHydrated();
  await similar.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(similar.getByRole("article")).toHaveCount(6);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of ["/home", "/marketplace", BEANS]) {
    test(`${path} is hydrated without a call, and nothing moves, by ${colorScheme}`, async ({ shopper }) => {
      const { page } = shopper;
      await page.emulateMedia({ colorScheme });
      await seesNothingMove(shopper, path);
      const asked: string[] = [];
      page.on("request", (each) => asked.push(each.postData() ?? ""));
      await page.reload();
      await shopper.shop.untilHydrated();
      expect(
        asked.filter((body) => /"method":"(?:getHome|getProduct|listProducts|listRelated)"/.test(body)),
      ).toEqual([]);
    });
  }
}

test("the styles of the whole page come with it, and no script writes them again", async ({ shopper }) => {
  await shopper.page.goto("/home");
  await shopper.shop.untilHydrated();
  const sheets = await shopper.page.evaluate(() =>
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

test("who is logged in sees no other header before, and nothing moves", async ({ shopper }) => {
  const { page } = shopper;
  await shopper.register();
  const open = await holdScripts(page);
  await page.goto("/home", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toHaveCount(0);
  open();
  await shopper.shop.untilHydrated();
  await expect(page.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
  await seesNothingMove(shopper, "/home");
});

test("whoever has looked at products sees nothing move", async ({ shopper }) => {
  await shopper.open(BEANS);
  await seesNothingMove(shopper, "/home");
  await expect(shopper.page.getByRole("heading", { name: "Lo que viste hace poco" })).toBeVisible();
});

test("a cart that is empty is seen empty at once, one with lines as the place of its lines", async ({
  shopper,
}) => {
  const { page } = shopper;
  const nothing = page.getByRole("heading", { name: "Tu carrito está vacío" });
  await seesNothingMove(shopper, "/carritocompras");
  await expect(nothing).toBeVisible();
  await shopper.open(BEANS);
  await page.getByRole("button", { name: ADD_BEANS }).click();
  await expect(page.getByRole("link", { name: "Carrito, 1 producto" })).toBeVisible();
  const open = await holdScripts(page);
  await page.goto("/carritocompras", { waitUntil: "commit" });
  await expect(page.getByText("Cargando tu carrito")).toBeAttached();
  await expect(nothing).toBeHidden();
  open();
  await expect(shopper.cart.line("Frijol negro 900 g").quantity).toHaveValue("1");
});

test("the code of the shop is asked for once the page is seen, and not before", async ({ shopper }) => {
  const { page } = shopper;
  const asked: string[] = [];
  page.on("request", (each) => asked.push(each.url()));
  const { promise, resolve: showPage } = Promise.withResolvers<void>();
  await page.route("**/assets/*.css", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/home", { waitUntil: "commit" });
  await expect.poll(() => asked.some((url) => url.includes("/pictures/"))).toBe(true);
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
  showPage();
  await shopper.shop.untilHydrated();
  const early = await page.evaluate(() => {
    const [seen] = performance.getEntriesByName("first-contentful-paint");
    const code = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return code.filter(({ startTime }) => !seen || startTime < seen.startTime).map(({ name }) => name);
  });
  expect(early).toEqual([]);
  // In its order, or the entry would evaluate all that it imports in one long task.
  const scripts = await page
    .locator("script[type=module]")
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ async, src }) => (async ? "any time" : src)));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts).not.toContain("any time");
  expect(scripts.at(-1)).toContain("/assets/index-");
});

test("the code of the shop leaves the line to the letters and the first pictures", async ({ shopper }) => {
  const { page } = shopper;
  const seen: string[] = [];
  let asked: string[] | undefined;
  page.on("requestfinished", (each) => seen.push(each.url()));
  page.on("request", (each) => {
    if (each.url().endsWith(".js")) asked ??= [...seen];
  });
  const send = await holdPictures(page);
  await page.goto("/marketplace", { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBe(2);
  send();
  await shopper.shop.untilHydrated();
  expect(asked?.filter((url) => url.endsWith(".woff2"))).toHaveLength(2);
  expect(asked?.filter((url) => url.includes("/pictures/")).length).toBeGreaterThanOrEqual(4);
});

test("a picture that does not come does not keep the shop from coming", async ({ shopper }) => {
  const { page } = shopper;
  const send = await holdPictures(page);
  await page.goto("/marketplace", { waitUntil: "commit" });
  await shopper.shop.untilHydrated();
  send();
  await page.waitForLoadState();
});

test("the count of a cart that is not empty finds its place free, and nothing in the header moves", async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.buy("lenteja-500-g", "Lenteja 500 g");
  const open = await holdScripts(page);
  await page.goto("/quienessomos", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const header = page.getByRole("banner").locator("a:visible, button:visible");
  const [before, shifts] = [await placesIn(header), await page.evaluate(readShifts)];
  expect(before.length).toBeGreaterThan(6);
  open();
  await shopper.shop.untilHydrated();
  await shopper.shop.seeUnits(1);
  expect(await placesIn(header)).toEqual(before);
  expect(await page.evaluate(readShifts)).toBe(shifts);
});

test("what is pressed before the shop is there is done when it is", async ({ shopper }) => {
  const { page } = shopper;
  const open = await holdScripts(page);
  await page.goto(BEANS, { waitUntil: "commit" });
  await page.getByRole("button", { name: ADD_BEANS }).click();
  open();
  await expect(page.getByRole("link", { name: "Carrito, 1 producto" })).toBeVisible();
});

test("what is typed before the shop is there stays, with the focus, and is searched for", async ({
  shopper,
}) => {
  const { page, marketplace } = shopper;
  const open = await holdScripts(page);
  await page.goto("/marketplace", { waitUntil: "commit" });
  const box = page.getByRole("searchbox");
  await box.click();
  await box.pressSequentially("lente");
  open();
  await shopper.shop.untilHydrated();
  await expect(box).toBeFocused();
  await page.keyboard.type("jas");
  await expect(box).toHaveValue("lentejas");
  await page.keyboard.press("Enter");
  await shopper.shop.seeAddress("/marketplace?q=lentejas");
  await expect(marketplace.products.first()).toContainText("Lenteja");
});

test("a search that is sent before the shop is there stays on the page, and is done when it is", async ({
  shopper,
}) => {
  const { page } = shopper;
  const open = await holdScripts(page);
  await page.goto("/marketplace", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("arroz");
  await page.getByRole("searchbox").press("Enter");
  await shopper.shop.seeAddress("/marketplace");
  open();
  await shopper.shop.seeAddress("/marketplace?q=arroz");
});

test("a letter that is begun before the shop is there is not lost, and not in the address", async ({
  shopper,
}) => {
  const { page } = shopper;
  const open = await holdScripts(page);
  await page.goto("/contactenos", { waitUntil: "commit" });
  const name = page.getByRole("textbox", { name: "Nombre" });
  await name.fill("Ana");
  await name.press("Enter");
  await shopper.shop.seeAddress("/contactenos");
  open();
  await shopper.shop.untilHydrated();
  await expect(name).toHaveValue("Ana");
  await shopper.shop.seeAddress("/contactenos");
});

test("the colour in a picture's place goes when the picture comes, before the shop is there", async ({
  shopper,
}) => {
  const { page } = shopper;
  const open = await holdScripts(page);
  await page.goto(BEANS, { waitUntil: "commit" });
  await expect(page.getByRole("main").locator("picture img").first()).toHaveJSProperty("complete", true);
  await expect(page.locator(".product-picture__awaited").first()).toBeHidden();
  open();
});

test("one who has scrolled goes on looking at the same", { tag: "@phone" }, async ({ shopper }) => {
  const { page } = shopper;
  const open = await holdScripts(page);
  await page.goto("/marketplace", { waitUntil: "commit" });
  // The cards between are passed by, and never laid out.
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const footer = page.getByRole("contentinfo");
  const before = await footer.boundingBox();
  open();
  await shopper.shop.untilHydrated();
  const after = await footer.boundingBox();
  expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(1);
});

test("a page that the browser shows again without asking is not believed", async ({ shopper }) => {
  const { page, calls } = shopper;
  await page.goto(BEANS);
  await shopper.shop.untilHydrated();
  await page.goto("/login");
  const asked = calls.next("getProduct");
  await page.goBack();
  await asked;
  await shopper.shop.see("Frijol negro 900 g");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop can be read", async ({ shopper }) => {
    const { page } = shopper;
    await page.goto("/home");
    await expect(page.getByRole("region", { name: "Ofertas de la semana" })).toBeVisible();
    await page.getByRole("link", { name: "Marketplace" }).first().click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

/** The words of each `h1`. A figure and its unit stand in an element that keeps them together. */
function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]+>/g, ""),
  );
}

/** Lets the page come, and its code only when asked. */
function holdScripts(page: Page): Promise<() => void> {
  return hold(page, "**/assets/*.js");
}

/** The same for pictures. */
function holdPictures(page: Page): Promise<() => void> {
  return hold(page, "**/pictures/**");
}

async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page and compares the places of all that is seen before and after it is hydrated. */
async function seesNothingMove({ page, shop }: Shopper, path: string): Promise<void> {
  const open = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await placesOf(page);
  // Letters that come after the words move them by less than a pixel.
  const shifts = await page.evaluate(readShifts);
  expect(shifts).toBeLessThan(0.002);
  open();
  await shop.untilHydrated();
  expect(await placesOf(page)).toEqual(before);
  expect(await page.evaluate(readShifts)).toBe(shifts);
}

/** Where some elements are, in px. */
function placesIn(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
}

/** Where everything in view is: by its words, in px. The place of the messages, which comes later, shows nothing. */
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
