import { shop } from "@shop/commerce";
import { weight } from "../../shared/format.ts";

/** The first screen. Texts about products are in `features/product`. */
export const home = {
  promise: shop.promise,
  get subtitle() {
    return `Lácteos fríos, farmacia y abarrotes en un solo pedido desde ${weight(shop.minimumWeight)}.`;
  },
  browse: "Ir al marketplace",
  how: "Cómo funciona el peso mínimo",
  categories: "Pasillos",
  all: "Ver todo",
  bought: "Volver a pedir",
  seen: "Lo que viste hace poco",
  forgetSeen: "Borrar vistos",
  loading: "Cargando productos",
  steps: [
    {
      title: "Llena tu carrito",
      text: "Cada producto dice cuánto pesa, con empaque y todo.",
    },
    {
      get title() {
        return `Llega a ${weight(shop.minimumWeight)}`;
      },
      text: "El carrito te dice cuánto te falta. Con ese peso, el viaje del repartidor vale la pena.",
    },
    {
      title: "Elige cómo recibirlo",
      text: "A domicilio o en la tienda, en el horario que elijas. Lo que necesita frío viaja siempre en frío.",
    },
  ],
} as const;
