import { isVisible, toSeenLine } from "@shop/contract";

/**
 * Controls, halves of characters, line separators, what changes the direction of the text around it, and what stands
 * where a file was read in the wrong encoding.
 */
const REFUSED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFD]/u;

/** The same, but for the line breaks and the tabs of a longer text. */
const REFUSED_IN_LINES = /[[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFD]--[\n\r\t]]/v;

/**
 * What a spreadsheet writes for a formula that fails, in the languages of Excel and Google, as `#N/D` or `#¡REF!`, and
 * of LibreOffice; and for a number too wide for its cell.
 */
const FORMULA_ERROR = /^(?:#(?:N\/[AD]|NV|GETTING_DATA|[¡¿]?[\p{L}\d/_]+[!?]|#+)|Err:\d{3})$/iu;

/** Why a value is none, in Spanish for the shop owner; undefined for whatever is no error of a spreadsheet. */
export function formulaError(value: unknown): string | undefined {
  const text = typeof value === "string" ? toSeenLine(value) : "";
  return FORMULA_ERROR.test(text)
    ? `Es un error de tu hoja de cálculo (${text}): corrige su fórmula, o escribe el dato.`
    : undefined;
}

/**
 * Why a text of a catalogue cannot be shown or printed on a label, in Spanish for the shop owner.
 * @param hasLines whether it may have line breaks and tabs
 * @returns undefined when it can; an empty text is the matter of its schema
 */
export function textError(text: string, hasLines = false): string | undefined {
  const [found] = (hasLines ? REFUSED_IN_LINES : REFUSED).exec(text) ?? [];
  if (found !== undefined)
    return `Lleva un carácter que no se admite (${codeOf(found)}): quita los saltos de línea y los caracteres invisibles, o vuelve a escribirlo.`;
  if (text !== "" && !isVisible(text)) return "Aquí no se ve nada: escribe al menos una letra o un número.";
  return undefined;
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
