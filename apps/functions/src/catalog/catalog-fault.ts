/** What is wrong with one field of a catalogue file. */
export type CatalogFault = {
  list: CatalogList;
  /** Counted from 1, as a person counts. */
  row: number;
  field: string;
  /** In Spanish, for the shop owner. */
  message: string;
};

export type CatalogList = "categories" | "products";

/** What each field takes, in the words of somebody who fills a table in. */
const RULES: Record<string, string> = {
  id: "usa minúsculas, números y guiones, y empieza con una letra o un número (hasta 80)",
  name: "escribe un nombre de hasta 120 letras (60 si es una categoría)",
  brand: "escribe una marca de hasta 60 letras, o déjala vacía entre comillas",
  category: "usa el id de una categoría",
  description: "escribe un texto de hasta 1000 letras (300 si es una categoría)",
  price: "escribe una cantidad como 28.5, sin signo y con dos decimales como mucho",
  regularPrice: "escribe una cantidad como 32, sin signo y con dos decimales como mucho",
  weightKg: "escribe kilogramos como 1.03, sin signo y con tres decimales como mucho",
  stock: "escribe un número entero de piezas, 0 o más",
  image: "escribe la dirección de la imagen, de hasta 300 letras",
  "content.amount": "escribe un número mayor que 0",
  "content.unit": "escribe kg, l o pieza",
  content: "escribe una cantidad y su unidad, como { amount: 1, unit: l }",
  prescription: "escribe true o false",
  aisle: "escribe un número entero de pasillo, 1 o más",
};

/** The sentence for a field that is missing or does not follow its rule. */
export function faultMessage(field: string, missing: boolean): string {
  const rule = RULES[field] ?? "revisa este dato";
  return missing ? `Falta este dato: ${rule}.` : `Este dato no vale: ${rule}.`;
}
