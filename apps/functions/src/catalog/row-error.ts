/** What is wrong with one field of a catalogue file. */
export type RowError = RowPlace & {
  field: string;
  /** In Spanish, for the shop owner. */
  message: string;
};

/** Where a row stands in its file. */
export type RowPlace = {
  list: CatalogList;
  /** Counted from 1, as a person counts; 0 stands for the list as a whole. */
  row: number;
  /** Only of files whose lines a person can find. */
  line?: number;
};

export type CatalogList = "categories" | "products";

/** What each field takes, in the words of somebody who fills a table in. */
export type Rules = Readonly<Record<string, string>>;

const GRAMS = "escribe los gramos por 100 g o 100 ml, de 0 a 100";

const RULES: Rules = {
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
  moreImages: "escribe una lista de hasta 7 direcciones de imágenes, de hasta 300 letras cada una",
  "content.amount": "escribe un número mayor que 0",
  "content.unit": "escribe kg, l o pieza",
  content: "escribe una cantidad y su unidad, como { amount: 1, unit: l }",
  prescription: "escribe true o false",
  coldChain: "escribe true o false",
  aisle: "escribe un número entero de pasillo, 1 o más",
  composition: "escribe un texto de hasta 1000 letras",
  allergens: "escribe una lista de alérgenos como milk, egg o gluten, o vacía si no tiene",
  nutrition: "escribe sus siete cantidades por 100 g o 100 ml",
  "nutrition.energyKcal": "escribe las kilocalorías por 100 g o 100 ml, de 0 a 900",
  "nutrition.proteinG": GRAMS,
  "nutrition.fatG": GRAMS,
  "nutrition.saturatedFatG": GRAMS,
  "nutrition.carbohydratesG": GRAMS,
  "nutrition.sugarsG": GRAMS,
  "nutrition.sodiumMg": "escribe los miligramos por 100 g o 100 ml, de 0 a 40000",
  popularity: "escribe un número entero de 0 a 1000000",
  addedOn: "escribe una fecha como 2026-11-21",
};

/** The sentence for a field that is missing or does not follow its rule. */
export function rowErrorMessage(field: string, missing: boolean, rules: Rules = {}): string {
  // The third address of a list follows the rule of the list.
  const list = field.replace(/\.\d+$/, "");
  const rule = rules[field] ?? rules[list] ?? RULES[field] ?? RULES[list] ?? "revisa este dato";
  return missing ? `Falta este dato: ${rule}.` : `Este dato no vale: ${rule}.`;
}
