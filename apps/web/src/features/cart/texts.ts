import type { Notice } from "@shop/cart-machine";
import { shop } from "@shop/commerce";
import { count, failureText, money } from "../../shared/format.ts";
import { noticesText } from "./cart-announcement.ts";
import { shell } from "../../shared/texts.ts";

export const cart = {
  title: "Carrito de compras",
  loading: "Cargando tu carrito",
  groups: {
    standard: { title: "Frescos, despensa y hogar", note: undefined },
    dairy: { title: "Lácteos", note: undefined },
    pharmacy: {
      title: "Farmacia",
      get note() {
        return `Puedes llevar hasta ${count(shop.limits.pharmacyUnitsPerProduct, "pieza", "piezas")} de cada producto por pedido. Lee el instructivo y, si tus síntomas siguen, consulta a tu médico. Lo que necesita receta se vende solo en el mostrador.`;
      },
    },
  },
  coldChain: {
    badge: "Cadena de frío",
    get note() {
      const options = shop.shipping.filter(({ keepsCold }) => keepsCold).map(({ name }) => `«${name}»`);
      return `Lo marcado con «Cadena de frío» va en caja fría: solo puedes elegir ${options.join(" o ")}. Mantener el frío cuesta ${money(shop.coldChain.surchargePerKilogram)} por kilo o fracción.`;
    },
  },
  units: (units: number) => count(units, "producto", "productos"),
  each: (price: string) => `${price} c/u`,
  remove: (name: string) => `Quitar ${name}`,
  clear: "Vaciar carrito",
  failed: shell.cartFailed,
  groupSubtotal: "Subtotal del grupo",
  groupWeight: "Peso del grupo",
  subtotal: "Subtotal",
  totalWeight: "Peso total",
  unconfirmed: "Guardando cambios…",
  unconfirmedLine: "Sin confirmar",
  recalculating: "Calculando…",
  notices: {
    label: "Avisos de tu carrito",
    read: "Entendido",
    readLabel: (name: string) => `Entendido: ${name}`,
  },
  failure: {
    offline: "Sin conexión: tus cambios se guardan y se envían al volver.",
    offlineGuest:
      "Sin conexión: tu carrito se guarda en este dispositivo y sus precios se actualizan al volver.",
    unsent: (changes: number) => `${count(changes, "cambio", "cambios")} por enviar`,
    unsentLine: "Por enviar",
  },
  stockFell: (left: number) =>
    left === 0 ? "Se agotó: quítalo para poder pagar." : `Ahora solo hay ${left}: baja la cantidad.`,
  lastOnes: (left: number) => (left === 1 ? "Es la última pieza." : `Son las últimas ${left} piezas.`),
  capped: (cap: number) => `Llevas el máximo: ${count(cap, "pieza", "piezas")} por pedido.`,
  minimum: {
    meter: "Peso mínimo",
    reached: (minimum: string) => `Llegaste al peso mínimo de ${minimum}`,
  },
  shipping: {
    legend: "Opción de envío",
    unavailable: {
      coldChain: "No va en frío, y tu carrito lo necesita",
      weight: "Tu carrito pesa demasiado para este envío",
      area: "No llega a tu dirección",
      windows: "No hay horarios de entrega por ahora",
    },
    free: "Gratis",
    next: "Próximas entregas",
  },
  fillers: {
    title: "Con cualquiera de estos llegas al peso mínimo",
    more: "Ver todos los productos",
    units: (units: number, weight: string) => `${count(units, "pieza", "piezas")}, ${weight}`,
  },
  soldOut: {
    some: (products: number) =>
      products === 1
        ? "Un producto de tu carrito se agotó: ya no cuenta en el total."
        : `${products} productos de tu carrito se agotaron: ya no cuentan en el total.`,
    remove: "Quitar agotados",
    toPay: "Quita lo agotado para poder pagar.",
  },
  promotion: {
    belowMinimum: (amount: string, code: string, hasPharmacy: boolean) =>
      `Te faltan ${amount} para usar ${code}.${hasPharmacy ? " Los productos de farmacia no cuentan." : ""}`,
    label: "Código de promoción",
    apply: "Aplicar",
    missing: "Escribe tu código.",
    takesOff: (amount: string) => `Te descuenta ${amount}`,
    freeShipping: (amount: string) => `Tu envío va gratis: te ahorras ${amount}`,
    remove: "Quitar",
  },
  drawer: {
    title: "Tu carrito",
    close: "Cerrar carrito",
    whole: "Ver carrito completo",
    notices: noticesText,
    seeNotices: "Ver avisos",
  },
  summary: {
    title: "Resumen de pago",
    discount: (code: string) => `Descuento ${code}`,
    shipping: "Envío",
    coldChain: "Cadena de frío",
    savings: "Ahorras",
    total: "Total",
    iva: (amount: string) => `Incluye ${amount} de IVA`,
  },
  pay: "Ir a pagar",
  empty: {
    title: "Tu carrito está vacío",
    text: "Agrega productos desde el marketplace y aquí verás su peso y su precio.",
    action: "Ir al marketplace",
  },
} as const;

/** A change to a line that the shopper did not make. */
export function noticeText(notice: Notice): string {
  const { name } = notice;
  switch (notice.kind) {
    case "withdrawn":
      return `${name} ya no se vende: lo quitamos de tu carrito.`;
    case "prescription":
      return `${name} ahora necesita receta y se vende solo en el mostrador: lo quitamos de tu carrito.`;
    case "repriced":
      return `${name} cambió de precio: antes ${money(notice.before)}, ahora ${money(notice.now)}.`;
    case "stockFell":
      return notice.now === 0
        ? `${name} se agotó: quítalo para poder pagar.`
        : `De ${name} ${notice.now === 1 ? "solo queda 1 pieza" : `solo quedan ${notice.now} piezas`}: baja la cantidad.`;
    case "rejectedLines":
      return rejectedText(notice);
  }
}

/** Why units were not added to the cart. */
function rejectedText({ name, quantity, failure }: Extract<Notice, { kind: "rejectedLines" }>): string {
  if (failure.id === 410) return `${name} ya no se vende: no está en tu carrito.`;
  const units = quantity === undefined ? "" : `${count(quantity, "pieza", "piezas")} de `;
  const sentence = `No pudimos poner en tu carrito ${units}${name}`;
  if (failure.id !== 409 || failure.reason === "cap" || failure.limit === undefined)
    return `${sentence}. ${failureText(failure)}`;
  return failure.limit === 0
    ? `${sentence}: se agotó.`
    : `${sentence}: solo ${failure.limit === 1 ? "queda 1" : `quedan ${failure.limit}`}.`;
}
