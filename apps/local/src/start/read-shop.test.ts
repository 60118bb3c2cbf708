import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFile, useFolder } from "../testing/use-folder.ts";
import { SHOP_FILES } from "./folders.ts";
import { readShop } from "./read-shop.ts";
import { StartError } from "./start-error.ts";

test("the configuration of this shop is fine", () => {
  expect(readShop()).toMatchObject({ name: expect.any(String), minimumWeight: expect.any(Number) });
});

test("a wrong configuration is told by field", () => {
  const wrong = useFile("shop.config.server.json", '{ "currency": "pesos", "colour": 1 }');
  expect(() => readShop([...SHOP_FILES, wrong])).toThrow(
    new StartError(
      "La configuración de la tienda (packages/commerce/shop.config.json y shop.config.server.json) no vale; corrige: currency, colour.",
    ),
  );
});

test("a byte order mark, which Windows editors begin a file with, changes nothing", () => {
  const marked = SHOP_FILES.map((path) => useFile("shop.json", `\uFEFF${readFileSync(path, "utf8")}`));
  expect(readShop(marked)).toEqual(readShop());
});

test("a configuration that is no JSON is told by path", () => {
  const path = useFile("shop.config.json", "{ name: La Alacena }");
  expect(() => readShop([path])).toThrow(
    new StartError(`La configuración de la tienda (${path}) no es JSON válido.`),
  );
});

test.for<[string, () => string]>([
  ["is not there", () => join(useFolder(), "shop.config.json")],
  ["is a folder", useFolder],
])("a configuration that %s is told by path", ([, prepare]) => {
  const path = prepare();
  expect(() => readShop([path])).toThrow(
    new StartError(`La configuración de la tienda (${path}) no se puede leer: revisa que el archivo exista.`),
  );
});
