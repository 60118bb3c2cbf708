import express, { type Router } from "express";
import { assertOwnReader } from "../require-own-page.ts";
import type { Services } from "../services.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { pageScript } from "./page.ts";
import type { PageOptions } from "./page-options.ts";

/** Where a developer reads what the app would send. @param below HTML of what else the page shows */
export function mailboxRoutes({ messages }: Services, options: PageOptions, below: () => string): Router {
  const { paths, sendPage } = options;
  const router = express.Router();
  router.get(`${paths.mailbox}.js`, pageScript(new URL("mailbox-page.js", import.meta.url)));
  router.get(paths.mailbox, (request, response) => {
    assertOwnReader(request);
    sendPage(response, mailboxPage(messages.list(), options, below()));
  });
  return router;
}
