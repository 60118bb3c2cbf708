import type { MailKind, Message } from "../store/messages.ts";

/** The page behind the link of a mail. */
export const ACTION_PATH = "/emulator/action";

/** What the link of each mail calls its purpose, as in production. */
export const MODES = {
  VERIFY_EMAIL: "verifyEmail",
  PASSWORD_RESET: "resetPassword",
  VERIFY_AND_CHANGE_EMAIL: "verifyAndChangeEmail",
  RECOVER_EMAIL: "recoverEmail",
} as const satisfies Record<MailKind, string>;

/**
 * Path and query of the link in a mail, with the parameters of the official emulator.
 * @param locale BCP 47 tag of the pages
 */
export function actionLink(
  { kind, code, continueUrl }: Pick<Message, "code" | "continueUrl"> & { kind: MailKind },
  locale: string,
): string {
  const query = new URLSearchParams({
    mode: MODES[kind],
    lang: new Intl.Locale(locale).language,
    oobCode: code,
    apiKey: "local",
    ...(continueUrl !== null && { continueUrl }),
  });
  return `${ACTION_PATH}?${query}`;
}
