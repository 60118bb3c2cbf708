import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../fixtures.ts";

test("another site can read no response of the shop, frame no screen of it, and learns nothing from its window", async ({
  shopper,
  baseURL: home = "",
  expectErrors,
}) => {
  const elsewhere = await openForeignPage();
  expectErrors(
    new RegExp(`request to ${elsewhere.origin}`),
    /blocked by CORS policy/,
    /net::ERR_FAILED/,
    /violates the following Content Security Policy directive/,
    /status of 403/,
  );
  try {
    const { page } = shopper;
    await shopper.haveSession();
    await shopper.open(elsewhere.origin);
    const read = (path: string, body?: object) =>
      page.evaluate(
        async ([address, text]) => {
          const request = { method: "POST", body: text, headers: { "content-type": "application/json" } };
          try {
            const answer = await fetch(address, { credentials: "include", ...(text !== "" && request) });
            return await answer.text();
          } catch (error) {
            return String(error);
          }
        },
        [home + path, body ? JSON.stringify(body) : ""] as const,
      );
    const answers = await Promise.all([
      read("/home"),
      read("/buzon-de-prueba"),
      read("/emulator/v1/projects/demo-alacena/oobCodes"),
      read("/api/httpCatalogServices", { data: { method: "getHome" } }),
      read("/api/httpCartsServices", { data: { method: "getCart" } }),
      read("/identitytoolkit.googleapis.example/v1/accounts:signUp", { email: "a@example.com" }),
    ]);
    expect(new Set(answers)).toEqual(new Set(["TypeError: Failed to fetch"]));

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
  } finally {
    elsewhere.close();
  }
});

/** A page of another site. @returns its origin, and a function that closes it */
async function openForeignPage(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end("<!doctype html><html lang='es'><title>Otra página</title><h1>Otra página</h1></html>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, close };
}
