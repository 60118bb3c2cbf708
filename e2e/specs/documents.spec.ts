import { HtmlValidate } from "html-validate";
import { expect, test } from "../fixtures.ts";

const PAGE = { accept: "text/html" };

test("the page that is sent for every other screen is valid HTML", async ({ request }) => {
  const page = await request.get("/login", { headers: PAGE });
  const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(
    await page.text(),
  );
  expect(
    results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
  ).toEqual([]);
});

test("every address of the sitemap is a page of the shop, and none is named twice", async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  const [, sitemap = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const text = await (await request.get(sitemap)).text();
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.startsWith(`${baseURL}/detalles/`)).length).toBeGreaterThan(
    250,
  );
  // One of each kind is drawn, and some products.
  const asked = addresses.filter((address, index) => !address.includes("/detalles/") || index % 40 === 0);
  const answers = await Promise.all(asked.map((address) => request.head(address, { headers: PAGE })));
  expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
});

test("what the shop does not have has the status that says so", { tag: "@main" }, async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { headers: PAGE })).status();
  expect(await statusOf("/detalles/lenteja-500-g")).toBe(200);
  expect(await statusOf("/detalles/nada-de-esto")).toBe(404);
  expect(await statusOf("/no/existe")).toBe(404);
});
