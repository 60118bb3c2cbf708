import { breakable, escaped, type Page } from "../../pages/page.ts";
import type { MailCode } from "../mail-codes.ts";
import { MIN_PASSWORD_LENGTH } from "../password.ts";
import type { User } from "../user.ts";

/** What may be wrong with a new password. */
export type PasswordError = "weak" | "long" | "different";

const ERRORS: Record<PasswordError, string> = {
  weak: `Usa al menos ${MIN_PASSWORD_LENGTH} caracteres.`,
  long: "Usa una contraseña más corta.",
  different: "Las dos contraseñas no son iguales. Escríbelas otra vez.",
};

/** The page behind the link of a mail: says what will be done, and does it when the visitor agrees. */
export function actionPage({ kind, user, email, newEmail }: MailCode, passwordError?: PasswordError): Page {
  switch (kind) {
    case "PASSWORD_RESET":
      return passwordPage(email, linkedTo(user), passwordError);
    case "VERIFY_EMAIL":
      return {
        title: "Confirma tu correo",
        content: confirmation(
          `<p>¿Es tuyo este correo?<br><b>${breakable(email)}</b></p>`,
          "Confirmar mi correo",
        ),
      };
    case "VERIFY_AND_CHANGE_EMAIL":
      return {
        title: "Confirma tu correo nuevo",
        content: confirmation(
          `<dl><dt>Ahora</dt><dd>${breakable(email)}</dd><dt>Nuevo</dt><dd>${breakable(newEmail ?? "")}</dd></dl>
        <p>Al confirmarlo se cierra tu sesión en todos tus dispositivos; entrarás con el correo nuevo.</p>`,
          "Usar el correo nuevo",
        ),
      };
    case "RECOVER_EMAIL":
      return {
        title: "Recupera tu correo",
        content: confirmation(
          `<p>Tu cuenta volverá a usar <b>${breakable(email)}</b>. Se cerrarán todas sus sesiones y se desvincularán el teléfono, Google y Facebook, por si los vinculó otra persona; después puedes vincular los tuyos en tu cuenta.</p>`,
          "Recuperar mi correo",
        ),
      };
  }
}

function confirmation(text: string, name: string): string {
  return `<div class="panel">
        ${text}
        <form method="post"><button class="solid">${name}</button></form>
      </div>`;
}

const NAMES: Readonly<Record<string, string>> = { "google.com": "Google", "facebook.com": "Facebook" };

/** What leads into the account besides its email, by the names that a shopper reads. */
function linkedTo({ phone, providers }: User): string[] {
  const services = providers.map(({ providerId }) => NAMES[providerId] ?? providerId);
  return phone === null ? services : ["tu teléfono", ...services];
}

/** What a new password ends besides the sessions, said to its owner. */
function unlinking(linked: readonly string[]): string {
  if (linked.length === 0) return "";
  const names = new Intl.ListFormat("es", { type: "conjunction" }).format(linked);
  return linked.length === 1
    ? ` También se desvincula ${names}; puedes vincularlo otra vez en tu cuenta.`
    : ` También se desvinculan ${names}; puedes vincularlos otra vez en tu cuenta.`;
}

function passwordPage(
  email: string,
  linked: readonly string[],
  passwordError: PasswordError | undefined,
): Page {
  const invalid = passwordError === undefined ? "" : ' aria-invalid="true" autofocus';
  return {
    title: "Elige una contraseña nueva",
    ...(passwordError !== undefined && { status: 400 }),
    content: `<p class="lead">Al guardarla se cierra tu sesión en todos tus dispositivos.${unlinking(linked)}</p>
      <form class="panel" method="post" novalidate>
        <label>Correo electrónico
          <input autocomplete="username" name="correo" readonly type="email" value="${escaped(email)}">
        </label>
        <div>
          <label for="nueva">Contraseña nueva</label>
          <input aria-describedby="regla" autocomplete="new-password" id="nueva" name="nueva" required type="password"${invalid}>
          ${
            passwordError === undefined
              ? `<p class="hint" id="regla">Al menos ${MIN_PASSWORD_LENGTH} caracteres.</p>`
              : `<p class="error" id="regla" role="alert">${ERRORS[passwordError]}</p>`
          }
        </div>
        <label>Repite la contraseña
          <input autocomplete="new-password" name="repetida" required type="password">
        </label>
        <button class="solid">Guardar contraseña</button>
      </form>`,
  };
}

const DONE: Record<MailCode["kind"], readonly [title: string, text: string]> = {
  VERIFY_EMAIL: ["Tu correo está confirmado", "Gracias. Ya puedes seguir comprando."],
  PASSWORD_RESET: ["Tu contraseña está guardada", "Inicia sesión con ella."],
  VERIFY_AND_CHANGE_EMAIL: ["Tu correo cambió", "Inicia sesión con tu correo nuevo."],
  RECOVER_EMAIL: [
    "Recuperaste tu correo",
    "Cerramos todas las sesiones y desvinculamos el teléfono, Google y Facebook. Pide ahora una contraseña nueva: quien cambió tu correo pudo conocer la anterior.",
  ],
};

/** @param back address of the shop */
export function donePage(kind: MailCode["kind"], back: string): Page {
  const [title, text] = DONE[kind];
  return { title, content: `<p class="notice success">${text}</p>${wayBack(back)}` };
}

/** @param back address of the shop */
export function deadLinkPage(back: string): Page {
  return {
    title: "Este enlace ya no sirve",
    status: 400,
    content: `<p>Ya se usó, venció o está incompleto. Pide otro desde la tienda.</p>${wayBack(back)}`,
  };
}

/** @param back address of the shop */
export function emailTakenPage(back: string, kind?: MailCode["kind"]): Page {
  const text =
    kind === "RECOVER_EMAIL"
      ? "Desde que cambió, alguien creó otra cuenta con ese correo. Pide una contraseña nueva para ella, elimínala, y abre otra vez este enlace."
      : "Desde que pediste el cambio, alguien creó una cuenta con ese correo. La tuya sigue con el de antes.";
  return {
    title: "Ese correo ya tiene otra cuenta",
    status: 409,
    content: `<p>${text}</p>${wayBack(back)}`,
  };
}

function wayBack(address: string): string {
  return `\n      <p class="away"><a class="button" href="${escaped(address)}">Volver a la tienda</a></p>`;
}
