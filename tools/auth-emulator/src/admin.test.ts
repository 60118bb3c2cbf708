import { request } from "node:http";
import { json } from "node:stream/consumers";
import { EmailAuthProvider, linkWithCredential } from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import { PROJECT_ID } from "./testing/emulator-server.ts";
import { readToken, writeToken } from "./testing/jwt.ts";
import {
  askForDigits,
  codeOf,
  EMAIL,
  googleOf,
  PHONE,
  phoneCredential,
  signIn,
  signInWith,
  signUp,
} from "./testing/people.ts";
import { useAdmin } from "./testing/use-admin.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { type Answer, errorBody, METHOD_ROOT, callHello } from "./testing/wire.ts";

const LOOKUP = `${METHOD_ROOT}/projects/${PROJECT_ID}/accounts:lookup`;
const OWNER = { authorization: "Bearer owner" };

test("the admin SDK accepts our tokens", async () => {
  const server = await useEmulator();
  const user = await signUp(server.origin);
  const admin = await useAdmin(server);
  expect(await admin.verifyIdToken(await user.getIdToken())).toMatchObject({
    uid: user.uid,
    aud: PROJECT_ID,
    email: EMAIL,
    email_verified: false,
    firebase: { identities: { email: [EMAIL] }, sign_in_provider: "password" },
  });
});

test("the admin SDK accepts a forged token, and the guard before it does not", async () => {
  const server = await useEmulator();
  const { local_sig: _, ...claims } = readToken(await (await signUp(server.origin)).getIdToken());
  const forged = writeToken({ ...claims, email_verified: true });
  const admin = await useAdmin(server);
  expect(await admin.verifyIdToken(forged)).toMatchObject({ email_verified: true });
  expect((await callHello(server.origin, `Bearer ${forged}`)).status).toBe(401);
});

test.for([
  ["disable", "auth/user-disabled"],
  ["revoke", "auth/id-token-revoked"],
  ["remove", "auth/user-not-found"],
] as const)("after %s the admin SDK answers %s", async ([end, code]) => {
  const clock = createClock();
  const server = await useEmulator({ now: clock.now });
  const user = await signUp(server.origin);
  const token = await user.getIdToken();
  const admin = await useAdmin(server);
  // The admin SDK compares whole seconds.
  clock.pass(1000);
  server.emulator.users[end](user.uid);
  expect(await codeOf(admin.verifyIdToken(token))).toBe(code);
});

test("a token issued right after a revocation is good for the admin SDK too", async () => {
  const server = await useEmulator();
  const user = await signUp(server.origin);
  server.emulator.users.revoke(user.uid);
  const again = await signIn(server.origin);
  const admin = await useAdmin(server);
  expect((await admin.verifyIdToken(await again.getIdToken())).uid).toBe(user.uid);
});

test("who adds a password goes on with a token that the admin SDK takes", async () => {
  const clock = createClock();
  const server = await useEmulator({ now: clock.now });
  const user = await signInWith(server.origin, googleOf());
  clock.pass(MINUTE);
  await linkWithCredential(user, EmailAuthProvider.credential(EMAIL, "tres tristes tigres"));
  const admin = await useAdmin(server);
  expect((await admin.verifyIdToken(await user.getIdToken())).uid).toBe(user.uid);
});

test("the admin SDK finds a user by uid and by email", async () => {
  const server = await useEmulator();
  const { uid } = await signUp(server.origin);
  const admin = await useAdmin(server);
  expect(await admin.getUser(uid)).toMatchObject({ uid, email: EMAIL, disabled: false });
  expect(await admin.getUserByEmail("Ana@example.mx")).toMatchObject({ uid });
  expect(await codeOf(admin.getUserByEmail("nadie@example.mx"))).toBe("auth/user-not-found");
});

test("the admin SDK removes a user, whose session ends and whose email is free", async () => {
  const server = await useEmulator();
  const user = await signUp(server.origin);
  const admin = await useAdmin(server);
  await admin.deleteUser(user.uid);
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(signIn(server.origin))).toBe("auth/invalid-credential");
  expect((await signUp(server.origin)).uid).not.toBe(user.uid);
});

test("the admin SDK ends every session of a user, who may sign in again at once", async () => {
  const server = await useEmulator();
  const user = await signUp(server.origin);
  const token = await user.getIdToken();
  const admin = await useAdmin(server);
  await admin.revokeRefreshTokens(user.uid);
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect((await callHello(server.origin, `Bearer ${token}`)).status).toBe(401);
  const again = await signIn(server.origin);
  expect((await admin.verifyIdToken(await again.getIdToken(), true)).uid).toBe(user.uid);
});

test("the admin SDK shuts an account and opens it again", async () => {
  const server = await useEmulator();
  const user = await signUp(server.origin);
  const admin = await useAdmin(server);
  expect(await admin.updateUser(user.uid, { disabled: true })).toMatchObject({ disabled: true });
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-disabled");
  expect(await codeOf(signIn(server.origin))).toBe("auth/user-disabled");
  expect(await admin.updateUser(user.uid, { disabled: false })).toMatchObject({ disabled: false });
  expect((await signIn(server.origin)).uid).toBe(user.uid);
});

test("the admin SDK learns every sign-in method", async () => {
  const server = await useEmulator();
  const user = await signInWith(server.origin, googleOf());
  await linkWithCredential(user, phoneCredential(await askForDigits(server.origin, PHONE)));
  const admin = await useAdmin(server);
  const { phoneNumber, emailVerified, providerData } = await admin.getUser(user.uid);
  expect({ phoneNumber, emailVerified }).toEqual({ phoneNumber: PHONE, emailVerified: true });
  expect(providerData.map(({ providerId, uid }) => [providerId, uid])).toEqual([
    ["phone", PHONE],
    ["google.com", "g-ana"],
  ]);
});

test("nobody is revoked who is not there", async () => {
  const server = await useEmulator();
  const admin = await useAdmin(server);
  expect(await codeOf(admin.revokeRefreshTokens("nadie"))).toBe("auth/user-not-found");
});

test("nobody is removed twice", async () => {
  const server = await useEmulator();
  const { uid } = await signUp(server.origin);
  const admin = await useAdmin(server);
  await admin.deleteUser(uid);
  expect(await codeOf(admin.deleteUser(uid))).toBe("auth/user-not-found");
});

test.for([
  ["a page", { origin: "http://127.0.0.1:4173" }],
  ["a page", { referer: "http://127.0.0.1:4173/home" }],
  ["a browser", { "sec-fetch-site": "same-origin" }],
  ["a browser", { "sec-fetch-mode": "cors" }],
  ["a browser", { cookie: "tk=v1.abc" }],
  ["a proxy", { "x-forwarded-for": "10.0.0.7" }],
  ["a proxy", { forwarded: "for=10.0.0.7" }],
  ["a proxy", { via: "1.1 proxy" }],
  ["somebody without the credential", { authorization: "" }],
  ["a user", { authorization: "Bearer e30.e30." }],
] as const)("%s with %o may not administer, not even with the secret", async ([, headers]) => {
  const { emulator, address } = await useEmulator();
  const url = `http://${emulator.adminHost(address)}${LOOKUP}`;
  expect(await lookUp(url, OWNER)).toEqual({
    status: 200,
    body: { kind: "identitytoolkit#GetAccountInfoResponse" },
  });
  expect(await lookUp(url, { ...OWNER, ...headers })).toEqual(DENIED);
});

test.for(["", "/guessed", `/${"x".repeat(43)}`])(
  "with the secret '%s' nobody administers",
  async (secret) => {
    const { origin } = await useEmulator();
    expect(await lookUp(`${origin}${secret}${LOOKUP}`, OWNER)).toEqual(DENIED);
  },
);

test("there is one project", async () => {
  const { emulator, address } = await useEmulator();
  const url = `http://${emulator.adminHost(address)}${LOOKUP.replace(PROJECT_ID, "demo-other")}`;
  expect(await lookUp(url, OWNER)).toEqual({ status: 404, body: errorBody("PROJECT_NOT_FOUND", 404) });
});

const DENIED = {
  status: 403,
  body: errorBody(
    "PERMISSION_DENIED : Administration is for the admin SDK of this server, at emulator.adminHost().",
    403,
  ),
};

/** Past `fetch`, which does not send the headers that a browser reserves for itself. */
function lookUp(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    });
    call.on("error", reject);
    call.on("response", (response) => {
      json(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    call.end(JSON.stringify({ localId: ["nobody"] }));
  });
}
