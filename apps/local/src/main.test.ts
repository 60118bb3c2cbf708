import { createServer } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_CATALOG } from "./start/folders.ts";
import { listen } from "./start/listen.ts";
import { readShop } from "./start/read-shop.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { runScript, type Script } from "./testing/run-script.ts";
import { useFolder } from "./testing/use-folder.ts";
import { visitAs } from "./testing/visit-as.ts";
import { post } from "./testing/wire.ts";

const demo = JSON.parse(readFileSync(DEMO_CATALOG, "utf8"));

test("the first start sells the demo catalogue and says once where, when it already answers", async () => {
  const shop = runMain({ SHOP_DATA: useFolder() });
  const origin = await readOrigin(shop);
  const [health, catalog] = await Promise.all([
    fetch(`${origin}/api/httpHealth`),
    post(origin, "httpCatalogServices", { data: { method: "listProducts", limit: 1 } }),
  ]);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  expect(catalog).toMatchObject({ body: { result: { total: demo.products.length } } });
  expect(shop.output().split("\n")).toEqual([
    `${readShop().name} está abierta: ${origin}`,
    `Los correos y SMS que enviaría llegan aquí: ${origin}/buzon-de-prueba`,
    `El personal atiende los pedidos aquí: ${origin}/mostrador`,
    expect.stringMatching(/^La primera persona de dirección escribe ahí este código: \d{5}-\d{5}$/),
    "",
  ]);
});

test("every answer forbids what the shop does not need, and names no server", async () => {
  const origin = await readOrigin(runMain({ SHOP_DATA: useFolder() }));
  const { headers } = await fetch(`${origin}/api/httpHealth`);
  expect(headers.get("x-powered-by")).toBe(null);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  const policy = headers.get("content-security-policy");
  // The web app's own test checks which script the hash allows.
  expect(policy?.replace(/'sha256-[^']+'/, "'sha256-…'")).toBe(
    "default-src 'self'; script-src 'self' 'sha256-…'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test("the embedded shop is where it listens, also when it is forwarded for another", async () => {
  const origin = await readOrigin(runMain({ SHOP_DATA: useFolder() }));
  const headers = { "x-forwarded-host": "otra.example" };
  const robots = await fetch(`${origin}/robots.txt`, { headers });
  expect(await robots.text()).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  const sitemap = await fetch(`${origin}/sitemap.xml`, { headers });
  expect(await sitemap.text()).toContain(`<loc>${origin}/home</loc>`);
});

test("under another name everything is closed", async () => {
  const origin = await readOrigin(runMain({ SHOP_DATA: useFolder() }));
  const paths = [
    "/api/httpHealth",
    "/home",
    "/api/httpCartsServices",
    "/identitytoolkit.example/v1/accounts:signUp",
  ];
  const answers = await Promise.all(paths.map((path) => visitAs("example.test", `${origin}${path}`)));
  expect(answers.map(([status]) => status)).toEqual([403, 403, 403, 403]);
});

test.for(["SIGINT", "SIGTERM"] as const)("%s ends it cleanly", async (signal) => {
  const dataFolder = useFolder();
  const shop = runMain({ SHOP_DATA: dataFolder });
  await readOrigin(shop);
  shop.signal(signal);
  expect(await shop.ended()).toBe(0);
  // SQLite removes its log when the last one closes the file in order.
  expect(readdirSync(dataFolder)).toEqual(["shop.sqlite"]);
});

test("a port that is taken is one sentence and the exit code 1", async () => {
  const other = createServer();
  const port = Number((await listen(other, 0)).split(":")[1]);
  onTestFinished(() => void other.close());
  expect(await startErrorOf(runMain({ SHOP_DATA: useFolder(), PORT: String(port) }))).toBe(
    `El puerto ${port} está ocupado: cierra lo que lo usa, o elige otro con PORT=${port + 1}.`,
  );
});

test("in a production environment it does not start", async () => {
  const dataFolder = useFolder();
  expect(await startErrorOf(runMain({ SHOP_DATA: dataFolder, NODE_ENV: "production" }))).toBe(
    "Este servidor es para una sola máquina y no se abre con NODE_ENV=production: lo que se publica es apps/functions.",
  );
  expect(readdirSync(dataFolder)).toEqual([]);
});

test("a call is one request: the token is verified without another", async () => {
  const preload = new URL("testing/log-requests.ts", import.meta.url);
  const shop = runMain({ SHOP_DATA: useFolder(), NODE_OPTIONS: `--import ${preload}` });
  const origin = await readOrigin(shop);
  const ana = await signUpCustomer(origin);
  await fetch(`${origin}/api/httpHealth?desde`);
  expect((await ana.call("httpCartsServices", { method: "getCart" })).status).toBe(200);
  await fetch(`${origin}/api/httpHealth?hasta`);
  const [, received = ""] = await shop.reads(/httpHealth\?desde\n([^]*)received: httpHealth\?hasta/);
  expect(received).toBe("received: httpCartsServices\n");
});

function runMain(variables: NodeJS.ProcessEnv): Script {
  const shop = runScript("main.ts", { variables: { PORT: "0", ...variables } });
  onTestFinished(() => shop.signal("SIGKILL"));
  return shop;
}

async function readOrigin(shop: Script): Promise<string> {
  const [, origin = ""] = await shop.reads(/está abierta: (http:\S+)/);
  return origin;
}

/** The error message of a shop that does not start. */
async function startErrorOf(shop: Script): Promise<string> {
  expect(await shop.ended()).toBe(1);
  return shop.output().trimEnd();
}
