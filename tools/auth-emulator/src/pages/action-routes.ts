import express, { type Request, type Response, type Router } from "express";
import { ACTION_PATH, MODES } from "../services/action-link.ts";
import { MAX_PASSWORD_LENGTH } from "../protocol/fields.ts";
import type { MailCode, MailKind } from "../store/messages.ts";
import { applyMailCode } from "../methods/apply-mail-code.ts";
import { giveNewPassword } from "../methods/give-new-password.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Services } from "../services/services.ts";
import { actionPage, donePage, failurePage, type PasswordError } from "./action-page.ts";
import { type Page, textOf } from "./page.ts";
import type { PageOptions } from "./page-options.ts";

const MAX_BODY = "16kb";
const DONE = "done";

/**
 * The page behind the links of mails, which in production belongs to the identity service. Only its form changes
 * something, as mail programs follow links by themselves.
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
  // Redirects to a page that can be reloaded.
  const query = new URLSearchParams({ mode: MODES[code.kind], continueUrl: backOf(request), [DONE]: "yes" });
  response.redirect(303, `${ACTION_PATH}?${query}`);
}

/** Does the work, or answers with a page that explains why it cannot be done. */
async function answer(
  { options: { sendPage, texts } }: Context,
  request: Request,
  response: Response,
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const isTaken = error.message.startsWith("EMAIL_EXISTS");
    sendPage(response, failurePage(isTaken ? kindOf(request) : undefined, backOf(request), texts));
  }
}

/** The code of the link, whose kind has to match the link's mode. */
function check({ messages }: Services, request: Request): MailCode {
  const code = messages.checkMail(textOf(request.query, "oobCode"));
  if (code.kind !== kindOf(request)) throw new ProtocolError("INVALID_OOB_CODE");
  return code;
}

/** Sets the password of the form, or shows its validation error. */
async function takePassword(
  services: Services,
  request: Request,
  { minPasswordLength }: PageOptions,
): Promise<PasswordError | false> {
  const password = textOf(request.body, "password");
  if (password !== textOf(request.body, "repeated")) return "different";
  if (password.length < minPasswordLength) return "weak";
  if (password.length > MAX_PASSWORD_LENGTH) return "long";
  await giveNewPassword(services, textOf(request.query, "oobCode"), password);
  return false;
}

function kindOf(request: Request): MailKind | undefined {
  const mode = textOf(request.query, "mode");
  return KINDS.find((kind) => MODES[kind] === mode);
}

const KINDS = Object.keys(MODES) as MailKind[];

/** The URL to which the mail links back: within this app, or its root. */
function backOf(request: Request): string {
  const origin = `http://${request.get("host")}`;
  const url = URL.parse(textOf(request.query, "continueUrl"), origin);
  return url?.origin === origin ? url.href : "/";
}
