import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { REPOSITORY, WEB_ROOT } from "./folders.ts";

test("without variables the shop has its usual port and folders", () => {
  expect(readEnvironment({})).toEqual({
    port: 4173,
    dataFolder: join(REPOSITORY, ".data"),
    webRoot: WEB_ROOT,
  });
  expect(readEnvironment({ PORT: "", SHOP_DATA: "", SHOP_WEB: "" })).toEqual(readEnvironment({}));
});

test("variables choose all, the folders from where the command was typed", () => {
  const variables = { PORT: "8080", SHOP_DATA: "mine", SHOP_WEB: "built", INIT_CWD: "/home/ana" };
  expect(readEnvironment(variables)).toEqual({
    port: 8080,
    dataFolder: "/home/ana/mine",
    webRoot: "/home/ana/built",
  });
  expect(readEnvironment({ SHOP_DATA: "/var/shop", INIT_CWD: "/home/ana" }).dataFolder).toBe("/var/shop");
});

test.for(["http", "-1", "80.5", "65536", "1e3", "0x50", " 80"])("PORT=%s is refused", (PORT) => {
  expect(() => readEnvironment({ PORT })).toThrow(
    `PORT tiene que ser un número de 0 a 65535, y es «${PORT}».`,
  );
});

test.for([
  [{ K_SERVICE: "carts" }, "K_SERVICE"],
  [{ FUNCTION_TARGET: "carts" }, "FUNCTION_TARGET"],
  [{ GAE_ENV: "standard" }, "GAE_ENV"],
] as const)("with %o the shop refuses to start", ([variables, name]) => {
  expect(() => readEnvironment(variables)).toThrow(
    `Este servidor es para una sola máquina y no se abre con ${name}: lo que se publica es apps/functions.`,
  );
});
