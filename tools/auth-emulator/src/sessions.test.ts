import { createUserWithEmailAndPassword, reload } from "firebase/auth";
import { expect, test } from "vitest";
import type { AuthEmulator } from "./create-auth-emulator.ts";
import { createClock, HOUR } from "./testing/clock.ts";
import { codeOf, EMAIL, openBrowser, PASSWORD, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, send, TOKEN_PATH } from "./testing/wire.ts";

test("a refresh brings a new token for the same sign-in", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  const before = await user.getIdTokenResult();
  clock.pass(HOUR);
  const after = await user.getIdTokenResult(true);
  expect(after.token).not.toBe(before.token);
  expect(after.authTime).toBe(before.authTime);
  expect(Date.parse(after.issuedAtTime) - Date.parse(before.issuedAtTime)).toBe(HOUR);
  expect(Date.parse(after.expirationTime) - Date.parse(after.issuedAtTime)).toBe(HOUR);
});

test("a session that is still open when its ID token has run out goes on after a refresh", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  clock.pass(HOUR);
  expect(await codeOf(reload(user))).toBe("auth/invalid-user-token");
  await user.getIdToken(true);
  expect(await codeOf(reload(user))).toBe("none");
});

const ENDINGS: [string, (users: AuthEmulator["users"], uid: string) => boolean, string][] = [
  ["disabled", (users, uid) => users.disable(uid), "auth/user-disabled"],
  ["revoked", (users, uid) => users.revoke(uid), "auth/user-token-expired"],
  ["removed", (users, uid) => users.remove(uid), "auth/user-token-expired"],
];

test.for(ENDINGS)("a user who was %s is signed out at the next refresh", async ([, end, code]) => {
  const { origin, emulator } = await useEmulator();
  const auth = openBrowser(origin);
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
  expect(end(emulator.users, user.uid)).toBe(true);
  expect(await codeOf(user.getIdToken(true))).toBe(code);
  expect(auth.currentUser).toBeNull();
});

test.for(ENDINGS)("a user who was %s is signed out at the next look at the account", async (ending) => {
  const [, end, code] = ending;
  const { origin, emulator } = await useEmulator();
  const auth = openBrowser(origin);
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
  expect(end(emulator.users, user.uid)).toBe(true);
  expect(await codeOf(reload(user))).toBe(code);
  expect(auth.currentUser).toBeNull();
});

test("a session does not come back when a disabled account is opened again", async () => {
  const { origin, emulator, database } = await useEmulator();
  const user = await signUp(origin);
  emulator.users.disable(user.uid);
  database.exec("UPDATE identity_users SET disabled = 0");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
});

test.for(ENDINGS)("nobody can be %s who is not there", async ([, end]) => {
  const { emulator } = await useEmulator();
  expect(end(emulator.users, "nobody")).toBe(false);
});

test.for([
  ["grant_type=refresh_token&refresh_token=invented", "INVALID_REFRESH_TOKEN"],
  ["grant_type=refresh_token", "MISSING_REFRESH_TOKEN"],
  ["grant_type=password&refresh_token=invented", "INVALID_GRANT_TYPE"],
  ["refresh_token=invented", "MISSING_GRANT_TYPE"],
  [
    "grant_type=refresh_token&refresh_token=a&refresh_token=b",
    'INVALID_ARGUMENT : Invalid value of "refresh_token".',
  ],
])("no token for %s: %s", async ([body = "", message = ""]) => {
  const { origin } = await useEmulator();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect(await send(`${origin}${TOKEN_PATH}`, { method: "POST", headers, body })).toEqual({
    status: 400,
    body: errorBody(message),
  });
});
