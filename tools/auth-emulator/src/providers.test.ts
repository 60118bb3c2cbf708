import { linkWithCredential } from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import { GOOGLE, linkPhone, signInWith, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const SIGN_IN = `${METHOD_ROOT}/accounts:signInWithIdp`;

test("linking does not count as signing in again", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  const authTime = async () => (await user.getIdTokenResult()).authTime;
  const before = await authTime();
  clock.pass(4 * MINUTE);
  await linkWithCredential(user, GOOGLE);
  expect(await authTime()).toBe(before);
  await linkPhone(origin, user);
  expect(await authTime()).toBe(before);
});

test("a user who left leaves their account of Google free", async () => {
  const { origin, emulator } = await useEmulator();
  const { uid } = await signInWith(origin, GOOGLE);
  emulator.users.remove(uid);
  expect((await signInWith(origin, GOOGLE)).uid).not.toBe(uid);
});

test.for<[string, object, string]>([
  [
    "a service that is not offered",
    requestOf("apple.com", { sub: "1" }),
    "OPERATION_NOT_ALLOWED : The identity provider is not offered.",
  ],
  ["an email that is none", requestOf("google.com", { sub: "1", email: "ana" }), "INVALID_EMAIL"],
])("a sign-in with %s is refused", async ([, body, message]) => {
  const { origin } = await useEmulator();
  expect(await post(`${origin}${SIGN_IN}`, body)).toEqual({ status: 400, body: errorBody(message) });
});

function requestOf(providerId: string, claims: object): object {
  const postBody = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) });
  return { requestUri: "http://localhost", postBody: String(postBody) };
}
