import { writeFileSync } from "node:fs";

const KINDS =
  "Arroz,Frijol,Lenteja,Avena,Galleta,Sopa,Aceite,Atún,Café,Té,Mermelada,Harina,Pasta,Salsa,Miel,Cereal".split(
    ",",
  );
const STYLES =
  "integral,clásico,extra,ligero,orgánico,casero,dorado,fino,tostado,suave,natural,del huerto".split(",");
export const BRANDS =
  "Tierra Parda,Valle Claro,Don Mateo,La Espiga,Monte Alto,Sol de Mayo,Río Bravo,El Molino".split(",");
const CATEGORIES =
  "Abarrotes,Lácteos,Bebidas,Panadería,Limpieza,Higiene,Dulces,Botanas,Congelados,Mascotas,Bebé,Despensa".split(
    ",",
  );
const COLUMNS =
  "id,nombre,marca,categoría,descripción,precio,precio regular,peso kg,existencias,imagen,contenido,unidad";

/** Every piece that is made: what a bench buys never runs out. */
const STOCK = 900_000;

/** The id of an invented product. @param place from 0 */
export function inventedId(place: number): string {
  return `producto-${place}`;
}

/** A word that fills a page among three hundred invented products, and that a twelfth of many more have. */
export function frequentWord(place: number): string {
  return wordOf(STYLES.slice(0, 6), place);
}

/** Two words that some of the invented products are found by. @param place from 0 */
export function inventedQuery(place: number): string {
  return `${wordOf(KINDS, place)} ${wordOf(STYLES, place * 7)}`.toLowerCase();
}

/** The name of an invented product and a word of its brand, without what tells it apart. @param place from 0 */
export function inventedName(place: number): string {
  return `${nameOf(place)} ${brandOf(place).split(" ").at(-1)}`.toLowerCase();
}

/**
 * Writes a table that the shop's importer takes: so many products of a kilogram each, the same ones every time.
 * @param file where it goes, with `.csv` at its end
 */
export function inventCatalog(file: string, count: number): void {
  const rows = Array.from({ length: count }, (_, place) => {
    const offer = place % 9 === 0;
    const price = 10 + ((place * 37) % 900) / 10;
    const name = `${nameOf(place)} ${place}`;
    const brand = brandOf(place);
    const category = wordOf(CATEGORIES, Math.floor(place / 5));
    const prices = `${price.toFixed(2)},${offer ? (price * 1.25).toFixed(2) : ""}`;
    const text = `Para la despensa de todos los días`;
    return `${inventedId(place)},${name},${brand},${category},${text},${prices},1.00,${STOCK},/pictures/frijol-negro-900-g.webp,1,kg`;
  });
  writeFileSync(file, `${[COLUMNS, ...rows].join("\n")}\n`);
}

function nameOf(place: number): string {
  return `${wordOf(KINDS, place)} ${wordOf(STYLES, Math.floor(place / KINDS.length))}`;
}

function brandOf(place: number): string {
  return wordOf(BRANDS, Math.floor(place / 3));
}

function wordOf(words: readonly string[], place: number): string {
  return words[place % words.length] ?? "";
}
