import { reload } from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, HOUR } from "../testing/clock.ts";
import { useDatabaseFile } from "../testing/use-database-file.ts";
import { readToken, writeToken } from "../testing/jwt.ts";
import { codeOf, signIn, signUp } from "../testing/people.ts";
import { useEmulator } from "../testing/use-emulator.ts";
import { callHello } from "../testing/wire.ts";

const OTHER_HEADER = Buffer.from('{"typ":"JWT","alg":"none"}').toString("base64url");
const WELCOME = { status: 200, body: { result: "hola" } };
const REFUSED = { status: 401, body: { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } } };

test("our own token passes, and who shows none", async () => {
  const { origin } = await useEmulator();
  const token = await (await signUp(origin)).getIdToken();
  expect(await callHello(origin, `bearer ${token}`)).toEqual(WELCOME);
  expect(await callHello(origin)).toEqual(WELCOME);
});

test.for([
  ["another header", (token: string) => token.replace(/^[^.]+/, OTHER_HEADER)],
  ["a signature", (token: string) => `${token}c2lnbmVk`],
  ["padding", (token: string) => token.replace(/\.$/, "=.")],
  ["another spelling", (token: string) => writeToken(readToken(token), 1)],
  ["another claim", (token: string) => writeToken({ ...readToken(token), email_verified: true })],
  ["no signature of ours", (token: string) => writeToken({ ...readToken(token), local_sig: undefined })],
] as const)("our token with %s is refused", async ([, respell]) => {
  const { origin } = await useEmulator();
  const token = await (await signUp(origin)).getIdToken();
  expect(respell(token)).not.toBe(token);
  expect(await callHello(origin, `Bearer ${respell(token)}`)).toEqual(REFUSED);
});

test.for(["Bearer ", "Bearer owner", "Bearer a.b.c", "Bearer e30.bnVsbA.", "Basic YW5hOmFuYQ==", "owner"])(
  "%s is refused",
  async (authorization) => {
    const { origin } = await useEmulator();
    expect(await callHello(origin, authorization)).toEqual(REFUSED);
  },
);

test("a token lives for an hour, and a session goes on after it", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  const token = await user.getIdToken();
  clock.pass(HOUR - 1000);
  expect(await callHello(origin, `Bearer ${token}`)).toEqual(WELCOME);
  clock.pass(1000);
  expect(await callHello(origin, `Bearer ${token}`)).toEqual(REFUSED);
  expect(await codeOf(reload(user))).toBe("auth/invalid-user-token");
  expect(await callHello(origin, `Bearer ${await user.getIdToken(true)}`)).toEqual(WELCOME);
});

test("a token of another project is refused, even with the same users and the same key", async () => {
  const path = useDatabaseFile();
  const ours = await useEmulator({ path });
  const theirs = await useEmulator({ path, projectId: "demo-other" });
  await signUp(ours.origin);
  const token = await (await signIn(ours.origin)).getIdToken();
  const otherToken = await (await signIn(theirs.origin)).getIdToken();
  expect(await callHello(ours.origin, `Bearer ${token}`)).toEqual(WELCOME);
  expect(await callHello(ours.origin, `Bearer ${otherToken}`)).toEqual(REFUSED);
});

test("a token of another machine is refused", async () => {
  const { origin, database } = await useEmulator();
  const elsewhere = await useEmulator();
  await signUp(origin);
  const user = await signUp(elsewhere.origin);
  const token = await user.getIdToken();
  // The same user in all but the key.
  database.prepare("UPDATE identity_users SET uid = ?").run(user.uid);
  expect(await callHello(origin, `Bearer ${token}`)).toEqual(REFUSED);
});

test("a session does not come back when a disabled account is opened again", async () => {
  const { origin, emulator, database } = await useEmulator();
  const user = await signUp(origin);
  emulator.users.disable(user.uid);
  database.exec("UPDATE identity_users SET disabled = 0");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
});

test.for(["disable", "revoke", "remove"] as const)("after %s the token is refused at once", async (end) => {
  const { origin, emulator } = await useEmulator();
  const user = await signUp(origin);
  const token = await user.getIdToken();
  expect(await callHello(origin, `Bearer ${token}`)).toEqual(WELCOME);
  expect([emulator.users[end](user.uid), emulator.users[end]("nobody")]).toEqual([true, false]);
  expect(await callHello(origin, `Bearer ${token}`)).toEqual(REFUSED);
});
