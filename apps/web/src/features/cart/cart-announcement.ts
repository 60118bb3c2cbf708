import { count } from "../../shared/format.ts";

/**
 * What a screen reader announces about the whole cart, once this has stayed unchanged for a moment (`Announcer`).
 * @param weight of all lines, written out
 * @param missing to the minimum weight, written out; null when it is reached, undefined when it is not and the server gave no figure
 */
export function cartAnnouncement(
  units: number,
  weight: string,
  missing: string | null | undefined,
  notices: number,
): string {
  const notice = notices === 0 ? "" : ` ${noticesText(notices)}`;
  if (units === 0) return `Ya no llevas productos.${notice}`;
  const lack =
    missing === null
      ? ""
      : missing === undefined
        ? " Todavía no llega al peso mínimo."
        : ` Para el peso mínimo faltan ${missing}.`;
  return `Llevas ${count(units, "producto", "productos")}, ${weight}.${lack}${notice}`;
}

/** How many notices the lines of the cart have. */
export function noticesText(notices: number): string {
  return notices === 1 ? "Hay un aviso sobre tu carrito." : `Hay ${notices} avisos sobre tu carrito.`;
}
