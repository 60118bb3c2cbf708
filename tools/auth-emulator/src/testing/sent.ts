import { PROJECT_ID } from "./emulator-server.ts";

/** As the official emulator lists it. */
export interface SentMail {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

export interface SentSms {
  readonly code: string;
  readonly phoneNumber: string;
  readonly sessionInfo: string;
}

export const LISTS = `/emulator/v1/projects/${PROJECT_ID}`;

/** The mails whose links still work, oldest first. */
export async function readMails(origin: string): Promise<readonly SentMail[]> {
  const { oobCodes } = await (await fetch(`${origin}${LISTS}/oobCodes`)).json();
  return oobCodes;
}

/** The messages whose digits can still be entered, oldest first. */
export async function readMessages(origin: string): Promise<readonly SentSms[]> {
  const { verificationCodes } = await (await fetch(`${origin}${LISTS}/verificationCodes`)).json();
  return verificationCodes;
}

/** The link in the last mail. */
export async function lastLink(origin: string): Promise<string> {
  return (await readMails(origin)).at(-1)?.oobLink ?? "no mail was sent";
}

/** The code in the last mail. */
export async function lastCode(origin: string): Promise<string> {
  return (await readMails(origin)).at(-1)?.oobCode ?? "no mail was sent";
}
