import type { CheckoutNotice, CheckoutBlocker, Step } from "@shop/checkout-machine";
import type { PaymentMethod, WhenMissing } from "@shop/contract";
import { failureText, money } from "../../shared/format.ts";

/** The steps to an order. */
export const checkout = {
  steps: {
    label: "Pasos de tu compra",
    done: "listo",
    names: {
      address: "Dirección",
      shipping: "Envío",
      method: "Pago",
      review: "Revisión",
    } satisfies Record<Step, string>,
  },
  titles: {
    address: "¿A dónde lo llevamos?",
    shipping: "¿Cómo y cuándo lo recibes?",
    method: "¿Cómo quieres pagar?",
    review: "Revisa tu pedido",
  } satisfies Record<Step, string>,
  pageTitle: (step: string) => `${step} · Comprar`,
  loading: "Preparando tu compra",
  next: "Continuar",
  back: "Volver al carrito",
  offline: "Sin conexión: lo que elegiste queda guardado y seguimos en cuanto vuelva.",
  failed: "No pudimos seguir con tu compra",

  identify: {
    name: "Tus datos",
    title: "¿A dónde te mandamos tu código?",
    subtitle: "A tu correo o a tu teléfono, para seguir con tu pedido.",
    sent: {
      title: "Te mandamos un código para seguir",
      subtitle: "Escríbelo aquí y sigues con tu pedido.",
    },
    password: "¿Prefieres tu contraseña, Google o Facebook?",
    signIn: "Iniciar sesión",
  },
  trust: {
    methods: (names: string) => `Formas de pago: ${names}.`,
    later: "Pagas al final, cuando ya viste todo tu pedido.",
    data: "Tus datos viajan cifrados y los usamos para entregar y cobrar tu pedido. Tu tarjeta no pasa por esta tienda.",
  },
  address: {
    legend: "Dirección de entrega",
    add: "Usar otra dirección",
    first:
      "Si conocemos tu código postal, llenamos lo que falte. Tu dirección queda guardada para la próxima vez.",
    save: "Guardar y continuar",
  },
  shipping: {
    legend: "Opción de envío",
    window: "Horario de entrega",
    closes: (moment: string) => `Disponible hasta ${moment}.`,
    hours: (from: string, to: string) => `${from} a ${to} h`,
  },
  missing: {
    legend: "Si falta un producto",
    names: {
      call: "Llámenme antes",
      similar: "Cámbienlo por uno parecido",
      omit: "Déjenlo fuera",
    } satisfies Record<WhenMissing, string>,
    details: {
      call: "Te llamamos y decides tú.",
      similar: "Nunca pagas más de lo que costaba el que pediste.",
      omit: "Solo pagas lo que te llevamos.",
    } satisfies Record<WhenMissing, string>,
  },
  method: {
    legend: "Forma de pago",
    unconfirmed:
      "Para pagar al recibir, confirma que este correo es tuyo: te mandamos un enlace, lo abres y vuelves aquí.",
    details: {
      contraentrega: "En efectivo, cuando te lo entreguemos.",
      prueba: "Simula el pago; no se cobra nada.",
      stripe: "Te llevamos a la página segura de Stripe y vuelves aquí.",
      mercadopago: "Te llevamos a Mercado Pago y vuelves aquí.",
    } satisfies Record<PaymentMethod, string>,
  },
  review: {
    address: "Dirección de entrega",
    shipping: "Envío",
    missing: {
      call: "Si falta un producto, te llamamos antes.",
      similar: "Si falta un producto, va uno parecido, si lo hay.",
      omit: "Si falta un producto, lo dejamos fuera.",
    } satisfies Record<WhenMissing, string>,
    method: "Forma de pago",
    lines: "Productos",
    linesLabel: "Productos de tu pedido",
    change: "Cambiar",
    changeAddress: "Cambiar la dirección de entrega",
    changeShipping: "Cambiar el envío",
    changeMethod: "Cambiar la forma de pago",
    changeLines: "Cambiar los productos en el carrito",
    pay: (total: string) => `Pagar ${total}`,
    order: (total: string) => `Hacer pedido por ${total}`,
    terms: {
      redirect: "Te llevamos a la página de pago. Mientras pagas apartamos tus productos.",
      atTheDoor: "No pagas nada ahora: pagas cuando te lo entreguemos.",
    },
  },
  summary: {
    show: "Resumen de pago",
  },

  sending: {
    title: "Estamos haciendo tu pedido",
    text: "Tarda unos segundos. No necesitas hacer nada más.",
  },
  outcomeUnknown: {
    title: "Revisamos si tu pedido se hizo",
    text: "Se perdió la respuesta de la tienda. No vuelvas a pagar: seguimos preguntando y te decimos en cuanto lo sepamos. Tu pedido se hace una sola vez.",
    ask: "Preguntar ahora",
    orders: "Ver mis pedidos",
    unanswered: {
      title: "No sabemos si tu pedido se hizo",
      text: "La tienda no nos dice qué pasó con tu pedido. No vuelvas a pagar: búscalo en tus pedidos o pregunta otra vez.",
      ask: "Preguntar otra vez",
    },
  },
  placed: {
    title: "¡Listo, recibimos tu pedido!",
    text: "Te llevamos a los detalles de tu pedido.",
    action: "Ver mi pedido",
  },
  blocked: {
    empty: {
      title: "Tu carrito está vacío",
      text: "Agrega productos para poder comprar.",
      placed: "Si acabas de comprar, ya recibimos tu pedido: aquí lo puedes ver.",
      action: "Ir al marketplace",
      order: "Ver mi último pedido",
      orders: "Ver mis pedidos",
    },
    refused: "Hay que corregir tu carrito",
    tooManyOpen: "Tienes pedidos en espera",
    closed: "Por ahora no hay entregas",
    orders: "Ver mis pedidos",
    cart: "Corregir mi carrito",
    again: "Revisar otra vez",
  },
} as const;

/** Why the screen is not what the shopper expects, and what to do now. */
export function noticeText(notice: CheckoutNotice): string {
  switch (notice.kind) {
    case "notYet":
      return "Antes de seguir, completa este paso.";
    case "addressMissing":
      return "La dirección que habías elegido ya no se puede usar. Elige otra o escríbela de nuevo.";
    case "outsideArea":
      return "Todavía no repartimos en la dirección que elegiste. Elige otra o escribe una nueva.";
    case "shippingUnavailable":
      return "Ya no podemos enviar tu carrito con la opción que elegiste. Elige otra.";
    case "windowClosed":
      return "El horario que habías elegido se cerró. Elige otro.";
    case "methodUnavailable":
      return "La forma de pago que habías elegido ya no está disponible. Elige otra.";
    case "contactUnconfirmed":
      return "Para pagar al recibir, antes confirma que tu correo es tuyo. También puedes pagar en línea.";
    case "promotionLost":
      return `Tu pedido sigue sin el código de promoción. ${failureText(notice.failure)}`;
    case "totalChanged":
      return `El total cambió desde que lo revisaste: antes ${money(notice.before)}, ahora ${money(notice.now)}. Revísalo y confirma otra vez.`;
    case "notPlaced":
      return "El pedido no llegó a la tienda: no se hizo ni se cobró nada. Puedes intentarlo otra vez.";
    case "refused":
      return `${blockerText(notice)} Actualizamos tu pedido: revísalo antes de pagar.`;
    case "putOff":
      return failureText(notice.failure);
  }
}

/** Why a cart cannot be bought as it is. */
export function blockerText({
  failure: reason,
  product,
}: Pick<Extract<CheckoutBlocker, { kind: "refused" }>, "failure" | "product">): string {
  return product === null ? failureText(reason) : `${product}: ${failureText(reason)}`;
}
