import { reasonText, type InvalidReason } from "./invalid-reason.ts";
import { formatMissingWeight, formatWeight, type Grams } from "./units.ts";

/**
 * Everything that can go wrong, as one closed union (specification §4). `id` is the number on the wire.
 * Two of them never travel: 500 also stands for an answer that the client cannot read, and 503 for a server
 * that cannot be reached. 507: nothing can be written.
 */
export type Failure =
  | { id: 401 }
  | { id: 403; reason: "notYours" | "counterOnly" | "tooLate" | "signInTooOld" }
  | { id: 404; what: "product" | "order" | "address" }
  | { id: 406; minimumWeight: Grams; missingWeight: Grams }
  | { id: 409; reason: "stock" | "cap"; productId: string; limit: number }
  | { id: 410; productId: string }
  | { id: 413; limit: number }
  | { id: 422; field: string; reason?: InvalidReason | undefined }
  | { id: 429; retryAfter: number }
  | { id: 500 }
  | { id: 503 }
  | { id: 507 };

/** An id from here on means failure (specification §4). */
export const FIRST_FAILURE_ID = 300;

/** A failure on its way to the border, where it becomes `code` (server) or a state (machine). */
export class FailureError extends Error {
  override name = "FailureError";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`failure ${failure.id}`);
    this.failure = failure;
  }
}

/** Any thrown value as a failure: what nobody foresaw is a 500. */
export function toFailure(error: unknown): Failure {
  return error instanceof FailureError ? error.failure : { id: 500 };
}

/**
 * The sentence a shopper reads: what happened, and what to do now.
 * @param locale BCP 47 tag of the shop, for the figures inside the sentence
 */
export function failureText(failure: Failure, locale: string): string {
  switch (failure.id) {
    case 401:
      return "Tu sesión terminó. Inicia sesión otra vez para seguir; tu carrito te espera.";
    case 403:
      return REFUSALS[failure.reason];
    case 404:
      return NOT_FOUND[failure.what];
    case 406:
      return `Te faltan ${formatMissingWeight(failure.missingWeight, locale)} para el peso mínimo de ${formatWeight(failure.minimumWeight, locale)}. Agrega algo más para poder pagar.`;
    case 409:
      return failure.reason === "cap"
        ? `Puedes llevar hasta ${pieces(failure.limit)} de este producto por pedido.`
        : failure.limit > 0
          ? `Solo ${failure.limit === 1 ? "queda" : "quedan"} ${pieces(failure.limit)} de este producto. Ajusta la cantidad.`
          : "Este producto se agotó. Quítalo del carrito o elige otro parecido.";
    case 410:
      return "Este producto ya no se vende. Quítalo del carrito o elige otro parecido.";
    case 413:
      return `Tu carrito llegó al límite de ${failure.limit} productos distintos. Quita alguno para agregar otro.`;
    case 422:
      return failure.reason
        ? reasonText(failure.reason)
        : "Hay un dato que no es válido. Revísalo y vuelve a intentarlo.";
    case 429:
      return `Hiciste muchas solicitudes seguidas. Espera ${seconds(failure.retryAfter)} y vuelve a intentarlo.`;
    case 500:
      return "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.";
    case 503:
      return "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.";
    case 507:
      return "La tienda no puede guardar cambios por ahora. Lo que ya estaba guardado sigue ahí; vuelve a intentarlo en unos minutos.";
  }
}

const NOT_FOUND = {
  product: "No encontramos este producto. Búscalo en el marketplace.",
  order: "No encontramos este pedido. Revisa el enlace o búscalo en tu cuenta.",
  address: "No encontramos esta dirección. Elige otra de tu libreta o escríbela de nuevo.",
};

const REFUSALS: Record<Extract<Failure, { id: 403 }>["reason"], string> = {
  counterOnly: "Este producto necesita receta y se vende solo en el mostrador de la farmacia.",
  notYours: "Esto pertenece a otra cuenta. Inicia sesión con la cuenta correcta para verlo.",
  signInTooOld: "Por tu seguridad, confirma que eres tú y vuelve a intentarlo.",
  tooLate: "Este pedido ya no se puede cancelar en línea. Escríbenos desde Contáctenos.",
};

function pieces(count: number): string {
  return count === 1 ? "1 pieza" : `${count} piezas`;
}

function seconds(count: number): string {
  return count === 1 ? "1 segundo" : `${count} segundos`;
}
