import { shop } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { money, unitPrice, weight } from "../format.ts";

/**
 * The descriptions of the screens, for search engines and link previews. Those with a weight are getters: it takes a
 * number formatter, and the first one is slow on a phone, so an import must not make it.
 */
export const head = {
  get home() {
    return `${shop.promise}. Despensa, lácteos y farmacia a domicilio desde ${weight(shop.minimumWeight)}, con el precio por kilo, litro o pieza de cada producto.`;
  },
  get cart() {
    return `Lo que vas a pedir en ${shop.name}: cuánto pesa, cuánto cuesta y cuánto falta para llegar a ${weight(shop.minimumWeight)}. Se guarda en tu dispositivo aunque no inicies sesión.`;
  },
  marketplace: `Todos los productos de ${shop.name}, por pasillo: precio, precio por kilo, litro o pieza, peso y existencias de cada uno.`,
  category: (name: string, description: string) =>
    `${name} a domicilio en ${shop.name}. ${description}`.trim(),
  product: (product: Product) =>
    `${product.name} a ${money(product.price)} (${unitPrice(product)}). ${product.description}`.trim(),
  contact: `Escríbele a ${shop.name}: dudas de tu pedido, de un producto o del reparto.`,
} as const;
