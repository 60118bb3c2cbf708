/** What the page has to show, and its browser to hold; the names are those of the machine's own tests. */
export type View = {
  isLogged: boolean;
  notice: string | null;
  form: string | null;
  cookie: number | null;
  stored: string | null;
  documents: number;
};

/** What each message says. */
export const NOTICES: Record<string, RegExp> = {
  signedIn: /^Iniciaste sesión\. ¡Qué gusto/,
  signedUp: /^Creamos tu cuenta/,
  linked: /^Iniciaste sesión y vinculaste tu otra cuenta\./,
  signedOut: /^Se cerró tu sesión en este dispositivo\.$/,
  signedOutEverywhere: /^Cerraste sesión en todos tus dispositivos\.$/,
  expired: /^Tu sesión venció por inactividad\./,
  revoked: /^Tu sesión dejó de ser válida\./,
  cookiesBlocked: /^Tu navegador bloquea las cookies/,
};

/** What the form says of each reason. */
export const PROBLEMS: Record<string, RegExp> = {
  wrongCredentials: /^El correo o la contraseña no coinciden\./,
  accountExists: /^Ya tienes una cuenta con este correo/,
  cancelled: /^Cerraste la ventana antes de terminar\./,
  cookiesBlocked: /^No pudimos mantener tu sesión\./,
};
