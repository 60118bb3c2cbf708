import { readFileSync } from "node:fs";
import { checkShop } from "@shop/commerce/check-shop";
import { SHOP_FILE } from "./folders.ts";
import { StartError } from "./start-error.ts";

/**
 * The configuration of the shop.
 * @throws StartError a sentence in Spanish with every field that is wrong
 */
export function readShop(path = SHOP_FILE): ReturnType<typeof checkShop> {
  const text = readText(path);
  try {
    // Windows editors begin a file with a byte order mark.
    return checkShop(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new StartError(`La configuración de la tienda (${path}) no es JSON válido.`, { cause: error });
    }
    // Its message is already the sentence.
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
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
