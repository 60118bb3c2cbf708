import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  updateEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, HOUR, MINUTE } from "./testing/clock.ts";
import { lastCode, LISTS, readMails } from "./testing/sent.ts";
import { codeOf, EMAIL, openBrowser, signIn, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post, send } from "./testing/wire.ts";

const NEW_PASSWORD = "aguacate maduro";
const NEW_EMAIL = "ana.nueva@example.mx";
const DAY = 24 * HOUR;
const SEND = `${METHOD_ROOT}/accounts:sendOobCode`;

test("a mail verifies the email, once", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  const [mail] = await readMails(origin);
  expect(mail).toMatchObject({ email: EMAIL, requestType: "VERIFY_EMAIL" });
  const anybody = openBrowser(origin);
  const code = await lastCode(origin);
  expect((await checkActionCode(anybody, code)).data.email).toBe(EMAIL);
  await applyActionCode(anybody, code);
  await reload(user);
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
  expect(await codeOf(applyActionCode(anybody, code))).toBe("auth/invalid-action-code");
  expect(await readMails(origin)).toEqual([]);
});

test("the link of a mail names its purpose, its code and where it leads back to", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user, { url: `${origin}/cuenta` });
  const [mail] = await readMails(origin);
  const link = new URL(mail?.oobLink ?? "");
  expect([link.origin, link.pathname]).toEqual([origin, "/emulator/action"]);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: "verifyEmail",
    lang: "en",
    oobCode: mail?.oobCode,
    apiKey: "local",
    continueUrl: `${origin}/cuenta`,
  });
});

test.for([
  ["https://ladrones.example/login", "UNAUTHORIZED_DOMAIN : The domain of the continue URI is not allowed."],
  ["//ladrones.example", "INVALID_CONTINUE_URI : An absolute URI was expected."],
  ["javascript:alert(1)", "INVALID_CONTINUE_URI : An absolute URI was expected."],
])("a mail does not lead to %s", async ([continueUrl, message]) => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const answer = await post(`${origin}${SEND}`, { requestType: "PASSWORD_RESET", email: EMAIL, continueUrl });
  expect(answer).toEqual({ status: 400, body: errorBody(message ?? "") });
  expect(await readMails(origin)).toEqual([]);
});

test("a mail gives a new password, verifies the email and ends every session", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, " ANA@example.mx");
  const code = await lastCode(origin);
  expect(await verifyPasswordResetCode(browser, code)).toBe(EMAIL);
  await confirmPasswordReset(browser, code, NEW_PASSWORD);
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
  expect(await signIn(origin, EMAIL, NEW_PASSWORD)).toMatchObject({ uid: user.uid, emailVerified: true });
  expect(await codeOf(confirmPasswordReset(browser, code, NEW_PASSWORD))).toBe("auth/invalid-action-code");
});

test("a new password that is too weak does not use the code up", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, EMAIL);
  const code = await lastCode(origin);
  expect(await codeOf(confirmPasswordReset(browser, code, "12345"))).toBe("auth/weak-password");
  expect(await codeOf(confirmPasswordReset(browser, code, NEW_PASSWORD))).toBe("none");
});

test("of two who use one code at the same time, one wins", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, EMAIL);
  const code = await lastCode(origin);
  const attempts = [1, 2, 3].map(() => codeOf(confirmPasswordReset(browser, code, NEW_PASSWORD)));
  expect((await Promise.all(attempts)).toSorted()).toEqual([
    "auth/invalid-action-code",
    "auth/invalid-action-code",
    "none",
  ]);
});

test("who waits for too many wrong passwords gets in with a new one", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  await Promise.all(Array.from({ length: 10 }, () => codeOf(signIn(origin, EMAIL, "cilantro"))));
  expect(await codeOf(signIn(origin))).toBe("auth/too-many-requests");
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, EMAIL);
  await confirmPasswordReset(browser, await lastCode(origin), NEW_PASSWORD);
  expect(await codeOf(signIn(origin, EMAIL, NEW_PASSWORD))).toBe("none");
});

test("a mail for nobody is not sent, and the answer does not tell", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const ask = (email: string) => post(`${origin}${SEND}`, { requestType: "PASSWORD_RESET", email });
  const answers = await Promise.all([ask(EMAIL), ask("nadie@example.mx")]);
  expect(answers).toEqual(
    [EMAIL, "nadie@example.mx"].map((email) => ({
      status: 200,
      body: { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email },
    })),
  );
  expect(await readMails(origin)).toMatchObject([{ email: EMAIL, requestType: "PASSWORD_RESET" }]);
});

test("five mails to one address are enough for ten minutes, whether it has an account or not", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const browser = openBrowser(origin);
  const ask = (email: string) => codeOf(sendPasswordResetEmail(browser, email));
  await signUp(origin);
  const sixTimes = async (email: string) =>
    (await Promise.all(Array.from({ length: 6 }, () => ask(email)))).toSorted();
  const once = ["auth/too-many-requests", ...Array<string>(5).fill("none")];
  expect(await Promise.all([EMAIL, "nadie@example.mx"].map(sixTimes))).toEqual([once, once]);
  expect(await ask("luis@example.mx")).toBe("none");
  clock.pass(10 * MINUTE);
  expect(await ask(EMAIL)).toBe("none");
});

test.for([
  ["a new password", "PASSWORD_RESET", HOUR],
  ["a verification", "VERIFY_EMAIL", 3 * DAY],
  ["a new email", "VERIFY_AND_CHANGE_EMAIL", 3 * DAY],
] as const)("the link for %s (%s) works for a time", async ([, requestType, lifetime]) => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  await post(`${origin}${SEND}`, {
    requestType,
    ...(requestType === "PASSWORD_RESET" ? { email: EMAIL } : { idToken: await user.getIdToken() }),
    ...(requestType === "VERIFY_AND_CHANGE_EMAIL" && { newEmail: NEW_EMAIL }),
  });
  const code = await lastCode(origin);
  const browser = openBrowser(origin);
  clock.pass(lifetime - 1);
  expect(await codeOf(checkActionCode(browser, code))).toBe("none");
  clock.pass(1);
  expect(await codeOf(checkActionCode(browser, code))).toBe("auth/expired-action-code");
  expect(await codeOf(applyActionCode(browser, code))).toBe("auth/expired-action-code");
  expect(await codeOf(confirmPasswordReset(browser, code, NEW_PASSWORD))).toBe("auth/expired-action-code");
  expect(await readMails(origin)).toEqual([]);
});

test("a mail to the new address changes the email, which is verified then, and ends every session", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await verifyBeforeUpdateEmail(user, "Ana.Nueva@example.mx");
  expect(await readMails(origin)).toMatchObject([
    { email: EMAIL, newEmail: NEW_EMAIL, requestType: "VERIFY_AND_CHANGE_EMAIL" },
  ]);
  const code = await lastCode(origin);
  const browser = openBrowser(origin);
  expect((await checkActionCode(browser, code)).data).toMatchObject({
    email: NEW_EMAIL,
    previousEmail: EMAIL,
  });
  expect((await signIn(origin)).email).toBe(EMAIL);
  await applyActionCode(browser, code);
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
  expect(await signIn(origin, NEW_EMAIL)).toMatchObject({ uid: user.uid, emailVerified: true });
});

test("the email of another account cannot be had by mail, also when it is taken meanwhile", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await signUp(origin, "luis@example.mx");
  expect(await codeOf(verifyBeforeUpdateEmail(user, "luis@example.mx"))).toBe("auth/email-already-in-use");
  await verifyBeforeUpdateEmail(user, NEW_EMAIL);
  await signUp(origin, NEW_EMAIL);
  const code = await lastCode(origin);
  expect(await codeOf(applyActionCode(openBrowser(origin), code))).toBe("auth/email-already-in-use");
  expect((await signIn(origin)).uid).toBe(user.uid);
});

test("a new password ends what an intruder had begun", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const browser = openBrowser(origin);
  await verifyBeforeUpdateEmail(user, "intruso@example.mx");
  await sendPasswordResetEmail(browser, EMAIL);
  const codes = (await readMails(origin)).map(({ oobCode }) => oobCode);
  await updatePassword(user, NEW_PASSWORD);
  const checks = await Promise.all(codes.map((code) => codeOf(checkActionCode(browser, code))));
  expect(checks).toEqual(["auth/invalid-action-code", "auth/invalid-action-code"]);
});

test("a verification outlives a new password, but not another email", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  const code = await lastCode(origin);
  const browser = openBrowser(origin);
  await updatePassword(user, NEW_PASSWORD);
  expect(await codeOf(checkActionCode(browser, code))).toBe("none");
  await updateEmail(user, NEW_EMAIL);
  expect(await codeOf(applyActionCode(browser, code))).toBe("auth/invalid-action-code");
});

test("a verified address is told that it was replaced, and can come back", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  const browser = openBrowser(origin);
  await applyActionCode(browser, await lastCode(origin));
  await user.getIdToken(true);
  await verifyBeforeUpdateEmail(user, NEW_EMAIL);
  await applyActionCode(browser, await lastCode(origin));
  expect(await readMails(origin)).toMatchObject([
    { email: EMAIL, newEmail: NEW_EMAIL, requestType: "RECOVER_EMAIL" },
  ]);
  const intruder = await signIn(origin, NEW_EMAIL);
  const code = await lastCode(origin);
  expect((await checkActionCode(browser, code)).data).toMatchObject({ email: EMAIL });
  await applyActionCode(browser, code);
  expect(await codeOf(intruder.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await signIn(origin)).toMatchObject({ uid: user.uid, emailVerified: true });
});

test("an address that nobody verified is told nothing: it may be a stranger's", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await updateEmail(user, NEW_EMAIL);
  expect(await readMails(origin)).toEqual([]);
});

test("a code is good for its purpose alone", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const browser = openBrowser(origin);
  await sendEmailVerification(user);
  const verification = await lastCode(origin);
  expect(await codeOf(confirmPasswordReset(browser, verification, NEW_PASSWORD))).toBe(
    "auth/invalid-action-code",
  );
  await sendPasswordResetEmail(browser, EMAIL);
  expect(await codeOf(applyActionCode(browser, await lastCode(origin)))).toBe("auth/invalid-action-code");
  expect(await codeOf(checkActionCode(browser, verification))).toBe("none");
});

test("the codes of a disabled user and of one who left are worth nothing", async () => {
  const { origin, emulator } = await useEmulator();
  const user = await signUp(origin);
  const browser = openBrowser(origin);
  await sendEmailVerification(user);
  const code = await lastCode(origin);
  emulator.users.disable(user.uid);
  expect(await codeOf(applyActionCode(browser, code))).toBe("auth/user-disabled");
  emulator.users.remove(user.uid);
  expect(await codeOf(applyActionCode(browser, code))).toBe("auth/invalid-action-code");
});

test("another email wants a recent sign-in", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  clock.pass(6 * MINUTE);
  expect(await codeOf(verifyBeforeUpdateEmail(user, NEW_EMAIL))).toBe("auth/requires-recent-login");
  expect(await codeOf(sendEmailVerification(user))).toBe("none");
});

test.for([
  [{}, "MISSING_REQ_TYPE"],
  [{ requestType: "PASSWORD_RESET" }, "MISSING_EMAIL"],
  [{ requestType: "PASSWORD_RESET", email: "ana" }, "INVALID_EMAIL"],
  [{ requestType: "VERIFY_EMAIL" }, "INVALID_ID_TOKEN"],
  [{ requestType: "VERIFY_AND_CHANGE_EMAIL" }, "MISSING_NEW_EMAIL"],
  [{ requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: NEW_EMAIL }, "MISSING_ID_TOKEN"],
  [
    { requestType: "EMAIL_SIGNIN", email: EMAIL },
    "OPERATION_NOT_ALLOWED : The local identity service sends no such mail.",
  ],
  [
    { requestType: "constructor", email: EMAIL },
    "OPERATION_NOT_ALLOWED : The local identity service sends no such mail.",
  ],
] as const)("a mail asked for with %o is refused", async ([body, message]) => {
  const { origin } = await useEmulator();
  expect(await post(`${origin}${SEND}`, body)).toEqual({ status: 400, body: errorBody(message) });
});

test.for<[object, string]>([
  [{}, "MISSING_OOB_CODE"],
  [{ oobCode: "adivinado" }, "INVALID_OOB_CODE"],
  [{ oobCode: "adivinado", newPassword: NEW_PASSWORD }, "INVALID_OOB_CODE"],
])("a new password with %o is refused", async ([body, message]) => {
  const { origin } = await useEmulator();
  expect(await post(`${origin}${METHOD_ROOT}/accounts:resetPassword`, body)).toEqual({
    status: 400,
    body: errorBody(message),
  });
});

test.for<[string, Record<string, string>]>([
  ["a page elsewhere", { "sec-fetch-site": "cross-site" }],
  ["a page on another port", { "sec-fetch-site": "same-site" }],
  ["a proxy", { "x-forwarded-for": "10.0.0.7" }],
])("%s does not read what was sent", async ([, headers]) => {
  const { origin } = await useEmulator();
  const denied = {
    status: 403,
    body: errorBody("PERMISSION_DENIED : Only pages and tools of this machine read this.", 403),
  };
  const lists = ["oobCodes", "verificationCodes"].map((list) =>
    send(`${origin}${LISTS}/${list}`, { headers }),
  );
  expect(await Promise.all(lists)).toEqual([denied, denied]);
});

test("what was sent is listed for one project, and in no cache", async () => {
  const { origin } = await useEmulator();
  const other = `${origin}/emulator/v1/projects/demo-other/oobCodes`;
  expect(await send(other, {})).toEqual({ status: 404, body: errorBody("PROJECT_NOT_FOUND", 404) });
  const { headers } = await fetch(`${origin}${LISTS}/oobCodes`);
  expect(headers.get("cache-control")).toBe("no-store");
});
