/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The path of a method, under a host that does not exist: which one it is must not matter. */
export const METHOD_ROOT = "/identitytoolkit.example/v1";
export const TOKEN_PATH = "/securetoken.example/v1/token";

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
