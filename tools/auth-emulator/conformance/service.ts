import type { APIRequestContext } from "@playwright/test";
import { PROJECT } from "./project.ts";
import type { Target } from "./target.ts";

export type MailKind = "VERIFY_EMAIL" | "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL";
export type Answer = { status: number; error: string };

type Mail = { email: string; requestType: MailKind; oobCode: string };
type Message = { phoneNumber: string; code: string };

const METHODS = "/identitytoolkit.googleapis.com/v1";
const TOKEN = "/securetoken.googleapis.com/v1/token";

/** The identity service past the SDK: its mailbox, its administration, and its bare protocol. */
export class Service {
  readonly #target: Target;
  readonly #request: APIRequestContext;

  constructor(target: Target, request: APIRequestContext) {
    this.#target = target;
    this.#request = request;
  }

  /** The code in the last mail of a kind that was sent to an address, if any was. */
  async mailed(kind: MailKind, email: string): Promise<string> {
    const { oobCodes } = await this.#read<{ oobCodes: Mail[] }>("oobCodes");
    return oobCodes.findLast((mail) => mail.requestType === kind && mail.email === email)?.oobCode ?? "none";
  }

  /** The code in the last SMS to a number. */
  async texted(phone: string): Promise<string> {
    const { verificationCodes } = await this.#read<{ verificationCodes: Message[] }>("verificationCodes");
    return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? "none";
  }

  async disable(uid: string): Promise<void> {
    await this.#administer("update", { localId: uid, disableUser: true });
  }

  /** As the admin SDK revokes the refresh tokens of somebody. */
  async revoke(uid: string): Promise<void> {
    await this.#administer("update", { localId: uid, validSince: Math.floor(this.#target.now / 1000) });
  }

  async remove(uid: string): Promise<void> {
    await this.#administer("delete", { localId: uid });
  }

  /** Posts JSON, or anything else as it is, to a method such as `accounts:signUp`. */
  async post(
    method: string,
    body: unknown,
    contentType = "application/json",
    key = "embedded",
  ): Promise<Answer> {
    const address = method === "token" ? TOKEN : `${METHODS}/${method}`;
    const response = await this.#request.post(`${this.#target.origin}${address}?key=${key}`, {
      headers: { "content-type": contentType },
      data: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status(), error: errorIn(await response.text()) };
  }

  async #read<T>(what: string): Promise<T> {
    const response = await this.#request.get(
      `${this.#target.origin}/emulator/v1/projects/${PROJECT}/${what}`,
    );
    return (await response.json()) as T;
  }

  async #administer(method: string, data: object): Promise<void> {
    const response = await this.#request.post(
      `${this.#target.adminRoot}${METHODS}/projects/${PROJECT}/accounts:${method}`,
      { headers: { authorization: "Bearer owner" }, data },
    );
    if (!response.ok()) throw new Error(`accounts:${method} answered ${await response.text()}`);
  }
}

/** What the SDK takes for the code; where the service gives none, its status in words. */
function errorIn(text: string): string {
  const { error } = JSON.parse(text) as { error?: { message: string; status?: string } };
  if (!error) return "none";
  const [code = ""] = error.message.split(" : ");
  return /^[A-Z_]+$/.test(code) ? code : (error.status ?? error.message);
}
