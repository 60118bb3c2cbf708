import express, { type Router } from "express";
import { assertOwnReader } from "../require-own-page.ts";
import type { Message } from "../mailbox.ts";
import type { Services } from "../services.ts";
import { mailboxPage } from "./mailbox-page.ts";
import type { PageOptions } from "./page-options.ts";
import { pageScript } from "./page-script.ts";

/** Where a developer reads what the app would send. */
export function mailboxRoutes(
  { mailbox, mailCodes, smsCodes, now }: Services,
  options: PageOptions,
  below: () => string,
): Router {
  const { paths, sendPage } = options;
  /** Of a code that the app's own server checks, only the time is known here. */
  const isOpen = (message: Message): boolean => {
    if (message.kind === "EMAIL_CODE") return message.expiresAt > now();
    return message.kind === "SMS" ? smsCodes.isOpen(message.session) : mailCodes.isOpen(message.code);
  };
  const router = express.Router();
  router.get(`${paths.mailbox}.js`, pageScript(new URL("mailbox-page.js", import.meta.url)));
  router.get(paths.mailbox, (request, response) => {
    assertOwnReader(request);
    const messages = mailbox.list().map((message) => ({
      message,
      isOpen: isOpen(message),
    }));
    sendPage(response, mailboxPage(messages, options, below()));
  });
  return router;
}
