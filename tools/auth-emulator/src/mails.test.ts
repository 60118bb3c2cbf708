import {
  applyActionCode,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, HOUR, MINUTE } from "./testing/clock.ts";
import type { EmulatorServer } from "./testing/emulator-server.ts";
import {
  codeOf,
  EMAIL,
  GOOGLE,
  linkPhone,
  openBrowser,
  PASSWORD,
  signIn,
  signInByPhone,
  signInWith,
  signUp,
} from "./testing/people.ts";
import { lastCode, lastLink, readMails } from "./testing/sent.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { visit } from "./testing/visit.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const NEW_PASSWORD = "aguacate maduro";
const RESET = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };
const NEW_EMAIL = "ana.nueva@example.mx";
const THIEF = "ladron@example.mx";
const DAY = 24 * HOUR;
const SEND = `${METHOD_ROOT}/accounts:sendOobCode`;

test.for([
  ["https://ladrones.example/login", "UNAUTHORIZED_DOMAIN : The domain of the continue URI is not allowed."],
  ["//ladrones.example", "INVALID_CONTINUE_URI : An absolute URI was expected."],
  ["javascript:alert(1)", "INVALID_CONTINUE_URI : An absolute URI was expected."],
] as const)("a mail does not lead to %s", async ([continueUrl, message]) => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const answer = await post(`${origin}${SEND}`, { requestType: "PASSWORD_RESET", email: EMAIL, continueUrl });
  expect(answer).toEqual({ status: 400, body: errorBody(message) });
  expect(await readMails(origin)).toEqual([]);
});

test("five mails to one address are enough for ten minutes, whether it has an account or not", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  await signUp(origin);
  const ask = (email: string) => codeOf(sendPasswordResetEmail(openBrowser(origin), email));
  const sixTimes = async (email: string) =>
    (await Promise.all(Array.from({ length: 6 }, () => ask(email)))).toSorted();
  const once = ["auth/too-many-requests", ...Array<string>(5).fill("none")];
  expect(await Promise.all([EMAIL, "nadie@example.mx"].map(sixTimes))).toEqual([once, once]);
  expect(await ask("luis@example.mx")).toBe("none");
  clock.pass(10 * MINUTE);
  expect(await ask(EMAIL)).toBe("none");
});

test.for([
  ["PASSWORD_RESET", HOUR],
  ["VERIFY_EMAIL", 3 * DAY],
  ["VERIFY_AND_CHANGE_EMAIL", 3 * DAY],
] as const)("the link of %s works for a time", async ([requestType, lifetime]) => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  await post(`${origin}${SEND}`, {
    requestType,
    ...(requestType === "PASSWORD_RESET" ? { email: EMAIL } : { idToken: await user.getIdToken() }),
    ...(requestType === "VERIFY_AND_CHANGE_EMAIL" && { newEmail: NEW_EMAIL }),
  });
  const [code, link] = [await lastCode(origin), await lastLink(origin)];
  clock.pass(lifetime - 1);
  expect((await visit(link)).status).toBe(200);
  clock.pass(1);
  expect((await visit(link)).status).toBe(400);
  expect(await codeOf(applyActionCode(openBrowser(origin), code))).toBe("auth/expired-action-code");
  expect(await readMails(origin)).toEqual([]);
});

test("of two who use one link at the same time, one wins; its code alone gives no password", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, EMAIL);
  expect(await codeOf(applyActionCode(browser, await lastCode(origin)))).toBe("auth/invalid-action-code");
  const link = await lastLink(origin);
  const pages = await Promise.all([visit(link, RESET), visit(link, RESET)]);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([303, 400]));
});

test("who waits for too many wrong passwords gets in with a new one", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  await Promise.all(Array.from({ length: 10 }, () => codeOf(signIn(origin, EMAIL, "cilantro"))));
  expect(await codeOf(signIn(origin))).toBe("auth/too-many-requests");
  await resetPassword(origin);
  expect(await codeOf(signIn(origin, EMAIL, NEW_PASSWORD))).toBe("none");
});

test("a new password ends what an intruder had begun, and no verification", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await verifyBeforeUpdateEmail(user, THIEF);
  await sendPasswordResetEmail(openBrowser(origin), EMAIL);
  await sendEmailVerification(user);
  const mails = await readMails(origin);
  await updatePassword(user, NEW_PASSWORD);
  const pages = await Promise.all(mails.map(({ oobLink }) => visit(oobLink)));
  expect(pages.map(({ status }) => status)).toEqual([400, 400, 200]);
});

test("the codes of a disabled user and of one who left are worth nothing", async () => {
  const { origin, emulator } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  const code = await lastCode(origin);
  emulator.users.disable(user.uid);
  expect(await codeOf(applyActionCode(openBrowser(origin), code))).toBe("auth/user-disabled");
  emulator.users.remove(user.uid);
  expect(await codeOf(applyActionCode(openBrowser(origin), code))).toBe("auth/invalid-action-code");
});

test("a verified address is warned when it is replaced; its owner comes back alone, before any new password", async () => {
  const { origin } = await useEmulator();
  const owner = await signUpVerified(origin);
  const thief = await signIn(origin);
  await linkPhone(origin, thief);
  await moveTo(origin, thief, THIEF);
  expect(await readMails(origin)).toMatchObject([
    { email: EMAIL, newEmail: THIEF, requestType: "RECOVER_EMAIL" },
  ]);
  const recovery = await lastCode(origin);
  const back = await signIn(origin, THIEF);
  await moveTo(origin, back, "otro@example.mx");
  const thiefsRecovery = await lastCode(origin);
  await applyActionCode(openBrowser(origin), recovery);
  expect(await codeOf(applyActionCode(openBrowser(origin), thiefsRecovery))).toBe("auth/invalid-action-code");
  expect(await codeOf(back.getIdToken(true))).toBe("auth/user-token-expired");
  expect((await signInByPhone(origin)).uid).not.toBe(owner.uid);
  await resetPassword(origin);
  expect(await signIn(origin, EMAIL, NEW_PASSWORD)).toMatchObject({ uid: owner.uid, emailVerified: true });
});

test("an address that nobody verified is not warned: it may be a stranger's", async () => {
  const { origin } = await useEmulator();
  await moveTo(origin, await signUp(origin), NEW_EMAIL);
  expect(await readMails(origin)).toEqual([]);
});

test("an email that somebody else has registered meanwhile can be brought back once it is free", async () => {
  const { origin, emulator } = await useEmulator();
  const owner = await signUpVerified(origin);
  await moveTo(origin, await signIn(origin), THIEF);
  const recovery = await lastCode(origin);
  const squatter = await signUp(origin);
  expect(await codeOf(applyActionCode(openBrowser(origin), recovery))).toBe("auth/email-already-in-use");
  emulator.users.remove(squatter.uid);
  await applyActionCode(openBrowser(origin), recovery);
  expect((await signIn(origin)).uid).toBe(owner.uid);
});

/** The ways to prove access to an address. */
const COME_BACK: Record<string, (server: EmulatorServer) => Promise<unknown>> = {
  "a new password": ({ origin }) => resetPassword(origin),
  "a mailed code": ({ origin, emulator }) =>
    signInWithCustomToken(openBrowser(origin), emulator.createEmailToken(EMAIL)),
  Google: ({ origin }) => signInWith(origin, GOOGLE),
};

test.for(Object.keys(COME_BACK))(
  "%s ends the way back of the addresses that came after its email",
  async (way) => {
    const server = await useEmulator();
    const { origin } = server;
    await signUpVerified(origin);
    await moveTo(origin, await signIn(origin), THIEF);
    await moveTo(origin, await signIn(origin, THIEF), EMAIL);
    const thiefsRecovery = await lastCode(origin);
    await COME_BACK[way]?.(server);
    expect(await codeOf(applyActionCode(openBrowser(origin), thiefsRecovery))).toBe(
      "auth/invalid-action-code",
    );
  },
);

test("a password is not linked with another email than the account has", async () => {
  const { origin } = await useEmulator();
  const idToken = await (await signUpVerified(origin)).getIdToken();
  const linked = { idToken, email: THIEF, password: PASSWORD };
  expect(await post(`${origin}${METHOD_ROOT}/accounts:signUp`, linked)).toMatchObject({ status: 400 });
});

/** A signed-in user with a verified address. */
async function signUpVerified(origin: string): Promise<User> {
  const user = await signUp(origin);
  await sendEmailVerification(user);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  return user;
}

/** The user who changes to the new address can read its mails. */
async function moveTo(origin: string, user: User, email: string): Promise<void> {
  await verifyBeforeUpdateEmail(user, email);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
}

async function resetPassword(origin: string): Promise<void> {
  await sendPasswordResetEmail(openBrowser(origin), EMAIL);
  await visit(await lastLink(origin), RESET);
}
