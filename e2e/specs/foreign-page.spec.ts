import { expect, test as base } from "../fixtures.ts";
import { ForeignPage } from "../foreign-page.ts";

const test = base.extend<{ elsewhere: ForeignPage; home: string }>({
  /** Where the shop is. */
  home: async ({ baseURL }, give) => give(baseURL ?? ""),
  elsewhere: async ({ expectErrors }, give) => {
    const elsewhere = await ForeignPage.open();
    expectErrors(new RegExp(`request to ${elsewhere.origin}`));
    await give(elsewhere);
    await elsewhere.close();
  },
});

test("a page elsewhere reads no answer of the shop, nor what would be sent", async ({
  shopper,
  elsewhere,
  home,
  expectErrors,
}) => {
  expectErrors(/blocked by CORS policy/, /net::ERR_FAILED/);
  await shopper.register();
  await shopper.open(elsewhere.origin);
  const read = (path: string, body?: object) =>
    shopper.page.evaluate(
      async ([address, text]) => {
        try {
          const answer = await fetch(address, {
            credentials: "include",
            ...(text !== "" && {
              method: "POST",
              body: text,
              headers: { "content-type": "application/json" },
            }),
          });
          return await answer.text();
        } catch (error) {
          return String(error);
        }
      },
      [home + path, body ? JSON.stringify(body) : ""] as const,
    );
  expect(
    await Promise.all([
      read("/home"),
      read("/buzon-de-prueba"),
      read("/emulator/v1/projects/demo-alacena/oobCodes"),
      read("/api/httpCatalogServices", { data: { method: "getHome" } }),
      read("/api/httpCartsServices", { data: { method: "getCart" } }),
      read("/identitytoolkit.googleapis.example/v1/accounts:signUp", { email: "a@example.com" }),
    ]),
  ).toEqual(Array.from({ length: 6 }, () => "TypeError: Failed to fetch"));
});

test("a page elsewhere shows no screen of the shop in a frame of its own", async ({
  shopper,
  elsewhere,
  home,
  expectErrors,
}) => {
  expectErrors(/violates the following Content Security Policy directive/, /status of 403/);
  await shopper.register();
  await shopper.open(elsewhere.origin);
  const { page } = shopper;
  await page.evaluate((address) => {
    for (const path of ["/cuenta", "/buzon-de-prueba", "/cuentas-de-prueba?provider=google"]) {
      const frame = document.createElement("iframe");
      frame.src = address + path;
      document.body.append(frame);
    }
  }, home);
  const shown = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(shown).toEqual(Array.from({ length: 3 }, () => "chrome-error://chromewebdata/"));
});

test("the window of a service tells a page elsewhere nothing", async ({ shopper, elsewhere, home }) => {
  const { page } = shopper;
  await shopper.open(elsewhere.origin);
  const opened = page.waitForEvent("popup");
  await page.evaluate((address) => {
    addEventListener("message", ({ data }) => document.body.append(JSON.stringify(data)));
    open(`${address}/cuentas-de-prueba?provider=google`);
  }, home);
  const picker = await opened;
  await expect(picker.getByText("Ábrela desde la tienda, con «Continuar con Google».")).toBeVisible();
  await expect(picker.getByRole("button", { name: /Valeria Campos/ })).toBeDisabled();
  await expect(page.locator("body")).toHaveText("Otra página");
});
