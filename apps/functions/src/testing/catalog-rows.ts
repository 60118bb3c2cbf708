/** A category of a catalogue file. */
export const CATEGORY = { id: "abarrotes", name: "Abarrotes", aisle: 1, description: "", image: "/a.webp" };

/** A product of a JSON file. */
export const ROW = {
  id: "arroz",
  name: "Arroz 1 kg",
  brand: "Parda",
  category: "abarrotes",
  description: "",
  price: 28.5,
  regularPrice: 30,
  weightKg: 1.005,
  stock: 3,
  image: "/arroz.webp",
  moreImages: ["/dos.webp"],
  content: { amount: 1, unit: "kg" },
  composition: "Arroz.",
};

/** The same product as the cells of a table, under the titles of a shop owner. */
const CELLS = {
  Clave: "arroz",
  Nombre: "Arroz 1 kg",
  Marca: "Parda",
  Categoría: "abarrotes",
  Descripción: "",
  Precio: "$28.50",
  "Precio normal": "30",
  Peso: "1.005",
  Inventario: "3",
  Foto: "/arroz.webp",
  Fotos: "/dos.webp",
  Contenido: "1",
  Unidad: "kg",
  Ingredientes: "Arroz.",
};

export const jsonOf = (...products: unknown[]) => ({ categories: [CATEGORY], products });

/** A table of rows like `CELLS`, with some cells changed; every row has all titles that any of them has. */
export function tableOf(...rows: Readonly<Record<string, string>>[]): string {
  const titles = [...new Set([CELLS, ...rows].flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => titles.map((title) => ({ ...CELLS, ...row })[title] ?? ""));
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [titles, ...lines].map((line) => `${line.map(quoted).join(",")}\n`).join("");
}
