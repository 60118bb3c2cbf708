import type { Category, Home, Product } from "@shop/contract";

type Own = Pick<Product, "name" | "brand" | "category" | "description" | "price" | "weight"> &
  Partial<Product>;

/** A product of which there is enough: a kilogram without a prescription, with the picture of its id, by default. */
const productOf = (id: string, own: Own): Product => ({
  id,
  stock: 99,
  prescription: false,
  content: { amount: 1, unit: "kg" },
  image: `/pictures/${id}.webp`,
  ...own,
});

/** Cold chain, on offer. */
export const MILK = productOf("leche-entera-1-l", {
  name: "Leche entera 1 L",
  brand: "Valle Claro",
  category: "lacteos",
  description:
    "Leche de vaca pasteurizada y homogeneizada, en bolsa y con toda su crema. Consérvala en refrigeración y, una vez abierta, consúmela en tres días.",
  price: 2850,
  regularPrice: 3200,
  weight: 1030,
  content: { amount: 1, unit: "l" },
});

/** An ordinary product. */
export const TOMATO = productOf("jitomate-saladet-1-kg", {
  name: "Jitomate saladet 1 kg",
  brand: "Surco Vivo",
  category: "frutas-y-verduras",
  description: "Jitomate rojo y firme, seleccionado a mano para salsas, sopas y ensaladas.",
  price: 3490,
  weight: 1010,
});

/** A long name and a price of four figures. */
export const COFFEE = productOf("cafe-de-grano-tostado-5-kg", {
  name: "Café de grano tostado de altura de Coatepec, saco de 5 kg",
  brand: "Cafetal Niebla",
  category: "cafe-y-te",
  description: "Café arábica de tueste medio, con notas de cacao y nuez. Muélelo justo antes de prepararlo.",
  price: 148_900,
  weight: 5150,
  image: "/pictures/cafe-molido-tueste-medio-454-g.webp",
  content: { amount: 5, unit: "kg" },
});

/** Sold by the piece. */
export const EGGS = productOf("huevo-blanco-18-piezas", {
  name: "Huevo blanco 18 piezas",
  brand: "Corral Tejocote",
  category: "abarrotes",
  description: "Huevo blanco fresco de gallina, tamaño grande.",
  price: 6490,
  weight: 1120,
  content: { amount: 18, unit: "pieza" },
});

/** Cold chain, with four left. */
export const YOGURT = productOf("yogur-griego-natural-500-g", {
  name: "Yogur griego natural 500 g",
  brand: "Praderal",
  category: "lacteos",
  description: "Yogur colado, cremoso y alto en proteína. Úsalo en el desayuno o como base de aderezos.",
  price: 6200,
  weight: 530,
  stock: 4,
  image: "/pictures/yogur-natural-sin-azucar-1-kg.webp",
  content: { amount: 0.5, unit: "kg" },
});

/** Sold out. */
export const CHEESE = productOf("queso-cotija-rallado-200-g", {
  name: "Queso Cotija rallado 200 g",
  brand: "Tres Nubes",
  category: "lacteos",
  description: "Queso añejo y salado, rallado fino para coronar elotes, frijoles y enchiladas.",
  price: 6400,
  weight: 215,
  stock: 0,
  image: "/pictures/queso-panela-400-g.webp",
  content: { amount: 0.2, unit: "kg" },
});

/** Cold chain because of its own attribute. */
export const SALMON = productOf("filete-de-salmon-400-g", {
  name: "Filete de salmón 400 g",
  brand: "",
  category: "carnes-y-pescados",
  description: "Dos lonjas de salmón con piel, empacadas al vacío y congeladas.",
  price: 18_900,
  weight: 420,
  image: "/pictures/atun-en-agua-140-g.webp",
  content: { amount: 0.4, unit: "kg" },
  coldChain: true,
});

/** Pharmacy: five of it at the most. */
export const PARACETAMOL = productOf("paracetamol-500-mg-20-tabletas", {
  name: "Paracetamol 500 mg 20 tabletas",
  brand: "Genéricos Salvial",
  category: "farmacia",
  description: "Analgésico y antipirético para dolor leve a moderado y fiebre.",
  price: 2450,
  weight: 30,
  content: { amount: 20, unit: "pieza" },
});

/** Pharmacy, sold in the store only. */
export const AMOXICILLIN = productOf("amoxicilina-500-mg-12-capsulas", {
  name: "Amoxicilina 500 mg 12 cápsulas",
  brand: "Genéricos Salvial",
  category: "farmacia",
  description:
    "Antibiótico de la familia de las penicilinas. Requiere receta médica y debe tomarse completo.",
  price: 5800,
  weight: 30,
  content: { amount: 12, unit: "pieza" },
  prescription: true,
});

/** One of every kind. */
export const PRODUCTS: Product[] = [MILK, TOMATO, COFFEE, EGGS, YOGURT, CHEESE, PARACETAMOL, AMOXICILLIN];

const aisle = (number: number, id: string, name: string): Category => ({
  id,
  name,
  aisle: number,
  description: "",
  image: "",
});

const CATEGORIES: Category[] = [
  aisle(1, "lacteos", "Lácteos"),
  aisle(2, "frutas-y-verduras", "Frutas y verduras"),
  aisle(3, "carnes-y-pescados", "Carnes y pescados"),
  aisle(4, "panaderia", "Panadería y tortillería"),
  aisle(5, "abarrotes", "Abarrotes"),
  aisle(6, "cafe-y-te", "Café y té"),
  aisle(7, "farmacia", "Farmacia"),
  aisle(8, "mascotas", "Mascotas"),
];

export const HOME: Home = { categories: CATEGORIES, featured: PRODUCTS };
