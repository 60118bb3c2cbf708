import type { DatabaseSync } from "node:sqlite";
import { type AuthEmulator, createAuthEmulator } from "@shop/auth-emulator";
import type { Shop } from "@shop/commerce";
import { FRAME } from "../pages/frame.ts";
import { PROJECT_ID } from "../start/project.ts";
import { SAMPLE_ACCOUNTS } from "./sample-accounts.ts";

/** The page with the mails and SMS that this machine does not send. */
export const MAILBOX_PATH = "/buzon-de-prueba";

/** Of the shop's own forms: `PASSWORD_LENGTH` of `packages/session-machine`. */
const MIN_PASSWORD_LENGTH = 8;

/**
 * The auth emulator with the name and colours of the shop.
 * @param belowMailbox HTML of what other external services would have received
 */
export function openAuthEmulator(
  database: DatabaseSync,
  { name, locale, timeZone }: Pick<Shop, "name" | "locale" | "timeZone">,
  belowMailbox: () => Promise<string>,
): AuthEmulator {
  return createAuthEmulator({
    database,
    projectId: PROJECT_ID,
    frame: { ...FRAME, lang: locale },
    shopName: name,
    timeZone,
    paths: { mailbox: MAILBOX_PATH, picker: "/cuentas-de-prueba" },
    sampleAccounts: SAMPLE_ACCOUNTS,
    minPasswordLength: MIN_PASSWORD_LENGTH,
    belowMailbox,
  });
}
