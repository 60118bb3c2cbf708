import express, { type Router } from "express";
import { assertOwnReader } from "../require-own-page.ts";
import type { Services } from "../services.ts";
import { mailboxPage } from "./mailbox-page.ts";
import type { PageOptions } from "./page-options.ts";
import { pageScript } from "./page-script.ts";

/** Where a developer reads what the app would send. */
export function mailboxRoutes(
  { mailbox, mailCodes, smsCodes }: Services,
  options: PageOptions,
  below: () => string,
): Router {
  const { paths, sendPage } = options;
  const router = express.Router();
  router.get(`${paths.mailbox}.js`, pageScript(new URL("mailbox-page.js", import.meta.url)));
  router.get(paths.mailbox, (request, response) => {
    assertOwnReader(request);
    const messages = mailbox.list().map((message) => ({
      message,
      isOpen: message.kind === "SMS" ? smsCodes.isOpen(message.session) : mailCodes.isOpen(message.code),
    }));
    sendPage(response, mailboxPage(messages, options, below()));
  });
  return router;
}
