import type { OrderState, PaymentMethod } from "@shop/contract";
import { count } from "../../shared/format.ts";

export const order = {
  /** Prescribed by the specification, and so is that of an order that is not found. */
  titles: {
    received: "Pedido recibido",
    paid: "Pago confirmado",
    due: "Falta tu pago",
    declined: "Pago rechazado",
    cancelled: "Pedido cancelado",
  },
  /** The specification prescribes the first three. */
  payment: {
    pending: "Pago pendiente",
    paid: "Pago confirmado",
    declined: "Pago rechazado",
    refunded: "Pago devuelto",
    nothingPaid: "Sin cobro",
  },
  arrival: {
    /** @param window "martes 24 de noviembre, de 9 a 14 h" */
    delivered: (window: string) => `Llega el ${window}.`,
    pickedUp: (window: string) => `Recógelo el ${window}.`,
    /** The shop has not accepted them yet, and may not. */
    asked: {
      delivered: (window: string) =>
        `Pediste que llegue el ${window}; la tienda todavía tiene que confirmarlo y lo verás aquí.`,
      pickedUp: (window: string) =>
        `Pediste recogerlo el ${window}; la tienda todavía tiene que confirmarlo y lo verás aquí.`,
    },
  },
  atHand: {
    term: "Ten a la mano",
    cash: (total: string) => `${total} en efectivo, de preferencia con la cantidad exacta`,
    number: (number: string) => `Tu número de pedido: ${number}`,
  },
  next: "Qué sigue",
  subtitles: {
    pagado: "Recibimos tu pago. En cuanto empecemos a prepararlo lo verás aquí.",
    preparando: "Estamos preparando tu pedido.",
    enviado: "Tu pedido va en camino.",
    missed:
      "Pasamos a entregarlo y no había nadie. Lo llevaremos otra vez; te llamamos para ponernos de acuerdo.",
    entregado: "Entregamos tu pedido. Gracias por comprar con nosotros.",
    toBePaid: "Apartamos tus productos. Termina tu pago y lo verás confirmado aquí.",
    unsettled: "Si acabas de pagar, espera un momento: esta página se actualiza sola.",
    atTheDoor: "Ya apartamos tus productos. Pagas al recibirlos.",
    atTheDoorPreparing: "Estamos preparando tu pedido. Lo pagas al recibirlo.",
    atTheDoorTravelling: "Tu pedido va en camino. Lo pagas al recibirlo.",
    declined:
      "No se aprobó el pago y no se cobró nada. Tus productos siguen apartados: puedes intentarlo de nuevo, pagar en efectivo al recibir o volver a tu carrito.",
    cancelled: "Este pedido está cancelado y no se cobró nada.",
    returned: "No pudimos entregarlo y regresó a la tienda.",
    withdrawn: "La tienda tuvo que cancelarlo.",
    notPaid:
      "No recibimos tu pago a tiempo: cancelamos este pedido y no se cobró nada. Puedes volver a pedirlo.",
    notAccepted:
      "No pudimos confirmar este pedido a tiempo: lo cancelamos y no se cobró nada. Puedes volver a pedirlo.",
    refunding: "Este pedido está cancelado. Te estamos devolviendo tu dinero.",
    refunded: "Este pedido está cancelado y te devolvimos el dinero.",
  },
  loading: "Cargando tu pedido",
  failed: "No pudimos mostrar tu pedido",
  number: (number: string) => `Pedido ${number}`,
  receiptOf: (shop: string, number: string) => `${shop} · Recibo del pedido ${number}`,
  notFound: {
    title: "Pedido no encontrado",
    text: "No hay un pedido con este número en tu cuenta. Revisa el enlace o búscalo en tus pedidos.",
    action: "Ver mis pedidos",
  },
  guest: {
    text: "Un pedido se muestra solo a quien lo hizo. Inicia sesión con tu cuenta y te traemos de vuelta aquí.",
    action: "Iniciar sesión para verlo",
  },
  stale: "No pudimos actualizar este pedido. Lo que ves puede haber cambiado.",
  offline: "Sin conexión: lo actualizamos en cuanto vuelva.",

  pay: "Pagar ahora",
  payAgain: "Intentar de nuevo",
  giveUp: "Volver al carrito",
  inCash: "Pagar en efectivo al recibir",
  inCashHint:
    "Para pagar en efectivo, o cambiar algo, cancelamos este pedido y ponemos sus productos en tu carrito: ahí eliges cómo pagar.",
  giveUpHint: "Al volver al carrito cancelamos este pedido y ponemos ahí sus productos.",
  repeat: "Volver a pedir",
  print: "Imprimir recibo",
  all: "Ver todos mis pedidos",
  cancel: "Cancelar pedido",
  confirm: {
    title: "¿Cancelamos este pedido?",
    unpaid: "Sus productos vuelven a la tienda y no se cobra nada.",
    paid: "Sus productos vuelven a la tienda y te devolvemos lo que pagaste.",
    yes: "Sí, cancelar el pedido",
    no: "Conservarlo",
  },

  timeline: "Tu pedido, paso a paso",
  steps: {
    pendiente: "Pedido recibido",
    pagado: "Pago confirmado",
    preparando: "En preparación",
    enviado: "En camino",
    entregado: "Entregado",
    cancelado: "Cancelado",
  } satisfies Record<OrderState, string>,
  due: "Falta tu pago",
  atTheDoor: "Pagas al recibir",
  onReceipt: (total: string) => `Pagas ${total} al recibir`,
  /** The states that a shopper filters by. */
  states: {
    pendiente: "Pendiente",
    pagado: "Pagado",
    preparando: "En preparación",
    enviado: "Enviado",
    entregado: "Entregado",
    cancelado: "Cancelado",
  } satisfies Record<OrderState, string>,

  lines: {
    title: "Productos",
    label: "Productos de este pedido",
    detail: (units: number, each: string) => `${units} × ${each}`,
    short: (found: number, bought: number) => `Solo había ${found} de ${bought}`,
    missing: "No había",
    nothing: "No se cobra",
    refunded: (amount: string, units: number) =>
      `Te devolvemos ${amount} por ${count(units, "pieza", "piezas")}`,
    instead: (detail: string, name: string) => `${detail} · en lugar de ${name}`,
  },
  missing: {
    less: (amount: string) => `Faltó algo de tu pedido: pagas ${amount} menos.`,
    refunded: (amount: string) => `Faltó algo de tu pedido: te devolvemos ${amount}.`,
  },
  delivery: {
    title: "Entrega",
    progress: "Envío",
    window: "Horario",
    to: "Para",
    address: "Dirección",
    notes: "Referencias",
  },
  method: {
    label: "Forma de pago",
    names: {
      contraentrega: "Al recibir el pedido",
      prueba: "Pago de prueba",
      stripe: "Tarjeta, con Stripe",
      mercadopago: "Mercado Pago",
    } satisfies Record<PaymentMethod, string>,
  },
  placed: "Fecha",
  summary: {
    title: "Recibo",
    refunded: "Reembolso",
  },
} as const;
