import { totalsOf } from "@shop/commerce";
import type { Failure } from "@shop/contract";
import type { Toast } from "../../../shared/toast.ts";
import { count, failureText } from "../../../shared/format.ts";
import { shell } from "../../../shared/texts.ts";

export const toasts = {
  region: "Avisos",
  dismiss: "Cerrar aviso",
  undo: "Deshacer",
  login: "Iniciar sesión",
  goToCart: "Ver carrito",
} as const;

/** The sentence of a toast. */
export function toastText(toast: Toast): string {
  switch (toast.kind) {
    case "session":
      return SESSION[toast.notice];
    case "navigationRefused":
      return toast.reason === "loginRequired"
        ? "Inicia sesión para ver tu cuenta."
        : "Ya iniciaste sesión, así que te dejamos donde estabas.";
    case "failure":
      return failureText(toast.failure);
    case "rejectedLines":
      // The cart's notices of them are lost on a reload, so the toast does not refer to them.
      return toast.products.length === 1
        ? "Un producto de tu carrito no quedó como querías."
        : `${count(toast.products.length, "producto", "productos")} de tu carrito no quedaron como querías.`;
    case "lineAdded":
      return `Agregaste ${toast.item.name} al carrito.`;
    case "removed": {
      const [first] = toast.items;
      return toast.items.length === 1 && first
        ? `Quitaste ${first.name} del carrito.`
        : `Vaciaste tu carrito: ${count(totalsOf(toast.items).totalProducts, "producto", "productos")}.`;
    }
  }
}

/** The sentence about a cart that is waiting for a retry. */
export function cartFailureText(reason: Failure): string {
  return `${shell.cartFailed}. ${failureText(reason)}`;
}

const SESSION = {
  signedIn: "Iniciaste sesión. ¡Qué gusto verte!",
  signedUp: "Creamos tu cuenta y ya iniciaste sesión. ¡Te damos la bienvenida!",
  linked:
    "Iniciaste sesión y vinculaste tu otra cuenta. Desde ahora puedes entrar con cualquiera de las dos.",
  signedOut: "Se cerró tu sesión en este dispositivo.",
  signedOutEverywhere: "Cerraste sesión en todos tus dispositivos.",
  accountDeleted:
    "Eliminamos tu cuenta. Gracias por haber comprado con nosotros; aquí te esperamos si quieres volver.",
  expired: "Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.",
  revoked: "Tu sesión dejó de ser válida. Inicia sesión otra vez para seguir.",
  cookiesBlocked:
    "Tu navegador bloquea las cookies y no podemos mantener tu sesión. Permítelas para esta tienda y vuelve a intentarlo.",
} as const;
