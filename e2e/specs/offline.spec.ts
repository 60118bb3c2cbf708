import type { Locator } from "@playwright/test";
import { expect, withOwnShop } from "../fixtures.ts";
import { HeldRequests } from "../held-requests.ts";
import { Shopper } from "../pages/shopper.ts";
import { ShopWorker } from "../pages/shop-worker.ts";
import { buildVersions, type Versions, WebFolder } from "../versions/web-folder.ts";

const HOME = "La despensa de la semana, pesada y en tu puerta";
const BEANS = "Frijol negro 900 g";
const OUT_OF_REACH = "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.";
const LAST_SEEN = "Sin conexión: te mostramos lo último que viste.";
const NEW_VERSION = "Hay una versión nueva de la tienda.";
/** What the frame says in each version, and a screen whose code comes when it is opened. */
const FIRST = { frame: /^Los precios incluyen IVA\./, about: /aprendió a repartir/ };
const SECOND = { frame: /^Todos los precios incluyen IVA\./, about: /reparte los domingos/ };

type Fixtures = { web: WebFolder; worker: ShopWorker };

const test = withOwnShop.extend<Fixtures, { versions: Versions }>({
  versions: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here
    async ({}, give) => {
      const { versions, remove } = buildVersions();
      await give(versions);
      remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  web: async ({ dataFolder, versions }, give) => {
    const web = new WebFolder(dataFolder);
    web.deploy(versions.first);
    await give(web);
  },
  webRoot: async ({ web }, give) => give(web.path),
  worker: async ({ page }, give) => give(new ShopWorker(page)),
});

// The versions are built once.
test.describe.configure({ mode: "default" });

async function seeVersion({ page, shop }: Shopper, { frame, about }: typeof FIRST): Promise<void> {
  await expect(page.getByRole("contentinfo").getByText(frame)).toBeVisible();
  await shop.goTo("Quiénes somos");
  await shop.see("Quiénes somos", "/quienessomos");
  await expect(page.getByText(about)).toBeVisible();
}

/** Opens the shop, and waits for the code that it asks for last, some seconds after its first screen. */
async function openHome(shopper: Shopper): Promise<void> {
  const last = shopper.page.waitForResponse(/\/assets\/page-worker-/);
  await shopper.open("/home");
  await shopper.shop.see(HOME);
  await (await last).finished();
  await shopper.page.waitForLoadState("networkidle");
}

async function seePicture(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test.describe("with a worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the shop opens without a network and shows what was seen", async ({
    shopper,
    server,
    worker,
    allowErrors,
  }) => {
    allowErrors(/net::ERR/);
    const { shop, page } = shopper;
    const lastSeen = shop.toasts.getByText(LAST_SEEN);
    await shopper.open("/home");
    await worker.seeServing();
    await shopper.open("/detalles/frijol-negro-900-g");
    await shop.see(BEANS);
    await seePicture(page.getByRole("main").locator("img").first());
    await expect(lastSeen).toHaveCount(0);

    await server.kill();
    await shopper.reload();
    await shop.see(BEANS);
    await expect(lastSeen).toBeVisible();
    await seePicture(page.getByRole("main").locator("img").first());
    await shopper.open("/home");
    await shop.see(HOME);
    await expect(page.getByRole("heading", { name: "Ofertas de la semana" })).toBeVisible();
    await expect(lastSeen).toBeVisible();
    await shop.goTo("Quiénes somos");
    await shop.see("Quiénes somos");

    await shopper.open("/detalles/lenteja-500-g");
    await shop.seeFailure(OUT_OF_REACH);
    await server.start();
    await shop.retry.click();
    await shop.see("Lenteja 500 g");
    await expect(lastSeen).toHaveCount(0);
  });

  test("the pictures of the first visit are there at the second", async ({
    shopper,
    server,
    worker,
    allowErrors,
  }) => {
    allowErrors(/net::ERR/);
    await shopper.open("/home");
    const picture = shopper.page.getByRole("main").locator("img").first();
    await seePicture(picture);
    await worker.seeServing();
    await expect
      .poll(async () => (await worker.cached()).some(({ path }) => path.startsWith("/pictures/")))
      .toBe(true);
    await server.kill();
    await shopper.reload();
    await shopper.shop.see(HOME);
    await seePicture(picture);
  });

  test("nothing about anybody is kept", async ({ shopper, worker }) => {
    await shopper.open("/home");
    await worker.seeServing();
    await shopper.register();
    await shopper.buy("frijol-negro-900-g", BEANS);
    await shopper.shop.goToCart();
    await shopper.cart.seeLines({ [BEANS]: 1 });
    await shopper.open("/cuenta");
    await shopper.shop.see("Mi cuenta");
    await expect(shopper.page.getByText(shopper.email).first()).toBeVisible();
    const cached = await worker.cached();
    const known = /^\/(?:$|skeletons\/|favicon\.svg$|manifest\.webmanifest$|assets\/|pictures\/|answers\/)/;
    expect(cached.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
    const about = (text: string) =>
      cached.filter((thing) => thing.text.includes(text)).map(({ path }) => path);
    expect([...about(shopper.email), ...about(shopper.name)]).toEqual([]);
    const answers = cached.filter(({ path }) => path.startsWith("/answers/"));
    expect(answers.length).toBeGreaterThan(1);
    for (const { text } of answers) expect(text).toMatch(/"featured"|"products?"|"similar"/);
  });

  test("what was looked at goes with the session, and the home stays", async ({ shopper, worker }) => {
    const seen = async (text: string) => (await worker.cached()).filter((thing) => thing.text.includes(text));
    await shopper.open("/home");
    await worker.seeServing();
    await shopper.register();
    await shopper.open("/detalles/frijol-negro-900-g");
    await shopper.shop.see(BEANS);
    await expect.poll(async () => (await seen('"similar"')).length).toBeGreaterThan(0);
    await shopper.open("/contactenos");
    await shopper.signOut();
    await expect.poll(async () => (await seen('"similar"')).length).toBe(0);
    await expect.poll(async () => (await seen('"featured"')).length).toBe(1);
  });

  test("a path that the shop does not have keeps its 404", async ({ page, worker, expectErrors }) => {
    expectErrors(/status of 404/);
    await page.goto("/home");
    await worker.seeServing();
    expect((await page.goto("/no/existe"))?.status()).toBe(404);
  });

  test("a new version changes no open tab before its shopper asks for it", async ({
    shopper,
    worker,
    web,
    versions,
  }) => {
    await shopper.open("/home");
    await worker.seeServing();
    const other = await shopper.openTab();
    await other.open("/marketplace");
    await other.shop.see("Marketplace");

    web.deploy(versions.second);
    await shopper.reload();
    await shopper.shop.seeToast(NEW_VERSION);
    await other.shop.seeToast(NEW_VERSION);
    await seeVersion(shopper, FIRST);
    const { documents } = other;

    await shopper.shop.toastButton("Actualizar").click();
    await seeVersion(shopper, SECOND);
    await expect(shopper.shop.toasts.getByText(NEW_VERSION)).toHaveCount(0);

    await seeVersion(other, FIRST);
    expect(other.documents).toBe(documents);
    await other.shop.toastButton("Actualizar").click();
    await seeVersion(other, SECOND);
    expect(other.documents).toBe(documents + 1);
  });

  test("a new version that is not asked for is there at the next visit", async ({
    shopper,
    worker,
    web,
    versions,
  }) => {
    await shopper.open("/home");
    await worker.seeServing();
    web.deploy(versions.second);
    await shopper.reload();
    await shopper.shop.seeToast(NEW_VERSION);
    await shopper.shop.toastButton("Cerrar aviso").click();
    await shopper.page.close();
    const later = await shopper.openTab();
    await later.open("/home");
    await seeVersion(later, SECOND);
  });

  test("a shop built without a worker ends the one that is there, and so does its file alone", async ({
    shopper,
    worker,
    web,
    versions,
    allowErrors,
  }) => {
    // A page of the version before may still want a part of it when the worker that kept it has gone.
    allowErrors(/status of 404 .*\/assets\//);
    await shopper.open("/home");
    await worker.seeServing();
    web.deploy(versions.second);
    web.takeWorker(versions.off);
    await shopper.open("/home");
    await seeVersion(shopper, SECOND);
    await worker.seeGone();
    const { documents } = shopper;
    await shopper.page.waitForLoadState("networkidle");
    expect(shopper.documents).toBe(documents);

    web.deploy(versions.first);
    await shopper.open("/home");
    await worker.seeServing();
    web.deploy(versions.off);
    await shopper.open("/home");
    await seeVersion(shopper, SECOND);
    await worker.seeGone();
  });

  test("a shop that has lost its worker ends the one that is there", async ({
    shopper,
    worker,
    web,
    versions,
    expectErrors,
    allowErrors,
  }) => {
    expectErrors(/status of 404/);
    allowErrors(/bad HTTP response code \(404\)/);
    await shopper.open("/home");
    await worker.seeServing();
    web.deploy(versions.second);
    web.loseWorker();
    await shopper.open("/home");
    await seeVersion(shopper, SECOND);
    await worker.seeGone();
  });

  test("the shop can be installed under its name", async ({ page, worker }) => {
    await page.goto("/home");
    await worker.seeServing();
    const browser = await page.context().newCDPSession(page);
    const { data, errors } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons, ...manifest } = JSON.parse(data ?? "{}") as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      short_name: "La Alacena",
      lang: "es-MX",
      start_url: "/home",
      display: "standalone",
    });
    const types = icons.map(async ({ src }) => (await page.request.get(src)).headers()["content-type"]);
    expect(await Promise.all(types)).toEqual(icons.map(() => "image/png"));
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
  });
});

test.describe("without a worker", () => {
  test("a screen whose code went with its version is loaded in the new one, by one reload", async ({
    shopper,
    web,
    versions,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await openHome(shopper);
    web.deploy(versions.second);
    const { documents } = shopper;
    await seeVersion(shopper, { ...SECOND, frame: FIRST.frame });
    expect(shopper.documents).toBe(documents + 1);
    await seeVersion(shopper, SECOND);
  });

  test("the new version opens the screen that was on its way when other code was found missing", async ({
    shopper,
    web,
    versions,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    const { page, shop } = shopper;
    await openHome(shopper);
    const code = await HeldRequests.of(page, /\/assets\/about-page-/);
    web.deploy(versions.second);
    await shop.goTo("Quiénes somos");
    await code.seeCount(1);
    const { documents } = shopper;
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/");
    await page.evaluate(() => dispatchEvent(new Event("vite:preloadError")));
    await (await asked).finished();
    code.letGo();
    await shop.see("Quiénes somos", "/quienessomos");
    await expect(page.getByRole("contentinfo").getByText(SECOND.frame)).toBeVisible();
    expect(shopper.documents).toBe(documents + 1);
  });

  test("a screen whose code is nowhere says so, after one reload at most", async ({
    shopper,
    web,
    versions,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    const { shop } = shopper;
    const crashed = "Esta pantalla no pudo abrirse";
    await openHome(shopper);
    web.loseCode("about-page");
    const { documents } = shopper;
    await shop.goTo("Quiénes somos");
    await shop.see(crashed);
    await shopper.page.waitForLoadState("networkidle");
    expect(shopper.documents).toBe(documents);

    await openHome(shopper);
    web.deploy(versions.second);
    web.loseCode("about-page");
    const opened = shopper.documents;
    await shop.goTo("Quiénes somos");
    await expect.poll(() => shopper.documents).toBe(opened + 1);
    await shop.see(crashed);
    await shopper.page.waitForLoadState("networkidle");
    expect(shopper.documents).toBe(opened + 1);
  });
});
