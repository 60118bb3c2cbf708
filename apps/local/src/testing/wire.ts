/** A raw response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Posts a body to a function, past the SDK. An object becomes JSON; a text goes as it is. */
export async function post(
  origin: string,
  name: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Calls a method of a function with that ID token, past the SDK. */
export function call(origin: string, name: string, data: object, token: string): Promise<Answer> {
  return post(origin, name, { data }, { authorization: `Bearer ${token}` });
}
