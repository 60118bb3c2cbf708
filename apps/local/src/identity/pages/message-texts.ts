import type { Mail } from "../mailbox.ts";

/** A mail as the shopper would read it. */
export interface MailText {
  /** The address that would receive it. */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** On the button that follows the link. */
  readonly action: string;
}

type Write = (mail: Mail, shopName: string) => MailText;

const MAILS: Record<Mail["kind"], Write> = {
  VERIFY_EMAIL: ({ email }, shopName) => ({
    to: email,
    subject: `Confirma tu correo en ${shopName}`,
    body: `Confirma que ${email} es tuyo para proteger tu cuenta. El enlace sirve tres días.`,
    action: "Confirmar mi correo",
  }),
  PASSWORD_RESET: ({ email }, shopName) => ({
    to: email,
    subject: `Tu contraseña nueva en ${shopName}`,
    body: `Alguien pidió una contraseña nueva para la cuenta de ${email}. Si fuiste tú, elígela con este enlace, que sirve una hora; al guardarla se cierran todas tus sesiones y se desvinculan tu teléfono, Google y Facebook. Si no, ignora este mensaje: tu contraseña sigue igual.`,
    action: "Elegir contraseña nueva",
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ email, newEmail }, shopName) => ({
    to: newEmail ?? email,
    subject: `Confirma tu correo nuevo en ${shopName}`,
    body: `La cuenta de ${email} usará este correo en cuanto lo confirmes. El enlace sirve tres días.`,
    action: "Usar este correo",
  }),
  RECOVER_EMAIL: ({ email, newEmail }, shopName) => ({
    to: email,
    subject: `Tu cuenta de ${shopName} cambió de correo`,
    body: `Tu cuenta usaba ${email} y ahora usa ${newEmail ?? "otro correo"}. Si no fuiste tú, recupérala con este enlace, que sirve tres días; se cierran todas las sesiones y se desvinculan el teléfono, Google y Facebook.`,
    action: "Recuperar mi correo",
  }),
};

export function writeMail(mail: Mail, shopName: string): MailText {
  return MAILS[mail.kind](mail, shopName);
}
