import { breakable, escaped, type Page } from "../../pages/page.ts";
import { actionLink } from "../action-link.ts";
import type { Message } from "../mailbox.ts";
import { writeMail } from "./message-texts.ts";

export const MAILBOX_PATH = "/buzon-de-prueba";
export const MAILBOX_SCRIPT = "/buzon-de-prueba.js";

/** A message, and whether what it carries still works. */
export interface ShownMessage {
  readonly message: Message;
  readonly isOpen: boolean;
}

/**
 * The page of the mails and messages that this machine does not send. Newest first, as they come.
 * @param below HTML of what else a service elsewhere would have got
 */
export function mailboxPage(messages: readonly ShownMessage[], options: PageOptions, below = ""): Page {
  return {
    title: "Buzón de prueba",
    isWide: true,
    script: MAILBOX_SCRIPT,
    head: `<noscript><meta http-equiv="refresh" content="10"></noscript>\n    `,
    content: `<p class="lead">Aquí llegan los correos y los SMS de ${escaped(options.shopName)} mientras la pruebas: no salen de esta computadora. Lo nuevo aparece solo.</p>
      <p class="unseen" role="status" data-announcement></p>
      <div data-messages>
        ${messages.length === 0 ? EMPTY : messages.map((shown) => write(shown, options)).join("\n        ")}
      </div>
      ${below}`,
  };
}

export interface PageOptions {
  readonly shopName: string;
  /** BCP 47 tag of the shop. */
  readonly locale: string;
}

const EMPTY = `<p class="panel">Todavía no hay mensajes. Crea una cuenta, pide una contraseña nueva o entra con tu teléfono, y aparecerán aquí.</p>`;

function write({ message, isOpen }: ShownMessage, options: PageOptions): string {
  return message.kind === "SMS"
    ? `<article class="message${isOpen ? "" : " over"}">
          ${envelope("SMS", message.phone, message.sentAt, options)}
          <h2>Tu código de ${escaped(options.shopName)}</h2>
          <p class="digits">${message.code}</p>
          <p>${isOpen ? "Sirve diez minutos. No lo compartas con nadie." : "Este código ya se usó o venció."}</p>
        </article>`
    : writeMailArticle({ ...message, isOpen }, options);
}

function writeMailArticle(
  mail: Exclude<Message, { kind: "SMS" }> & { isOpen: boolean },
  options: PageOptions,
): string {
  const { to, subject, body, action } = writeMail(mail, options.shopName);
  return `<article class="message${mail.isOpen ? "" : " over"}">
          ${envelope("Correo", to, mail.sentAt, options)}
          <h2>${escaped(subject)}</h2>
          <p>${escaped(body)}</p>
          <p>${
            mail.isOpen
              ? `<a class="button solid" href="${escaped(actionLink(mail))}">${action}</a>`
              : "Este enlace ya se usó o venció."
          }</p>
        </article>`;
}

function envelope(kind: string, to: string, sentAt: number, { locale }: PageOptions): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  return `<p class="envelope"><span>${kind} para <b>${breakable(to)}</b></span><time datetime="${new Date(sentAt).toISOString()}">${time.format(sentAt)}</time></p>`;
}
