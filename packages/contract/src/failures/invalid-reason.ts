/** Why valid input is refused, if the field alone does not explain it to the shopper. */
export const INVALID_REASONS = [
  "codeUnknown",
  "codeNotStarted",
  "codeExpired",
  "codeUsed",
  "codeBelowMinimum",
  "codeNotForPharmacy",
  "windowClosed",
  "windowsClosed",
  "totalChanged",
  "addressBookFull",
  "outsideArea",
  "contactUnconfirmed",
  "signInCodeWrong",
  "signInCodeEnded",
] as const;
export type InvalidReason = (typeof INVALID_REASONS)[number];

/** The sentence a shopper reads: what happened, and what to do now. */
export function reasonText(reason: InvalidReason): string {
  return TEXTS[reason];
}

const TEXTS: Record<InvalidReason, string> = {
  codeUnknown: "No conocemos este código de promoción. Revisa que esté bien escrito.",
  codeNotStarted: "Este código de promoción todavía no empieza. Guárdalo para otra compra.",
  codeExpired: "Este código de promoción ya venció. Quítalo o prueba con otro.",
  codeUsed:
    "Ya usaste este código de promoción en otro pedido y vale una sola vez por cuenta. Quítalo o prueba con otro.",
  codeBelowMinimum:
    "Tu compra aún no llega al mínimo de este código de promoción. Agrega algo más; los productos de farmacia no cuentan.",
  codeNotForPharmacy:
    "Los códigos de promoción no se aplican a productos de farmacia. Agrega otro producto o quita el código.",
  windowClosed: "Este horario de entrega ya no está disponible. Elige otro.",
  windowsClosed: "Por ahora no hay entregas ni se puede recoger. Vuelve a intentarlo otro día.",
  totalChanged: "El total cambió desde que lo revisaste. Revísalo otra vez antes de pagar.",
  signInCodeWrong: "El código no coincide. Revísalo y vuelve a escribirlo.",
  signInCodeEnded: "El código venció. Pide uno nuevo.",
  contactUnconfirmed:
    "Para pagar al recibir, primero confirma tu correo o vincula tu teléfono en Mi cuenta. También puedes pagar en línea.",
  addressBookFull: "Tu libreta de direcciones está llena. Quita una para guardar otra.",
  outsideArea: "Todavía no repartimos en este código postal.",
};
