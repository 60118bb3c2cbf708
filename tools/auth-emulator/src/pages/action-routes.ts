import express, { type Request, type Response, type Router } from "express";
import { ACTION_PATH, MODES } from "../action-link.ts";
import type { MailCode, MailKind } from "../messages.ts";
import { applyMailCode } from "../methods/apply-mail-code.ts";
import { giveNewPassword } from "../methods/reset-password.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { Services } from "../services.ts";
import { actionPage, deadLinkPage, donePage, emailTakenPage, type PasswordError } from "./action-page.ts";
import { type Page, textOf } from "./page.ts";
import type { PageOptions } from "./page-options.ts";

const MAX_BODY = "16kb";
const DONE = "done";

/**
 * The page behind the links of mails, which in production belongs to the identity service. Reading it changes
 * nothing, for mailboxes follow links by themselves: its form does.
 */
export function actionRoutes(services: Services, options: PageOptions): Router {
  const context = { services, options };
  const router = express.Router();
  router.get(ACTION_PATH, (request, response) =>
    answer(context, request, response, () => options.sendPage(response, readPage(context, request))),
  );
  router.post(ACTION_PATH, express.urlencoded({ extended: false, limit: MAX_BODY }), (request, response) =>
    answer(context, request, response, () => act(context, request, response)),
  );
  return router;
}

/** What every step of the page works with. */
interface Context {
  readonly services: Services;
  readonly options: PageOptions;
}

function readPage({ services, options }: Context, request: Request): Page {
  const kind = kindOf(request);
  return kind && textOf(request.query, DONE) !== ""
    ? donePage(kind, backOf(request), options.texts)
    : actionPage(check(services, request), options);
}

async function act({ services, options }: Context, request: Request, response: Response): Promise<void> {
  await services.waitForLock();
  const code = check(services, request);
  if (code.kind === "PASSWORD_RESET") {
    const passwordError = await takePassword(services, request, options);
    if (passwordError) {
      options.sendPage(response, actionPage(code, options, passwordError));
      return;
    }
  } else {
    applyMailCode(services, textOf(request.query, "oobCode"));
  }
  // To a page that can be loaded again.
  const query = new URLSearchParams({ mode: MODES[code.kind], continueUrl: backOf(request), [DONE]: "yes" });
  response.redirect(303, `${ACTION_PATH}?${query}`);
}

/** Does the work, and says in a page why it cannot be done. */
async function answer(
  { options: { sendPage, texts } }: Context,
  request: Request,
  response: Response,
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProtocolError)) {
      throw error;
    }
    const back = backOf(request);
    const isTaken = error.message.startsWith("EMAIL_EXISTS");
    sendPage(response, isTaken ? emailTakenPage(back, kindOf(request), texts) : deadLinkPage(back, texts));
  }
}

/** The code of the link, which has to be for what the link says. */
function check({ messages }: Services, request: Request): MailCode {
  const code = messages.checkMail(textOf(request.query, "oobCode"));
  if (code.kind !== kindOf(request)) {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  return code;
}

async function takePassword(
  services: Services,
  request: Request,
  { minPasswordLength }: PageOptions,
): Promise<PasswordError | false> {
  const password = textOf(request.body, "password");
  try {
    if (password !== textOf(request.body, "repeated")) {
      return "different";
    }
    if (password.length < minPasswordLength) {
      return "weak";
    }
    await giveNewPassword(services, textOf(request.query, "oobCode"), password);
    return false;
  } catch (error) {
    const [reason = ""] = error instanceof ProtocolError ? error.message.split(" : ") : [];
    const passwordError = ERRORS[reason];
    if (!passwordError) {
      throw error;
    }
    return passwordError;
  }
}

const ERRORS: Readonly<Record<string, PasswordError>> = {
  MISSING_PASSWORD: "weak",
  WEAK_PASSWORD: "weak",
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "long",
};

function kindOf(request: Request): MailKind | undefined {
  const mode = textOf(request.query, "mode");
  return KINDS.find((kind) => MODES[kind] === mode);
}

const KINDS = ["VERIFY_EMAIL", "PASSWORD_RESET", "VERIFY_AND_CHANGE_EMAIL", "RECOVER_EMAIL"] as const;

/** The address that the mail leads back to: of this very app, or its front door. */
function backOf(request: Request): string {
  const origin = `http://${request.get("host")}`;
  const url = URL.parse(textOf(request.query, "continueUrl"), origin);
  return url?.origin === origin ? url.href : "/";
}
