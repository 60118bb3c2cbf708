import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFile, useFolder } from "../testing/use-folder.ts";
import { SHOP_FILES } from "./folders.ts";
import { readShop } from "./read-shop.ts";
import { StartError } from "./start-error.ts";

test("a wrong configuration is reported by field", () => {
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

test.for(["{ name: La Alacena }", "null", "[]"])("a configuration of %j is reported by path", (text) => {
  const path = useFile("shop.config.json", text);
  expect(() => readShop([path])).toThrow(
    new StartError(`La configuración de la tienda (${path}) no es un objeto JSON válido.`),
  );
});

test.for<[string, () => string]>([
  ["is not there", () => join(useFolder(), "shop.config.json")],
  ["is a folder", useFolder],
])("a configuration that %s is reported by path", ([, prepare]) => {
  const path = prepare();
  expect(() => readShop([path])).toThrow(
    new StartError(`La configuración de la tienda (${path}) no se puede leer: revisa que el archivo exista.`),
  );
});
