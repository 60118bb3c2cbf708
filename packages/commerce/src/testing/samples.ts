import type { CartItem, Product } from "@shop/contract";
import { toCartItem } from "../cart.ts";
import type { Shop } from "../read-shop.ts";

/** A product for a test: $10.00, 500 g, 20 pieces. */
export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: "arroz",
    name: "Arroz",
    brand: "",
    category: "abarrotes",
    description: "",
    price: 1000,
    weight: 500,
    stock: 20,
    image: "",
    content: { amount: 1, unit: "kg" },
    prescription: false,
    ...over,
  };
}

/** One line of a cart for a test. */
export function aLine(quantity: number, over: Partial<Product> = {}): CartItem {
  return toCartItem(aProduct(over), quantity);
}

/** A shop for a test. */
export const aShop: Pick<Shop, "shipping" | "coldChain" | "iva" | "limits" | "minimumWeight"> = {
  minimumWeight: 3000,
  limits: { distinctProducts: 100, unitsPerProduct: 10, pharmacyUnitsPerProduct: 5 },
  iva: { percentage: 16, byCategory: { lacteos: 0, libros: 8 } },
  coldChain: { surchargePerKilogram: 450 },
  shipping: [
    { id: "estandar", name: "Estándar", window: "Mañana", base: 3900, perKilogram: 300, keepsCold: false },
    { id: "refrigerado", name: "Frío", window: "Hoy", base: 5900, perKilogram: 400, keepsCold: true },
  ],
};
