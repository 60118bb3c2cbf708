import type { Notice } from "@shop/cart-machine";
import { count, failure, money } from "./format.ts";

export const cart = {
  title: "Carrito de compras",
  loading: "Cargando tu carrito",
  groups: {
    standard: { title: "Abarrotes y más", note: undefined },
    coldChain: {
      title: "Lácteos",
      note: "Viajan en frío: por eso solo puedes elegir envío refrigerado o recoger en tienda.",
    },
    pharmacy: {
      title: "Farmacia",
      note: "Lee el instructivo de cada medicamento. Los que necesitan receta se venden en el mostrador.",
    },
  },
  units: (units: number) => count(units, "producto", "productos"),
  each: (price: string) => `${price} cada uno`,
  remove: (name: string) => `Quitar ${name}`,
  clear: "Vaciar carrito",
  failed: "No pudimos actualizar tu carrito",
  groupSubtotal: "Subtotal del grupo",
  groupWeight: "Peso del grupo",
  subtotal: "Subtotal",
  totalWeight: "Peso total",
  unconfirmed: "Guardando cambios…",
  unconfirmedLine: "Sin confirmar",
  noticeRead: "Entendido",
  stockFell: (left: number) =>
    left === 0 ? "Se agotó: quítalo para poder pagar." : `Ahora solo hay ${left}: baja la cantidad.`,
  minimum: {
    meter: "Peso mínimo",
    missing: (missing: string, minimum: string) => `Te faltan ${missing} para el peso mínimo de ${minimum}`,
    reached: (minimum: string) => `Llegaste al peso mínimo de ${minimum}`,
  },
  shipping: {
    legend: "Opción de envío",
    unavailable: {
      coldChain: "No mantiene el frío de tus lácteos",
      weight: "Tu carrito pesa demasiado para este envío",
      windows: "No hay horarios de entrega por ahora",
    },
    free: "Gratis",
  },
  summary: {
    title: "Resumen de pago",
    shipping: "Envío",
    coldChain: "Cadena de frío",
    total: "Total",
    iva: (amount: string) => `Incluye ${amount} de IVA`,
  },
  pay: "Ir a pagar",
  loginToPay: "Inicia sesión para pagar",
  paySoon: "El pago en línea todavía no está abierto. Tu carrito queda guardado con este resumen.",
  empty: {
    title: "Tu carrito está vacío",
    text: "Agrega productos desde el marketplace y aquí verás su peso y su precio.",
    action: "Ir al marketplace",
  },
} as const;

/** What has happened to a line without the shopper's doing. */
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
    case "notTaken": {
      const units = notice.quantity === undefined ? "" : `${count(notice.quantity, "pieza", "piezas")} de `;
      return `No pudimos poner en tu carrito ${units}${name}. ${failure(notice.failure)}`;
    }
  }
}
