import { shop } from "@shop/commerce";
import { weight } from "../../shared/format.ts";

/** The pages of trust, each under its path: replace them with those of your shop. */
export const policies = {
  sample:
    "Este es un texto de muestra de una tienda de demostración. Quien abra la tienda lo cambia por el suyo y lo revisa con su abogado.",
  action: "Escríbenos si algo no queda claro",
  privacy: {
    title: "Aviso de privacidad",
    description: `Qué datos tuyos guarda ${shop.name}, para qué los usa y cómo los borras.`,
    sections: [
      {
        heading: "Quién cuida tus datos",
        paragraphs: [
          `${shop.name} es responsable de los datos que nos das y de que nadie los use para otra cosa. Puedes escribirnos cuando quieras por el formulario de contacto.`,
        ],
      },
      {
        heading: "Qué guardamos y para qué",
        paragraphs: [
          "De tu cuenta: nombre, correo o teléfono, para que puedas entrar, ver tus pedidos y saber por correo cómo van.",
          "De tus pedidos: lo que compraste, la dirección, el horario y la forma de pago, para entregarlos, cobrarlos y atender una devolución. Los datos de tu tarjeta los recibe la empresa de pagos, nunca la tienda.",
          "Tu carrito de invitado, lo que viste y lo que buscaste se quedan en tu dispositivo. Puedes borrarlos ahí mismo.",
        ],
      },
      {
        heading: "Lo que medimos",
        paragraphs: [
          "Contamos visitas y compras solo si lo permites. Puedes cambiar de opinión con el botón Privacidad, al final de cada página. Lo que compras en la farmacia no se usa para recomendarte nada.",
        ],
      },
      {
        heading: "Con quién los compartimos",
        paragraphs: [
          "Con quien reparte tu pedido, con la empresa de pagos que elijas y con los servicios que guardan las cuentas y los datos de la tienda y mandan sus correos, y solo lo que necesita cada quien. No vendemos tus datos.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: [
          "Puedes acceder a tus datos, corregirlos, cancelarlos u oponerte a que los usemos. En Mi cuenta, en Seguridad, los descargas y borras tu cuenta tú mismo. De los pedidos que ya hiciste se guarda lo que la ley nos pide conservar.",
        ],
      },
      {
        heading: "Cambios a este aviso",
        paragraphs: ["Si este aviso cambia, lo publicamos aquí antes de usar tus datos de otra manera."],
      },
    ],
  },
  terms: {
    title: "Términos y condiciones",
    description: `Cómo se compra en ${shop.name}: precios, pedidos, entregas y pagos.`,
    sections: [
      {
        heading: "Precios y existencias",
        paragraphs: [
          "Los precios están en pesos mexicanos e incluyen IVA. El precio que vale es el de la revisión de tu pedido: si algo cambió desde que llenaste tu carrito, te lo decimos antes de pagar.",
          "Una oferta dura lo que dicen su precio y sus existencias. Si un producto se agota, no lo cobramos.",
        ],
      },
      {
        get heading() {
          return `Pedidos desde ${weight(shop.minimumWeight)}`;
        },
        paragraphs: [
          "El carrito te dice cuánto pesa y cuánto te falta. Algunos productos tienen un máximo de piezas por pedido, y los de receta se venden solo en el mostrador.",
        ],
      },
      {
        heading: "Entregas",
        paragraphs: [
          "Eliges un horario de los que están abiertos y alguien recibe el pedido en la dirección que nos diste. Lo que necesita frío viaja en frío. También puedes recogerlo en la tienda.",
        ],
      },
      {
        heading: "Pagos",
        paragraphs: [
          "Pagas al recibir o en línea, como lo muestre la tienda al confirmar. Un pedido que no se paga a tiempo se cancela solo y sus productos vuelven a la venta.",
        ],
      },
      {
        heading: "Tu cuenta",
        paragraphs: [
          "Tu contraseña es tuya: no la compartas ni nos la escribas. Si ves un pedido que no hiciste, avísanos.",
        ],
      },
    ],
  },
  returns: {
    title: "Devoluciones",
    description: "Qué hacer si algo llegó mal, de más o de menos, y cuándo te regresamos tu dinero.",
    sections: [
      {
        heading: "Si algo llegó mal",
        paragraphs: [
          "Revisa tu pedido al recibirlo. Si un producto llegó roto, caducado, tibio cuando debía venir frío o no es el que pediste, dilo a quien reparte o escríbenos en las 24 horas siguientes y cuéntanos qué pasó. Te lo cambiamos o te regresamos lo que costó.",
        ],
      },
      {
        heading: "Si cambiaste de opinión",
        paragraphs: [
          "Los productos que no se echan a perder se pueden devolver en la tienda en los 5 días hábiles siguientes, cerrados y con su empaque. Los alimentos frescos y congelados, los medicamentos y los productos de higiene no tienen devolución por ese motivo.",
        ],
      },
      {
        heading: "Si quieres cancelar",
        paragraphs: [
          "Mientras no lo estemos preparando, cancelas un pedido tú mismo en Mi cuenta, en Pedidos.",
        ],
      },
      {
        heading: "Cuándo vuelve tu dinero",
        paragraphs: [
          "Lo que pagaste en línea vuelve por el mismo medio; tu banco puede tardar hasta 10 días hábiles en mostrarlo. Lo que pagaste en efectivo se regresa en la tienda o en la siguiente entrega.",
        ],
      },
    ],
  },
} as const;

export type PolicyName = "privacy" | "terms" | "returns";
