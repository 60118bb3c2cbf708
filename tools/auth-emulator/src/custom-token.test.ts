import { signInWithCustomToken } from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import { codeOf, EMAIL, openBrowser, PASSWORD, signIn, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const SIGN_IN = `${METHOD_ROOT}/accounts:signInWithCustomToken`;

const enter = async (origin: string, token: string) =>
  (await signInWithCustomToken(openBrowser(origin), token)).user;

test("a user who has proved an address is signed in, always to the same account, however it is written", async () => {
  const { origin, emulator } = await useEmulator();
  const first = await enter(origin, emulator.createEmailToken(EMAIL));
  expect(first).toMatchObject({ email: EMAIL, emailVerified: true, isAnonymous: false, providerData: [] });
  const again = await enter(origin, emulator.createEmailToken(` ${EMAIL.toUpperCase()} `));
  expect(again.uid).toBe(first.uid);
});

test("an account that nobody had verified goes, with every way in, and a new one is made", async () => {
  const { origin, emulator } = await useEmulator();
  const stranger = await signUp(origin);
  expect(emulator.findUnverified(EMAIL)).toBe(stranger.uid);
  const user = await enter(origin, emulator.createEmailToken(EMAIL));
  expect(user).toMatchObject({ email: EMAIL, emailVerified: true, providerData: [] });
  expect(user.uid).not.toBe(stranger.uid);
  expect(emulator.findUnverified(EMAIL)).toBeUndefined();
  expect(await codeOf(stranger.getIdToken(true))).toMatch(/^auth\/user-(?:token-expired|not-found)$/);
  expect(await codeOf(signIn(origin, EMAIL, PASSWORD))).toBe("auth/invalid-credential");
});

test("a token that is old, another's or nobody's signs nobody in", async () => {
  const clock = createClock();
  const { origin, emulator } = await useEmulator({ now: clock.now });
  const token = emulator.createEmailToken(EMAIL);
  const [uid = "", epoch = "", expiresAt = "", signature = ""] = token.split(".");
  const refused = { status: 400, body: errorBody("INVALID_CUSTOM_TOKEN") };
  const tried = [
    "",
    "a.b.c",
    `${token}.`,
    `${uid}.${epoch}.${expiresAt}.`,
    `${uid}.${Number(epoch) + 1}.${expiresAt}.${signature}`,
    `${uid}.${epoch}.${Number(expiresAt) + 1}.${signature}`,
  ];
  const answers = await Promise.all(tried.map((each) => post(`${origin}${SIGN_IN}`, { token: each })));
  expect(answers).toEqual(tried.map(() => refused));
  clock.pass(5 * MINUTE);
  expect(await post(`${origin}${SIGN_IN}`, { token })).toEqual(refused);
});

test("a token signs nobody in any more once every session of its account was ended", async () => {
  const { origin, emulator } = await useEmulator();
  const { uid } = await enter(origin, emulator.createEmailToken(EMAIL));
  const token = emulator.createEmailToken(EMAIL);
  emulator.users.revoke(uid);
  expect(await codeOf(enter(origin, token))).toBe("auth/invalid-custom-token");
  expect(await enter(origin, emulator.createEmailToken(EMAIL))).toMatchObject({ uid });
});

test("a code of the server lies in the mailbox, and says when it is over", async () => {
  const clock = createClock();
  const { origin, emulator } = await useEmulator({ now: clock.now });
  emulator.sendEmailCode({ email: EMAIL, code: "908070", expiresAt: clock.now() + MINUTE });
  const page = async () => (await fetch(`${origin}/emulator/mailbox`)).text();
  expect(await page()).toContain('<p class="digits">908070</p>');
  expect(await page()).not.toContain("message over");
  clock.pass(MINUTE);
  expect(await page()).toContain("message over");
});
