import type { Shop } from "@shop/commerce";
import { aShop as anyShop } from "@shop/commerce/testing";
import type { Category, Product } from "@shop/contract";

/** A product like those of a shop: $28.50, 1.03 kg, 20 pieces. */
export function aProduct(over: Partial<Product> & { id: string }): Product {
  return {
    name: "Leche entera 1 L",
    brand: "Valle Claro",
    category: "abarrotes",
    description: "De vaca, pasteurizada.",
    price: 2850,
    weight: 1030,
    stock: 20,
    image: "/pictures/milk.webp",
    content: { amount: 1, unit: "l" },
    prescription: false,
    ...over,
  };
}

/** A category like those of a shop. */
export function aCategory(over: Partial<Category> & { id: string }): Category {
  return { name: "Abarrotes", aisle: 1, description: "Lo básico.", image: "/pictures/beans.webp", ...over };
}

/** A shop with small limits: 3 kg at least, 3 different products, 10 pieces of each, 5 in the pharmacy. */
export function aShop(over: Partial<Shop> = {}): Shop {
  const limits = { distinctProducts: 3, unitsPerProduct: 10, pharmacyUnitsPerProduct: 5 };
  return { ...anyShop, name: "La Prueba", tagline: "", promise: "", currency: "MXN", limits, ...over };
}
