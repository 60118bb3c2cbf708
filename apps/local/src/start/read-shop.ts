import { readFileSync } from "node:fs";
import { checkShop } from "@shop/commerce/check-shop";
import { SHOP_FILES } from "./folders.ts";
import { StartError } from "./start-error.ts";

/**
 * The configuration of the shop.
 * @param paths its files; a field of a later one replaces that of an earlier one
 * @throws StartError a sentence in Spanish: which file cannot be read, or every field that is wrong
 */
export function readShop(paths: readonly string[] = SHOP_FILES): ReturnType<typeof checkShop> {
  const files = paths.map(readFile);
  try {
    return checkShop(Object.assign({}, ...files));
  } catch (error) {
    // The message of `checkShop` is the sentence.
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readFile(path: string): object {
  const text = readText(path);
  try {
    // Windows editors begin a file with a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
    throw new SyntaxError("no object");
  } catch (error) {
    throw new StartError(`La configuración de la tienda (${path}) no es un objeto JSON válido.`, {
      cause: error,
    });
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
