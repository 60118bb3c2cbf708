import { writeFileSync } from "node:fs";

const KINDS = "Arroz,Frijol,Lenteja,Avena,Galleta,Sopa,Aceite,Atún,Café,Té,Harina,Pasta,Salsa,Miel".split(
  ",",
);
const STYLES = "integral,clásico,extra,ligero,orgánico,casero,dorado,fino,tostado,suave,natural".split(",");
const BRANDS = "Tierra Parda,Valle Claro,Don Mateo,La Espiga,Monte Alto,Sol de Mayo,Río Bravo".split(",");
const CATEGORIES = "Abarrotes,Lácteos,Bebidas,Panadería,Limpieza,Higiene,Dulces,Botanas,Congelados".split(
  ",",
);
const COLUMNS = "id,nombre,marca,categoría,descripción,precio,peso kg,existencias,imagen,contenido,unidad";

/** Every piece that is made: what a bench buys never runs out. */
const STOCK = 900_000;

/** The id of an invented product. @param place from 0 */
export function inventedId(place: number): string {
  return `producto-${place}`;
}

/** Two words that some of the invented products are found by. @param place from 0 */
export function inventedQuery(place: number): string {
  return `${wordOf(KINDS, place)} ${wordOf(STYLES, place * 7)}`.toLowerCase();
}

/**
 * Writes a table that the shop's importer takes: so many products of a kilogram each, the same ones every time.
 * @param file where it goes, with `.csv` at its end
 */
export function inventCatalog(file: string, count: number): void {
  const rows = Array.from({ length: count }, (_, place) => {
    const name = `${wordOf(KINDS, place)} ${wordOf(STYLES, Math.floor(place / KINDS.length))} ${place}`;
    const brand = wordOf(BRANDS, Math.floor(place / 3));
    const category = wordOf(CATEGORIES, Math.floor(place / 5));
    const price = (10 + ((place * 37) % 900) / 10).toFixed(2);
    return `${inventedId(place)},${name},${brand},${category},Para la despensa,${price},1.00,${STOCK},/pictures/frijol-negro-900-g.webp,1,kg`;
  });
  writeFileSync(file, `${[COLUMNS, ...rows].join("\n")}\n`);
}

function wordOf(words: readonly string[], place: number): string {
  return words[place % words.length] ?? "";
}
