import { shop } from "@shop/commerce";
import { weight } from "../../shared/format.ts";

export const about = {
  title: "Quiénes somos",
  subtitle: `${shop.name} es una tienda de barrio que aprendió a repartir.`,
  parts: [
    {
      title: "Lo que vendemos",
      text: "Lo que una casa usa cada semana: fruta y verdura, lácteos, abarrotes, limpieza y una farmacia de verdad. Cada producto dice su precio, su precio por kilo, litro o pieza y lo que pesa.",
    },
    {
      title: "Por qué pesamos todo",
      get text() {
        return `Un viaje con media bolsa cuesta lo mismo que uno lleno. Por eso el pedido empieza en ${weight(shop.minimumWeight)} y a cambio el envío cuesta lo justo. El carrito te dice siempre cuánto te falta.`;
      },
    },
    {
      title: "Cómo cuidamos lo delicado",
      text: "Los lácteos, la carne, el pescado y los congelados salen y llegan en frío, o te esperan en nuestro refrigerador. Los medicamentos con receta se entregan solo en el mostrador, con tu receta en la mano.",
    },
  ],
  action: "Escríbenos",
} as const;
