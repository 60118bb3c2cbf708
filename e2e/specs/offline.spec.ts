import type { Locator } from "@playwright/test";
import { expect, withOwnShop } from "../fixtures.ts";
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

/** Opens the shop, and waits for the code that it loads last, some seconds after its first screen. */
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

test.describe("with a worker", { tag: "@full" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("the shop can be installed, opens without a network, and shows what was seen", async ({
    shopper,
    server,
    worker,
    allowErrors,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    allowErrors(/net::ERR/);
    const { shop, page } = shopper;
    const lastSeen = shop.toasts.getByText(LAST_SEEN);
    const picture = page.getByRole("main").locator("img").first();
    await shopper.open("/home");
    await seePicture(picture);
    await worker.seeServing();
    // Also what the first visit showed before the worker was there.
    const hasPictures = async () => (await worker.cached()).some(({ path }) => path.startsWith("/pictures/"));
    await expect.poll(hasPictures).toBe(true);
    const browser = await page.context().newCDPSession(page);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    expect((await page.goto("/no/existe"))?.status()).toBe(404);
    await shopper.open("/detalles/frijol-negro-900-g");
    await shop.see(BEANS);
    await seePicture(picture);
    await expect(lastSeen).toHaveCount(0);

    await server.kill();
    await shopper.reload();
    await shop.see(BEANS);
    await expect(lastSeen).toBeVisible();
    await seePicture(picture);
    await shopper.open("/home");
    await shop.see(HOME);
    await expect(page.getByRole("heading", { name: "Ofertas de la semana" })).toBeVisible();
    await seePicture(picture);
    await shop.goTo("Quiénes somos");
    await shop.see("Quiénes somos");

    await shopper.open("/detalles/lenteja-500-g");
    await shop.seeFailure(OUT_OF_REACH);
    await server.start();
    await shop.retry.click();
    await shop.see("Lenteja 500 g");
    await expect(lastSeen).toHaveCount(0);
  });

  test("nothing personal is cached, and what was seen is deleted with the session", async ({
    shopper,
    worker,
  }) => {
    const seen = async (text: string) => (await worker.cached()).filter((thing) => thing.text.includes(text));
    await shopper.open("/home");
    await worker.seeServing();
    await shopper.register();
    await shopper.buy("frijol-negro-900-g", BEANS);
    await shopper.shop.goToCart();
    await shopper.cart.seeLines({ [BEANS]: 1 });
    await shopper.open("/cuenta");
    await expect(shopper.page.getByText(shopper.email).first()).toBeVisible();
    await expect.poll(async () => (await seen('"similar"')).length).toBeGreaterThan(0);
    const cached = await worker.cached();
    const known = /^\/(?:$|skeletons\/|favicon\.svg$|manifest\.webmanifest$|assets\/|pictures\/|answers\/)/;
    expect(cached.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
    expect([...(await seen(shopper.email)), ...(await seen(shopper.name))]).toEqual([]);
    const answers = cached.filter(({ path }) => path.startsWith("/answers/"));
    expect(answers.length).toBeGreaterThan(1);
    for (const { text } of answers) expect(text).toMatch(/"featured"|"products?"|"similar"/);

    await shopper.open("/contactenos");
    await shopper.signOut();
    await expect.poll(async () => (await seen('"similar"')).length).toBe(0);
    await expect.poll(async () => (await seen('"featured"')).length).toBe(1);
  });

  test("a new version changes no open tab before its shopper requests it, and is used at the next visit", async ({
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

    web.deploy(versions.first);
    await shopper.reload();
    await shopper.shop.seeToast(NEW_VERSION);
    await shopper.shop.toastButton("Cerrar aviso").click();
    await Promise.all([shopper.page.close(), other.page.close()]);
    const later = await shopper.openTab();
    await later.open("/home");
    await seeVersion(later, FIRST);
  });

  test("a shop that has lost its worker ends the one that is there, and so does a shop built without one", async ({
    shopper,
    worker,
    web,
    versions,
    allowErrors,
  }) => {
    // A page of an earlier version may still need a file of it after the worker that cached it was removed.
    allowErrors(/status of 404/, /bad HTTP response code \(404\)/);
    await shopper.open("/home");
    await worker.seeServing();
    web.deploy(versions.second);
    web.loseWorker();
    await shopper.open("/home");
    await seeVersion(shopper, SECOND);
    await worker.seeGone();

    web.deploy(versions.first);
    await shopper.open("/home");
    await worker.seeServing();
    web.deploy(versions.off);
    await shopper.open("/home");
    await seeVersion(shopper, SECOND);
    await worker.seeGone();
    const { documents } = shopper;
    await shopper.page.waitForLoadState("networkidle");
    expect(shopper.documents).toBe(documents);
  });
});

test(
  "without a worker a screen whose code went with its version comes by one reload, and says so when it is nowhere",
  { tag: "@full" },
  async ({ shopper, stranger, web, versions, expectErrors }) => {
    expectErrors(/status of 404/);
    await openHome(shopper);
    web.deploy(versions.second);
    const { documents } = shopper;
    await seeVersion(shopper, { ...SECOND, frame: FIRST.frame });
    expect(shopper.documents).toBe(documents + 1);
    await seeVersion(shopper, SECOND);

    // In a browser that has loaded none of it.
    await openHome(stranger);
    web.deploy(versions.first);
    web.loseCode("about-page");
    const opened = stranger.documents;
    await stranger.shop.goTo("Quiénes somos");
    await expect.poll(() => stranger.documents).toBe(opened + 1);
    await stranger.shop.see("Esta pantalla no pudo abrirse");
    await stranger.page.waitForLoadState("networkidle");
    expect(stranger.documents).toBe(opened + 1);
  },
);
