import express, { type RequestHandler, type Router } from "express";
import { actionLink } from "../services/action-link.ts";
import { isMail, type MailKind, type Message } from "../store/messages.ts";
import { assertOwnReader } from "../http/require-own-page.ts";
import type { Services } from "../services/services.ts";
import { breakable, escaped, type Page, pageScript } from "./page.ts";
import type { PageOptions } from "./page-options.ts";

type Below = () => string | Promise<string>;

/** The page on which a developer reads what the app would send. @param below HTML of what else the page shows */
export function mailboxRoutes(services: Services, options: PageOptions, below: Below): Router {
  const { mailbox } = options.paths;
  const router = express.Router();
  router.get(`${mailbox}.js`, pageScript(new URL("mailbox-page.js", import.meta.url)));
  router.get(mailbox, showMailbox(services, options, below));
  return router;
}

function showMailbox({ messages }: Services, options: PageOptions, below: Below): RequestHandler {
  return async (request, response) => {
    assertOwnReader(request);
    options.sendPage(response, mailboxPage(messages.list(), options, await below()));
  };
}

function mailboxPage(messages: readonly Message[], options: PageOptions, below: string): Page {
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
            : messages.map((message) => article(message, options)).join("\n        ")
        }
      </div>
      <div data-below>${below}</div>`,
  };
}

function article(message: Message, options: PageOptions): string {
  const [subject, ...parts] = isMail(message) ? mailOf(message, options) : digitsOf(message, options);
  return `<article class="message${message.isOpen ? "" : " over"}">
          ${envelope(message, options)}
          <h2>${escaped(subject)}</h2>
          ${parts.join("\n          ")}
        </article>`;
}

function digitsOf({ code, isOpen }: Message, { texts: { mailbox } }: PageOptions): [string, ...string[]] {
  return [
    mailbox.smsSubject,
    `<p class="digits">${code}</p>`,
    `<p>${escaped(isOpen ? mailbox.smsOpen : mailbox.smsOver)}</p>`,
  ];
}

function mailOf(mail: Message & { kind: MailKind }, { texts, frame }: PageOptions): [string, ...string[]] {
  const { recipient: email, newEmail, isOpen } = mail;
  const { subject, body, action } = texts.mails[mail.kind]({ email, newEmail });
  return [
    subject,
    `<p>${escaped(body)}</p>`,
    isOpen
      ? `<p><a class="button solid" href="${escaped(actionLink(mail, frame.lang))}">${escaped(action)}</a></p>`
      : `<p>${escaped(texts.mailbox.linkOver)}</p>`,
  ];
}

function envelope(message: Message, { texts: { mailbox }, frame, timeZone }: PageOptions): string {
  const { kind, recipient, newEmail, sentAt } = message;
  // A change of e-mail needs proof of access to it.
  const to = kind === "VERIFY_AND_CHANGE_EMAIL" && newEmail !== null ? newEmail : recipient;
  const label = kind === "SMS" ? mailbox.smsTo : mailbox.mailTo;
  const time = new Intl.DateTimeFormat(frame.lang, { dateStyle: "medium", timeStyle: "medium", timeZone });
  return `<p class="envelope"><span>${escaped(label)} <b>${breakable(to)}</b></span><time datetime="${new Date(sentAt).toISOString()}">${time.format(sentAt)}</time></p>`;
}
