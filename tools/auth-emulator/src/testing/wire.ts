import { request } from "node:http";
import { json } from "node:stream/consumers";

/** A raw response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The path of a method: the SDK puts the host that it would call in production in front of it. */
export const METHOD_ROOT = "/identitytoolkit.googleapis.com/v1";
export const TOKEN_PATH = "/securetoken.googleapis.com/v1/token";

/** Posts JSON past the SDK. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return send(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Calls a function behind the guard, with that Authorization header if any. */
export async function callHello(origin: string, authorization?: string): Promise<Answer> {
  return post(`${origin}/api/hello`, {}, authorization === undefined ? {} : { authorization });
}

export async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json() };
}

/** The error body of the protocol. */
export function errorBody(message: string, code = 400): object {
  return { error: { code, message, errors: [{ message, domain: "global", reason: "invalid" }] } };
}

/** Posts JSON as the admin SDK does, without the headers that `fetch` adds. */
export function postAsServer(url: string, body: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
    });
    call.on("error", reject);
    call.on("response", (response) => {
      json(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    call.end(JSON.stringify(body));
  });
}
