import { isVisible, toVisibleLine } from "@shop/contract";

/**
 * Control characters, lone surrogates, line separators, bidirectional controls, and the replacement character of a
 * wrong encoding.
 */
const REFUSED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFD]/gu;

/**
 * What a spreadsheet writes for a formula that fails, in the languages of Excel and Google, as `#N/D` or `#¡REF!`, and
 * of LibreOffice; and for a number too wide for its cell.
 */
const FORMULA_ERROR = /^(?:#(?:N\/[AD]|NV|GETTING_DATA|[¡¿]?[\p{L}\d/_]+[!?]|#+)|Err:\d{3})$/iu;

/** What to do about a formula that failed, in Spanish for the shop owner; undefined for any other cell. */
export function formulaError(cell = ""): string | undefined {
  const text = toVisibleLine(cell);
  return FORMULA_ERROR.test(text)
    ? `Es un error de tu hoja de cálculo (${text}): corrige su fórmula, o escribe el dato.`
    : undefined;
}

/**
 * Why a text of a catalogue cannot be shown or printed on a label, in Spanish for the shop owner.
 * @param hasLines whether it may have line breaks and tabs
 * @returns undefined when it can; the schema checks for empty texts
 */
export function textError(text: string, hasLines = false): string | undefined {
  const found = text.match(REFUSED)?.find((sign) => !hasLines || !"\n\r\t".includes(sign));
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `Lleva un carácter que no se admite (U+${code}): quita los saltos de línea y los caracteres invisibles, o vuelve a escribirlo.`;
  }
  return text !== "" && !isVisible(text)
    ? "Aquí no se ve nada: escribe al menos una letra o un número."
    : undefined;
}
