import { PROJECT_ID } from "../src/testing/emulator-server.ts";
import { METHOD_ROOT, postAsServer, send, TOKEN_PATH } from "../src/testing/wire.ts";
import type { Target } from "./target.ts";

type MailKind = "VERIFY_EMAIL" | "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL";
type Mail = { email: string; requestType: MailKind; oobCode: string };

/** What came in an SMS, and which SMS it was. */
export interface Sms {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sessionInfo: string;
}

/** The identity service past the client SDK: what it sent, its administration, and its bare protocol. */
export function createService({ origin, adminRoot, now }: Target) {
  const read = async (list: string) =>
    (await (await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/${list}`)).json())[list];
  const administer = async (method: string, body: object): Promise<void> => {
    const answer = await postAsServer(
      `${adminRoot}${METHOD_ROOT}/projects/${PROJECT_ID}/accounts:${method}`,
      body,
    );
    if (answer.status !== 200) throw new Error(`accounts:${method}: ${JSON.stringify(answer.body)}`);
  };
  /** Posts JSON, or anything else as it is, to a method such as `accounts:signUp`. */
  const post = async (method: string, body: unknown, contentType = "application/json", key = "embedded") => {
    const path = method === "token" ? TOKEN_PATH : `${METHOD_ROOT}/${method}`;
    const answer = await send(`${origin}${path}?key=${key}`, {
      method: "POST",
      headers: { "content-type": contentType },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: answer.status, error: errorIn(answer.body) };
  };
  return {
    post,
    /** The code in the last mail of a kind that was sent to an address, if any was. */
    mailed: async (kind: MailKind, email: string): Promise<string> => {
      const mails: Mail[] = await read("oobCodes");
      return mails.findLast((mail) => mail.requestType === kind && mail.email === email)?.oobCode ?? "none";
    },
    /** Sends a code to a number, as the SDK does in a browser. */
    text: async (phoneNumber: string): Promise<Sms> => {
      await post("accounts:sendVerificationCode", { phoneNumber });
      const messages: Sms[] = await read("verificationCodes");
      const sms = messages.findLast((message) => message.phoneNumber === phoneNumber);
      if (!sms) throw new Error(`no SMS was sent to ${phoneNumber}`);
      return sms;
    },
    disable: (uid: string) => administer("update", { localId: uid, disableUser: true }),
    /** As the admin SDK revokes the refresh tokens of somebody. */
    revoke: (uid: string) => administer("update", { localId: uid, validSince: Math.floor(now() / 1000) }),
    remove: (uid: string) => administer("delete", { localId: uid }),
  };
}

/** What the SDK takes for the code; where the service gives none, its status in words. */
function errorIn(body: unknown): string {
  const { error } = body as { error?: { message: string; status?: string } };
  if (!error) return "none";
  const [code = ""] = error.message.split(" : ");
  return /^[A-Z_]+$/.test(code) ? code : (error.status ?? error.message);
}
