import type { MailCode, MailKind } from "../store/messages.ts";
import { isProviderId, PROVIDER_NAMES } from "../services/provider-credential.ts";
import type { Texts } from "./texts.ts";
import type { User } from "../store/user.ts";
import { breakable, escaped, type Page } from "./page.ts";
import type { PageOptions } from "./page-options.ts";

/** What may be wrong with a new password. */
export type PasswordError = "weak" | "long" | "different";

type ActionOptions = Pick<PageOptions, "texts" | "minPasswordLength">;

/** The page behind the link of a mail: shows what will be done, and does it when the visitor confirms. */
export function actionPage(code: MailCode, options: ActionOptions, passwordError?: PasswordError): Page {
  const { kind, email, newEmail } = code;
  const { texts } = options;
  const { verifyEmail, changeEmail, recoverEmail } = texts.action;
  switch (kind) {
    case "PASSWORD_RESET":
      return passwordPage(code, options, passwordError);
    case "VERIFY_EMAIL":
      return confirmation(verifyEmail, `<p>${escaped(verifyEmail.text)}<br><b>${breakable(email)}</b></p>`);
    case "VERIFY_AND_CHANGE_EMAIL":
      return confirmation(
        changeEmail,
        `<dl><dt>${escaped(changeEmail.from)}</dt><dd>${breakable(email)}</dd><dt>${escaped(changeEmail.to)}</dt><dd>${breakable(newEmail ?? "")}</dd></dl>
        <p>${escaped(changeEmail.text)}</p>`,
      );
    case "RECOVER_EMAIL":
      return confirmation(
        recoverEmail,
        `<p>${escaped(recoverEmail.before)} <b>${breakable(email)}</b></p><p>${escaped(recoverEmail.text)}</p>`,
      );
  }
}

function confirmation({ title, button }: { title: string; button: string }, text: string): Page {
  return {
    title,
    content: `<div class="panel">
        ${text}
        <form method="post"><button class="solid">${escaped(button)}</button></form>
      </div>`,
  };
}

/** The other sign-in methods of the account, by their display names. */
function linkedTo({ phone, providers }: User, { action }: Texts): string[] {
  const services = providers.map(({ providerId }) =>
    isProviderId(providerId) ? PROVIDER_NAMES[providerId] : providerId,
  );
  return phone === null ? services : [action.resetPassword.phone, ...services];
}

function passwordPage(
  { email, user }: MailCode,
  { texts, minPasswordLength }: ActionOptions,
  passwordError: PasswordError | undefined,
): Page {
  const { title, lead, unlinks, weak, long, different, ...labels } = texts.action.resetPassword;
  const errors: Record<PasswordError, string> = { weak: weak(minPasswordLength), long, different };
  const linked = linkedTo(user, texts);
  const invalid = passwordError === undefined ? "" : ' aria-invalid="true" autofocus';
  return {
    title,
    ...(passwordError !== undefined && { status: 400 }),
    content: `<p class="lead">${escaped(linked.length === 0 ? lead : `${lead} ${unlinks(linked)}`)}</p>
      <form class="panel" method="post" novalidate>
        <label>${escaped(labels.email)}
          <input autocomplete="username" name="email" readonly type="email" value="${escaped(email)}">
        </label>
        <div>
          <label for="password">${escaped(labels.password)}</label>
          <input aria-describedby="rule" autocomplete="new-password" id="password" name="password" required type="password"${invalid}>
          ${
            passwordError === undefined
              ? `<p class="hint" id="rule">${escaped(labels.rule(minPasswordLength))}</p>`
              : `<p class="error" id="rule" role="alert">${escaped(errors[passwordError])}</p>`
          }
        </div>
        <label>${escaped(labels.repeat)}
          <input autocomplete="new-password" name="repeated" required type="password">
        </label>
        <button class="solid">${escaped(labels.save)}</button>
      </form>`,
  };
}

/** @param back address of the app */
export function donePage(kind: MailKind, back: string, texts: Texts): Page {
  const { title, text } = texts.action.done[kind];
  return { title, content: `<p class="notice success">${escaped(text)}</p>${backLink(back, texts)}` };
}

/**
 * @param taken the mail whose e-mail another account has taken; without it, the link is invalid
 * @param back address of the app
 */
export function failurePage(taken: MailKind | undefined, back: string, texts: Texts): Page {
  const { dead, emailTaken, formerEmailTaken } = texts.action;
  const { title, text } = !taken ? dead : taken === "RECOVER_EMAIL" ? formerEmailTaken : emailTaken;
  return { title, status: taken ? 409 : 400, content: `<p>${escaped(text)}</p>${backLink(back, texts)}` };
}

function backLink(address: string, { back }: Texts): string {
  return `\n      <p class="away"><a class="button" href="${escaped(address)}">${escaped(back)}</a></p>`;
}
