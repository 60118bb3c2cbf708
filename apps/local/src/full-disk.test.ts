// @module-tag full
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { failureText } from "@shop/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import { errorBody, METHOD_ROOT, post as postJson } from "@shop/auth-emulator/testing";
import { CATALOG } from "./testing/catalog.ts";
import { CUSTOMER_PASSWORD, signUpCustomer } from "./testing/customer.ts";
import { runProgram } from "./testing/run-script.ts";
import { useFile, useFolder } from "./testing/use-folder.ts";
import { ORDER_REQUEST } from "./testing/order-request.ts";
import { startLocalShop } from "./testing/start-local-shop.ts";

const FULL = { id: 507, message: failureText({ id: 507 }, "es-MX") };

// The kernel's file size limit simulates a full disk; only Linux can set it for a running process.
describe.skipIf(process.platform !== "linux")("without room on the disk", () => {
  test("writes fail with a sentence and reads continue, until there is space again", async () => {
    const shop = await startLocalShop({ catalog: CATALOG });
    onTestFinished(() => shop.stop());
    const { origin } = shop;
    const ana = await signUpCustomer(origin);
    expect((await ana.add("arroz", 3)).body).toEqual({ result: {} });
    const pay = (method: string, input: object) => ana.call("httpPaymentServices", { method, ...input });
    const { idempotencyKey } = ORDER_REQUEST;
    const placed = await pay("placeOrder", ORDER_REQUEST);
    const { id } = (placed.body as { result: { order: { id: string } } }).result.order;
    expect((await ana.add("arroz", 3)).body).toEqual({ result: {} });
    const signIn = () => {
      const credentials = { email: ana.user.email, password: CUSTOMER_PASSWORD };
      return postJson(`${origin}${METHOD_ROOT}/accounts:signInWithPassword`, credentials);
    };
    const health = async () => (await fetch(`${origin}/api/httpHealth`)).status;

    limitFiles(shop.pid, "1024");
    expect((await ana.add("arroz", 1)).body).toEqual({ result: { code: FULL } });
    expect(await signIn()).toEqual({
      status: 507,
      body: errorBody("INSUFFICIENT_STORAGE : Nothing can be saved now.", 507),
    });
    expect((await ana.call("httpAccountServices", { method: "signOutEverywhere" })).body).toEqual({
      result: { code: FULL },
    });
    expect(await health()).toBe(503);
    expect(await pay("getPlacedOrder", { idempotencyKey })).toMatchObject({
      body: { result: { order: { id } } },
    });
    expect(await pay("checkPayment", { id })).toMatchObject({ body: { result: { order: { id } } } });
    const cart = await ana.call("httpCartsServices", { method: "getCart" });
    expect(cart).toMatchObject({ status: 200, body: { result: { totalProducts: 3 } } });

    limitFiles(shop.pid, "unlimited");
    expect((await ana.add("arroz", 1)).body).toEqual({ result: {} });
    expect((await signIn()).status).toBe(200);
    await expect.poll(health).toBe(200);
    expect(shop.output()).not.toContain("example.mx");
  });

  test("a log that cannot be written ends nothing", async () => {
    const main = `exec "${process.execPath}" "${fileOf("main.ts")}" 2>/dev/full`;
    const variables = { PORT: "0", SHOP_DATA: useFolder() };
    const shop = runProgram("sh", { args: ["-c", main], variables });
    onTestFinished(async () => {
      shop.signal("SIGTERM");
      await shop.ended();
    });
    const [origin = ""] = await shop.reads(/http:\S+/);
    const logged = () => postJson(`${origin}/api/httpCartsServices`, { data: { method: "nobody's" } });
    const answers = await Promise.all([logged(), logged(), logged()]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await fetch(`${origin}/api/httpHealth`)).status).toBe(200);
  });

  test("an import that finds no room is one sentence, and the shop opens with what it has", async () => {
    const dataFolder = useFolder();
    const limited = (bytes: number, script: string, ...args: string[]) =>
      runProgram("prlimit", {
        args: [`--fsize=${bytes}`, process.execPath, fileOf(script), ...args],
        variables: { PORT: "0", SHOP_DATA: dataFolder },
      });
    const before = limited(1_000_000, "import-catalog.ts", useFile("antes.json", JSON.stringify(CATALOG)));
    expect(await before.ended()).toBe(0);
    const path = useFile("productos.json", JSON.stringify(manyProducts(2500)));
    const imported = limited(1_000_000, "import-catalog.ts", path);
    expect(await imported.ended()).toBe(1);
    expect(imported.output()).toContain("el disco está lleno o no deja escribir");
    const shop = limited(1_000_000, "main.ts");
    onTestFinished(async () => {
      shop.signal("SIGTERM");
      await shop.ended();
    });
    const [origin = ""] = await shop.reads(/http:\S+/);
    const found = await postJson(`${origin}/api/httpCatalogServices`, { data: { method: "listProducts" } });
    expect(found).toMatchObject({ status: 200, body: { result: { total: CATALOG.products.length } } });
  });

  test.for([0, 50_000, 300_000])("a first start with room for files of %i bytes is one sentence", (bytes) => {
    const dataFolder = useFolder();
    const { status, stdout, stderr } = spawnSync(
      "prlimit",
      [`--fsize=${bytes}`, process.execPath, fileOf("main.ts")],
      {
        env: { ...process.env, PORT: "0", SHOP_DATA: dataFolder },
        encoding: "utf8",
      },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: `Los datos de la tienda (${dataFolder}) no se pueden usar: el disco está lleno o no deja escribir. Libera espacio o revisa los permisos, y vuelve a intentarlo.\n`,
    });
  });
});

/** A catalogue of several MB. */
function manyProducts(count: number): typeof CATALOG {
  const [rice] = CATALOG.products;
  const long = { ...rice, brand: "Lenta", description: "Grano largo. ".repeat(40) };
  return {
    categories: CATALOG.categories,
    products: Array.from({ length: count }, (_, at) => ({ ...long, id: `arroz-${at}` })),
  };
}

function fileOf(script: string): string {
  return fileURLToPath(new URL(script, import.meta.url));
}

/** Limits the size of the files that a process writes, in bytes. */
function limitFiles(pid: number, size: string): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${size}:unlimited`]);
}
