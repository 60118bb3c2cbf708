import { type Answer, post as postJson } from "@shop/auth-emulator/testing";

/** Posts a body to a function, past the SDK. */
export function post(
  origin: string,
  name: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return postJson(`${origin}/api/${name}`, body, headers);
}

/** Calls a method of a function with that ID token, past the SDK. */
export function call(origin: string, name: string, data: object, token: string): Promise<Answer> {
  return post(origin, name, { data }, { authorization: `Bearer ${token}` });
}
