import { PROJECT_ID } from "../src/testing/emulator-server.ts";
import { askForDigits } from "../src/testing/people.ts";
import { readMails } from "../src/testing/sent.ts";
import { METHOD_ROOT, postAsServer, send, TOKEN_PATH } from "../src/testing/wire.ts";
import type { Target } from "./target.ts";

/** The identity service without the client SDK: its messages, its administration, and its bare protocol. */
export function createService({ origin, adminRoot, now }: Target) {
  const ask = (method: string, body: object) =>
    postAsServer(`${adminRoot}${METHOD_ROOT}/projects/${PROJECT_ID}/accounts:${method}`, body);
  const administer = async (method: string, body: object): Promise<void> => {
    const answer = await ask(method, body);
    if (answer.status !== 200) throw new Error(`accounts:${method}: ${JSON.stringify(answer.body)}`);
  };
  /** Posts JSON, or anything else as it is, to a method such as `accounts:signUp`. */
  const post = async (method: string, body: unknown, contentType = "application/json") => {
    const path = method === "token" ? TOKEN_PATH : `${METHOD_ROOT}/${method}`;
    const answer = await send(`${origin}${path}?key=embedded`, {
      method: "POST",
      headers: { "content-type": contentType },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: answer.status, error: errorIn(answer.body) };
  };
  return {
    post,
    /** The code in the last mail of a kind that was sent to an address, if any was. */
    mailed: async (kind: string, email: string): Promise<string> => {
      const mails = await readMails(origin);
      return mails.findLast((mail) => mail.requestType === kind && mail.email === email)?.oobCode ?? "none";
    },
    /** Sends a code to a number, as the SDK does in a browser. */
    text: (phoneNumber: string) => askForDigits(origin, phoneNumber),
    disable: (uid: string) => administer("update", { localId: uid, disableUser: true }),
    /** Revokes the refresh tokens of a user, like the admin SDK. */
    revoke: (uid: string) => administer("update", { localId: uid, validSince: Math.floor(now() / 1000) }),
    /** Sets the custom claims of a user, like the admin SDK; resolves with the error code, or "none". */
    claim: async (uid: string, claims: object | string) => {
      const customAttributes = typeof claims === "string" ? claims : JSON.stringify(claims);
      return errorIn((await ask("update", { localId: uid, customAttributes })).body);
    },
    remove: (uid: string) => administer("delete", { localId: uid }),
  };
}

/** What the SDK uses as the code; without one from the service, its status in words. */
function errorIn(body: unknown): string {
  const { error } = body as { error?: { message: string; status?: string } };
  if (!error) return "none";
  const [code = ""] = error.message.split(" : ");
  return /^[A-Z_]+$/.test(code) ? code : (error.status ?? error.message);
}
