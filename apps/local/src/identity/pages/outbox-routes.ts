import express, { type Router } from "express";
import { sendPage } from "../../pages/page.ts";
import { pageScript } from "../../pages/page-script.ts";
import { assertOwnReader } from "../own-page-gate.ts";
import type { Services } from "../services.ts";
import { OUTBOX_PATH, OUTBOX_SCRIPT, outboxPage, type PageOptions } from "./outbox-page.ts";

/** Where a developer reads what the shop would send. */
export function outboxRoutes(
  { outbox, mailCodes, smsCodes }: Services,
  options: PageOptions,
  below: () => string,
): Router {
  const router = express.Router();
  router.get(OUTBOX_SCRIPT, pageScript(new URL("outbox-page.js", import.meta.url)));
  router.get(OUTBOX_PATH, (request, response) => {
    assertOwnReader(request);
    const messages = outbox.list().map((message) => ({
      message,
      isOpen: message.kind === "SMS" ? smsCodes.isOpen(message.session) : mailCodes.isOpen(message.code),
    }));
    sendPage(response, outboxPage(messages, options, below()));
  });
  return router;
}
