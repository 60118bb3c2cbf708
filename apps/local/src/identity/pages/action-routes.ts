import express, { type Request, type Response, type Router } from "express";
import { type Page, sendPage } from "../../pages/page.ts";
import { ACTION_PATH, MODES } from "../action-link.ts";
import type { MailCode, MailKind } from "../mail-codes.ts";
import { applyMailCode } from "../methods/apply-mail-code.ts";
import { giveNewPassword } from "../methods/reset-password.ts";
import { ProtocolError } from "../protocol-error.ts";
import type { Services } from "../services.ts";
import { actionPage, deadLinkPage, donePage, emailTakenPage, type PasswordError } from "./action-page.ts";
import { textOf } from "./text-of.ts";

const MAX_BODY = "16kb";
const DONE = "hecho";

/**
 * The page behind the links of mails, which in production belongs to the identity service. Reading it changes
 * nothing, for mailboxes follow links by themselves: its form does.
 */
export function actionRoutes(services: Services): Router {
  const router = express.Router();
  router.get(ACTION_PATH, (request, response) =>
    answer(response, request, () => sendPage(response, readPage(services, request))),
  );
  router.post(ACTION_PATH, express.urlencoded({ extended: false, limit: MAX_BODY }), (request, response) =>
    answer(response, request, () => act(services, request, response)),
  );
  return router;
}

function readPage(services: Services, request: Request): Page {
  const kind = kindOf(request);
  return kind && textOf(request.query, DONE) !== ""
    ? donePage(kind, backOf(request))
    : actionPage(check(services, request));
}

async function act(services: Services, request: Request, response: Response): Promise<void> {
  const code = check(services, request);
  if (code.kind === "PASSWORD_RESET") {
    const passwordError = await takePassword(services, request);
    if (passwordError) {
      sendPage(response, actionPage(code, passwordError));
      return;
    }
  } else {
    applyMailCode(services, textOf(request.query, "oobCode"));
  }
  // To a page that can be loaded again.
  const query = new URLSearchParams({ mode: MODES[code.kind], continueUrl: backOf(request), [DONE]: "si" });
  response.redirect(303, `${ACTION_PATH}?${query}`);
}

/** Does the work, and says in a page why it cannot be done. */
async function answer(response: Response, request: Request, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProtocolError)) {
      throw error;
    }
    const back = backOf(request);
    const isTaken = error.message.startsWith("EMAIL_EXISTS");
    sendPage(response, isTaken ? emailTakenPage(back, kindOf(request)) : deadLinkPage(back));
  }
}

/** The code of the link, which has to be for what the link says. */
function check({ mailCodes }: Services, request: Request): MailCode {
  const code = mailCodes.check(textOf(request.query, "oobCode"));
  if (code.kind !== kindOf(request)) {
    throw new ProtocolError("INVALID_OOB_CODE");
  }
  return code;
}

async function takePassword(services: Services, request: Request): Promise<PasswordError | false> {
  const password = textOf(request.body, "nueva");
  try {
    if (password !== textOf(request.body, "repetida")) {
      return "different";
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

/** The address that the mail leads back to: of this very shop, or its front door. */
function backOf(request: Request): string {
  const origin = `http://${request.get("host")}`;
  const url = URL.parse(textOf(request.query, "continueUrl"), origin);
  return url?.origin === origin ? url.href : "/";
}
