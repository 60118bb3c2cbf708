import { actionLink } from "../action-link.ts";
import type { Mail, Message } from "../mailbox.ts";
import { breakable, escaped, type Page } from "./page.ts";
import type { PageOptions } from "./page-options.ts";

/** A message, and whether what it carries still works. */
export interface ShownMessage {
  readonly message: Message;
  readonly isOpen: boolean;
}

/**
 * The page of the mails and messages that this machine does not send. Newest first, as they come.
 * @param below HTML of what else the page shows
 */
export function mailboxPage(messages: readonly ShownMessage[], options: PageOptions, below = ""): Page {
  const { title, lead, empty, arrived } = options.texts.mailbox;
  return {
    title,
    isWide: true,
    script: `${options.paths.mailbox}.js`,
    head: `<noscript><meta http-equiv="refresh" content="10"></noscript>\n    `,
    content: `<p class="lead">${escaped(lead)}</p>
      <p class="unseen" role="status" data-announcement="${escaped(arrived)}"></p>
      <div data-messages>
        ${
          messages.length === 0
            ? `<p class="panel">${escaped(empty)}</p>`
            : messages.map((shown) => write(shown, options)).join("\n        ")
        }
      </div>
      <div data-below>${below}</div>`,
  };
}

function write({ message, isOpen }: ShownMessage, options: PageOptions): string {
  const { mailbox, mails } = options.texts;
  if (message.kind === "SMS" || message.kind === "EMAIL_CODE") {
    const [to, recipient] =
      message.kind === "SMS" ? [mailbox.smsTo, message.phone] : [mailbox.mailTo, message.email];
    return article(isOpen, [
      envelope(to, recipient, message.sentAt, options),
      `<h2>${escaped(mailbox.smsSubject)}</h2>`,
      `<p class="digits">${message.code}</p>`,
      `<p>${escaped(isOpen ? mailbox.smsOpen : mailbox.smsOver)}</p>`,
    ]);
  }
  const { subject, body, action } = mails[message.kind](message);
  return article(isOpen, [
    envelope(mailbox.mailTo, recipientOf(message), message.sentAt, options),
    `<h2>${escaped(subject)}</h2>`,
    `<p>${escaped(body)}</p>`,
    isOpen
      ? `<p><a class="button solid" href="${escaped(actionLink(message, options.locale))}">${escaped(action)}</a></p>`
      : `<p>${escaped(mailbox.linkOver)}</p>`,
  ]);
}

function article(isOpen: boolean, parts: readonly string[]): string {
  return `<article class="message${isOpen ? "" : " over"}">
          ${parts.join("\n          ")}
        </article>`;
}

/** Who wants another email proves that they read there. */
function recipientOf({ kind, email, newEmail }: Mail): string {
  return kind === "VERIFY_AND_CHANGE_EMAIL" ? (newEmail ?? email) : email;
}

function envelope(kind: string, to: string, sentAt: number, { locale, timeZone }: PageOptions): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium", timeZone });
  return `<p class="envelope"><span>${escaped(kind)} <b>${breakable(to)}</b></span><time datetime="${new Date(sentAt).toISOString()}">${time.format(sentAt)}</time></p>`;
}
