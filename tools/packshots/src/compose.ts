import sharp from "sharp";
import { PICTURE_PIXELS } from "./size.ts";

/** Where a thing stands in a picture: its own size, its middle, and the ground below it, of the picture's side. */
interface Place {
  size: number;
  middle: number;
  ground: number;
}

/** From the back to the front: three of one thing, or a thing between two that go on the table with it. */
const PLACES = {
  three: [
    { size: 0.56, middle: 0.28, ground: 0.88 },
    { size: 0.56, middle: 0.72, ground: 0.88 },
    { size: 0.7, middle: 0.5, ground: 0.95 },
  ],
  table: [
    { size: 0.52, middle: 0.72, ground: 0.86 },
    { size: 0.7, middle: 0.37, ground: 0.93 },
    { size: 0.4, middle: 0.76, ground: 0.96 },
  ],
} satisfies Record<string, readonly Place[]>;

export type GroupKind = keyof typeof PLACES;

/** What a picture leaves free below the thing itself, of its side. */
const AIR = 0.045;

/** Of a product, two that go on the table with it. */
const SERVED_WITH: Record<string, readonly [string, string]> = {
  "leche-entera-1-l": ["cereal-de-maiz-en-hojuelas-500-g", "galletas-con-chispas-de-chocolate-300-g"],
  "leche-deslactosada-1-l": ["cereal-de-maiz-en-hojuelas-500-g", "platano-1-kg"],
  "queso-panela-400-g": ["tortillas-de-maiz-1-kg", "aguacate-hass-1-kg"],
  "queso-manchego-400-g": ["uva-sin-semilla-900-g", "pan-blanco-de-caja-680-g"],
  "yogur-natural-sin-azucar-1-kg": ["miel-de-abeja-500-g", "fresa-454-g"],
  "jitomate-saladet-1-kg": ["cebolla-1-kg", "chile-jalapeno-250-g"],
  "aguacate-hass-1-kg": ["totopos-de-maiz-400-g", "limon-1-kg"],
  "fresa-454-g": ["crema-para-batir-500-ml", "platano-1-kg"],
  "tortillas-de-maiz-1-kg": ["salsa-verde-casera-450-g", "aguacate-hass-1-kg"],
  "baguette-rustica-300-g": ["queso-manchego-400-g", "mantequilla-sin-sal-200-g"],
  "frijol-negro-900-g": ["arroz-super-extra-1-kg", "chile-jalapeno-250-g"],
  "arroz-super-extra-1-kg": ["frijol-negro-900-g", "elote-en-grano-225-g"],
  "miel-de-abeja-500-g": ["harina-para-hot-cakes-800-g", "te-de-manzanilla-25-sobres"],
  "galletas-con-chispas-de-chocolate-300-g": ["leche-entera-1-89-l", "chocolate-con-leche-90-g"],
  "chocolate-con-leche-90-g": ["cafe-soluble-clasico-200-g", "fresa-454-g"],
  "cafe-de-grano-tostado-500-g": ["cuernitos-de-mantequilla-4-piezas", "chocolate-amargo-70-cacao-90-g"],
  "cafe-molido-tueste-medio-454-g": [
    "cuernitos-de-mantequilla-4-piezas",
    "sustituto-de-crema-para-cafe-400-g",
  ],
};

/** The products on a group's picture, from the back to the front. */
export function shownTogether(id: string, kind: GroupKind): readonly string[] {
  if (kind === "three") return [id, id, id];
  const [behind, before] = SERVED_WITH[id] ?? [];
  if (!behind || !before) throw new Error(`Nothing is served with ${id}.`);
  return [behind, id, before];
}

/**
 * Puts pictures of products on one picture.
 * @param pictures encoded, from the back to the front
 * @returns pixels, RGBA with straight alpha
 */
export async function composeGroup(kind: GroupKind, pictures: readonly Buffer[]): Promise<Buffer> {
  const ground = {
    width: PICTURE_PIXELS,
    height: PICTURE_PIXELS,
    channels: 4,
    background: "#00000000",
  } as const;
  const standing = await Promise.all(
    PLACES[kind].map(async ({ size, middle, ground: foot }, at) => {
      const side = Math.round(size * PICTURE_PIXELS);
      const input = await sharp(pictures[at]).resize(side, side).png().toBuffer();
      const left = Math.round(middle * PICTURE_PIXELS - side / 2);
      return { input, left, top: Math.round(foot * PICTURE_PIXELS - side * (1 - AIR)) };
    }),
  );
  return sharp({ create: ground }).composite(standing).raw().toBuffer();
}
