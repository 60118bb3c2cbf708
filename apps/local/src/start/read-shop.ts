import { readFileSync } from "node:fs";
import { checkShop } from "@shop/commerce/check-shop";
import { SHOP_FILES } from "./folders.ts";
import { StartError } from "./start-error.ts";

/**
 * The configuration of the shop.
 * @throws StartError a sentence in Spanish with every field that is wrong
 */
export function readShop(paths: readonly string[] = SHOP_FILES): ReturnType<typeof checkShop> {
  const files: unknown[] = paths.map(readFile);
  try {
    return checkShop(Object.assign({}, ...files));
  } catch (error) {
    // Its message is already the sentence.
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readFile(path: string): unknown {
  const text = readText(path);
  try {
    // Windows editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new StartError(`La configuración de la tienda (${path}) no es JSON válido.`, { cause: error });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new StartError(
      `La configuración de la tienda (${path}) no se puede leer: revisa que el archivo exista.`,
      { cause: error },
    );
  }
}
