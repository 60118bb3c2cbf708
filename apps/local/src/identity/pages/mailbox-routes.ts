import express, { type Router } from "express";
import { sendPage } from "../../pages/page.ts";
import { pageScript } from "../../pages/page-script.ts";
import { assertOwnReader } from "../require-own-page.ts";
import type { Services } from "../services.ts";
import { MAILBOX_PATH, MAILBOX_SCRIPT, mailboxPage, type PageOptions } from "./mailbox-page.ts";

/** Where a developer reads what the shop would send. */
export function mailboxRoutes(
  { mailbox, mailCodes, smsCodes }: Services,
  options: PageOptions,
  below: () => string,
): Router {
  const router = express.Router();
  router.get(MAILBOX_SCRIPT, pageScript(new URL("mailbox-page.js", import.meta.url)));
  router.get(MAILBOX_PATH, (request, response) => {
    assertOwnReader(request);
    const messages = mailbox.list().map((message) => ({
      message,
      isOpen: message.kind === "SMS" ? smsCodes.isOpen(message.session) : mailCodes.isOpen(message.code),
    }));
    sendPage(response, mailboxPage(messages, options, below()));
  });
  return router;
}
