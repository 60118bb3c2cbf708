import words from "../../../catalog/table-words.json" with { type: "json" };
import { normalize } from "@shop/commerce";

/**
 * A number with a decimal point or a decimal comma. With both, the last one is the decimal sign and the other
 * groups thousands, as in `1,250.50` and `1.250,50`; a single one is the decimal sign: `1,250` is 1.25.
 * @returns the text itself when it is no number, for the rules to refuse; undefined for an empty cell
 */
export function numberIn(cell: string): number | string | undefined {
  const text = cell.replace(/^\$/, "").replaceAll(/[\s\u00a0\u202f]/g, "");
  if (text === "") return cell.trim() === "" ? undefined : cell;
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(",", "."));
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return Number(text.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return cell;
}

/**
 * A number that never has three decimals: a price, pieces, grams. `1,250` may mean 1250 or 1.25, so it is refused.
 * @returns as `numberIn`; the text itself, for the rules to refuse, also when its only separator may group thousands
 */
export function coarseNumberIn(cell: string): number | string | undefined {
  return /^\$?[1-9]\d{0,2}[.,]\d{3}$/.test(cell.replaceAll(/\s/g, "")) ? cell : numberIn(cell);
}

/** Thousandths of a number: the grams or millilitres of a cell as kilograms or litres. */
export function thousandthsIn(cell: string): number | string | undefined {
  const number = coarseNumberIn(cell);
  return typeof number === "number" ? number / 1000 : number;
}

/** Yes or no, in Spanish or English; an empty cell is no answer. */
export function booleanIn(cell: string): boolean | string | undefined {
  const text = normalize(cell.trim());
  if (text === "") return undefined;
  if (["si", "s", "x", "1", "true", "verdadero", "yes", "y"].includes(text)) return true;
  if (["no", "n", "0", "false", "falso"].includes(text)) return false;
  return cell;
}

/** A day as `2026-11-21`, also when it was written as `21/11/2026`. */
export function dateIn(cell: string): string | undefined {
  const text = cell.trim();
  const written = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (!written) return text === "" ? undefined : text;
  const [, day = "", month = "", year = ""] = written;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The addresses of a cell, with spaces, ends of lines or bars between them; an empty cell has none. */
export function addressesIn(cell: string): string[] | undefined {
  const addresses = cell.split(/[\s|]+/).filter(Boolean);
  return addresses.length > 0 ? addresses : undefined;
}

/**
 * The allergens of a cell, with commas, bars, semicolons or ends of lines between them; none for `ninguno`.
 * @returns unknown ones as written, for the rules to refuse; undefined for an empty cell
 */
export function allergensIn(cell: string): string[] | undefined {
  const names = cell
    .split(/[,|;\r\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return undefined;
  if (names.length === 1 && ["ninguno", "none"].includes(normalize(names[0] ?? ""))) return [];
  const known = Object.entries(words.allergens);
  return [
    ...new Set(
      names.map((name) => known.find(([, spellings]) => spellings.includes(normalize(name)))?.[0] ?? name),
    ),
  ];
}

/** The content of a product, for its unit price: `500` and `g` are half a kilogram. Both cells empty mean one piece. */
export function contentIn(amountCell: string, unitCell: string): { amount: unknown; unit: unknown } {
  if (amountCell.trim() === "" && unitCell.trim() === "") return { amount: 1, unit: "pieza" };
  const spelling = normalize(unitCell.trim());
  const known = words.units.find((each) => each.words.includes(spelling));
  if (!known) return { amount: numberIn(amountCell), unit: spelling === "" ? undefined : unitCell };
  // `parts` of the written unit are one of `unit`: 1000 g are 1 kg.
  const { unit, parts } = known;
  // Kilograms and litres have thousandths, so their `1.250` is a decimal. Grams, millilitres and pieces have none.
  const hasThousandths = parts === 1 && unit !== "pieza";
  const amount = hasThousandths ? numberIn(amountCell) : coarseNumberIn(amountCell);
  return { amount: typeof amount === "number" ? amount / parts : amount, unit };
}
