import type { Object3D } from "three";
import type { LayoutName, Print } from "./label/print.ts";
import type { MotifName } from "./motifs.ts";

/** How a product's picture is made: its package or the thing itself, and what is printed on it. */
export interface Recipe {
  make: (print: Print) => Object3D;
  colors?: readonly [string, string];
  motif?: MotifName;
  layout?: LayoutName;
  /** What the label says, where the product's name does not divide well. */
  title?: string;
  variety?: string;
  claim?: string;
  seals?: readonly string[];
  /** The camera looks down by this many degrees; 8 by default. */
  pitch?: number;
}

const UNIT =
  "g|kg|ml|L|m|cm|W|piezas?|latas|sobres|tabletas|cápsulas|rollos|manojo|cabezas|par|pares|botellas";
const QUANTITY = new RegExp(`,? ((?:\\d+ (?:botellas|piezas|paquetes) de )?[\\d.]+ (?:${UNIT}))$`);

/** Divides "Leche deslactosada 1 L" into what it is, which one, and how much. */
export function wording(name: string): { title: string; variety: string; quantity: string } {
  const quantity = QUANTITY.exec(name)?.[1] ?? "";
  const words = name.replace(QUANTITY, "").replace(/,$/, "").split(" ");
  const second = words[1] ?? "";
  const length =
    second === "de"
      ? 3
      : words.length < 3 || /^(en|para|con|sabor|sin|y|\d.*|FPS|aroma|num\.)$/.test(second)
        ? 1
        : 2;
  return { title: words.slice(0, length).join(" "), variety: words.slice(length).join(" "), quantity };
}
