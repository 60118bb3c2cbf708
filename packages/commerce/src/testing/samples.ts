import type { CartItem, Product } from "@shop/contract";
import { toCartItem, withQuantity } from "../cart.ts";
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

/** A line: one kilogram for 10.00 each, by default. */
export function lineOf(id: string, quantity = 1, other: Partial<CartItem> = {}): CartItem {
  const one: CartItem = {
    id,
    quantity: 1,
    category: "abarrotes",
    totalPrice: 1000,
    weight: 1000,
    name: id,
    unitPrice: 1000,
    unitWeight: 1000,
    image: "",
    stock: 99,
    ...other,
  };
  return withQuantity(one, quantity);
}

/** A shop for a test. */
export const aShop: Omit<Shop, "name" | "tagline" | "promise" | "currency"> = {
  locale: "es-MX",
  timeZone: "America/Mexico_City",
  minimumWeight: 3000,
  limits: { distinctProducts: 100, unitsPerProduct: 10, pharmacyUnitsPerProduct: 5 },
  iva: { percentage: 16, byCategory: { lacteos: 0, libros: 8 } },
  coldChain: { surchargePerKilogram: 450 },
  delivery: { daysAhead: 2, closedOn: [] },
  cashOnDelivery: { acceptWithinHours: 72 },
  openOrders: { perAccount: { orders: 100, units: 10_000 }, perAddress: { orders: 100, units: 10_000 } },
  promotions: [],
  shipping: [
    {
      id: "estandar",
      name: "Estándar",
      window: "Mañana",
      keepsCold: false,
      rates: [{ upTo: 1000, price: 4200 }],
      perExtraKilogram: 300,
      windows: [],
    },
    {
      id: "refrigerado",
      name: "Frío",
      window: "Hoy",
      keepsCold: true,
      rates: [{ upTo: 1000, price: 6300 }],
      perExtraKilogram: 400,
      windows: [],
    },
  ],
};
