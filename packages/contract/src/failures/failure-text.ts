import type { Failure } from "./failure-schema.ts";
import { reasonText } from "./invalid-reason.ts";
import { formatMissingWeight, formatWeight, type Grams } from "../values/units.ts";

/**
 * The sentence a shopper reads: what happened, and what to do now.
 * @param locale BCP 47 tag of the shop, for the figures inside the sentence
 */
export function failureText(failure: Failure, locale: string): string {
  switch (failure.id) {
    case 401:
      return "Tu sesión terminó. Inicia sesión otra vez para seguir; tu carrito te espera.";
    case 403:
      return FORBIDDEN[failure.reason ?? "unknown"];
    case 404:
      return NOT_FOUND[failure.what ?? "unknown"];
    case 406:
      return belowMinimumText(failure, locale);
    case 409:
      return tooManyText(failure);
    case 410:
      return "Este producto ya no se vende. Elige otro parecido.";
    case 413:
      return failure.limit === undefined
        ? "Tu carrito ya no admite más productos distintos. Quita alguno para agregar otro."
        : `Tu carrito llegó al límite de ${failure.limit} productos distintos. Quita alguno para agregar otro.`;
    case 422:
      return failure.reason
        ? reasonText(failure.reason)
        : "Hay un dato que no es válido. Revísalo y vuelve a intentarlo.";
    case 429:
      return `${failure.reason === "busy" ? "La tienda está ocupada en este momento" : "Hiciste muchas solicitudes seguidas"}. Espera ${seconds(failure.retryAfter)} y vuelve a intentarlo.`;
    case 400:
    case 500:
      return "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";
    case 503:
      return "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.";
    case 507:
      return "La tienda no puede guardar cambios por ahora. Lo que ya estaba guardado sigue ahí; vuelve a intentarlo en unos minutos.";
  }
}

type FailureOf<Id extends Failure["id"]> = Extract<Failure, { id: Id }>;

function belowMinimumText({ minimumWeight, missingWeight }: FailureOf<406>, locale: string): string {
  return minimumWeight === undefined || missingWeight === undefined
    ? "Tu carrito todavía no llega al peso mínimo. Agrega algo más para poder pagar."
    : `${missingWeightText({ minimumWeight, missingWeight }, locale)}. Agrega algo más para poder pagar.`;
}

/** What a cart still has to weigh, without a full stop. Weights in grams. */
export function missingWeightText(
  { minimumWeight, missingWeight }: { minimumWeight: Grams; missingWeight: Grams },
  locale: string,
): string {
  return `Te faltan ${formatMissingWeight(missingWeight, locale)} para el peso mínimo de ${formatWeight(minimumWeight, locale)}`;
}

function tooManyText({ reason, limit }: FailureOf<409>): string {
  if (limit === undefined)
    return "No podemos venderte tantas piezas. Baja la cantidad y vuelve a intentarlo.";
  if (reason === "openOrders")
    return `Ya hay ${limit === 1 ? "un pedido" : `${limit} pedidos`} sin pagar o sin confirmar en tu cuenta o para esta dirección, y no podemos recibir otro. Paga o cancela uno en Mis pedidos, o espera a que lo confirmemos.`;
  if (reason === "openUnits")
    return limit === 0
      ? "Tus pedidos sin pagar o sin confirmar ya apartan todas las piezas que podemos guardarte. Paga o cancela uno en Mis pedidos, o espera a que lo confirmemos."
      : `Sin pagar o sin confirmar, en tu cuenta o para esta dirección, podemos apartarte ${pieces(limit)} más. Quita algunas de tu carrito, o paga o cancela otro pedido.`;
  if (reason === "cap") return `Puedes llevar hasta ${pieces(limit)} de este producto por pedido.`;
  return limit > 0
    ? `Solo ${limit === 1 ? "queda" : "quedan"} ${pieces(limit)} de este producto. Ajusta la cantidad.`
    : "Este producto se agotó. Elige otro parecido.";
}

const NOT_FOUND: Record<NonNullable<FailureOf<404>["what"]> | "unknown", string> = {
  product: "No encontramos este producto. Búscalo en el marketplace.",
  order: "No encontramos este pedido. Revisa el enlace o búscalo en tu cuenta.",
  address: "No encontramos esta dirección. Elige otra de tu libreta o escríbela de nuevo.",
  account: "No encontramos ninguna cuenta con ese correo. Revísalo y vuelve a intentarlo.",
  unknown: "No encontramos lo que buscas. Vuelve al marketplace o revisa tu cuenta.",
};

const FORBIDDEN: Record<NonNullable<FailureOf<403>["reason"]> | "unknown", string> = {
  counterOnly: "Este producto necesita receta y se vende solo en el mostrador de la farmacia.",
  notYours: "Esto pertenece a otra cuenta. Inicia sesión con la cuenta correcta para verlo.",
  signInTooOld: "Por tu seguridad, confirma que eres tú y vuelve a intentarlo.",
  tooLate: "Este pedido ya no se puede cancelar en línea. Escríbenos desde Contáctenos.",
  unknown: "Esto no se puede hacer aquí. Si lo necesitas, escríbenos desde Contáctenos.",
};

function pieces(count: number): string {
  return count === 1 ? "1 pieza" : `${count} piezas`;
}

function seconds(count: number): string {
  return count === 1 ? "1 segundo" : `${count} segundos`;
}
