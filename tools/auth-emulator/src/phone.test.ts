import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  unlink,
  type User,
} from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import { readMessages } from "./testing/sent.ts";
import {
  askForDigits,
  codeOf,
  EMAIL,
  PASSWORD,
  PHONE,
  phoneCredential,
  signIn,
  signInByPhone,
  signInWith,
  signUp,
} from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const SEND = `${METHOD_ROOT}/accounts:sendVerificationCode`;
const SIGN_IN = `${METHOD_ROOT}/accounts:signInWithPhoneNumber`;

test("the digits of an SMS open an account, and later the same one", async () => {
  const { origin } = await useEmulator();
  const first = await signInByPhone(origin);
  expect(first).toMatchObject({ phoneNumber: PHONE, email: null, emailVerified: false });
  expect(first.providerData.map(({ providerId, uid }) => [providerId, uid])).toEqual([["phone", PHONE]]);
  const { claims, signInProvider } = await first.getIdTokenResult();
  expect([signInProvider, claims.phone_number]).toEqual(["phone", PHONE]);
  expect(claims.firebase).toEqual({ identities: { phone: [PHONE] }, sign_in_provider: "phone" });
  expect((await signInByPhone(origin, "+52 (55) 1234-5678")).uid).toBe(first.uid);
  expect((await signInByPhone(origin, "+525587654321")).uid).not.toBe(first.uid);
});

test("an SMS has six digits, good once", async () => {
  const { origin } = await useEmulator();
  const sms = await askForDigits(origin, PHONE);
  expect(sms).toEqual({
    code: expect.stringMatching(/^\d{6}$/),
    phoneNumber: PHONE,
    sessionInfo: expect.any(String),
  });
  await signInWith(origin, phoneCredential(sms));
  expect(await readMessages(origin)).toEqual([]);
  expect(await codeOf(signInWith(origin, phoneCredential(sms)))).toBe("auth/invalid-verification-id");
});

test("the digits of one message do not open another's session", async () => {
  const { origin } = await useEmulator();
  const [ana, luis] = [await askForDigits(origin, PHONE), await askForDigits(origin, "+525587654321")];
  const mixed = { sessionInfo: ana.sessionInfo, code: ana.code === luis.code ? "no" : luis.code };
  expect(await codeOf(signInWith(origin, phoneCredential(mixed)))).toBe("auth/invalid-verification-code");
});

test("the digits are good for ten minutes", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const [first, second] = [await askForDigits(origin, PHONE), await askForDigits(origin, PHONE)];
  clock.pass(10 * MINUTE - 1);
  expect(await codeOf(signInWith(origin, phoneCredential(first)))).toBe("none");
  clock.pass(1);
  expect(await codeOf(signInWith(origin, phoneCredential(second)))).toBe("auth/code-expired");
});

test("after five wrong tries the right digits are worth nothing either", async () => {
  const { origin } = await useEmulator();
  const sms = await askForDigits(origin, PHONE);
  const wrong = { ...sms, code: sms.code === "000000" ? "111111" : "000000" };
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => codeOf(signInWith(origin, phoneCredential(wrong)))),
  );
  expect(new Set(codes)).toEqual(new Set(["auth/invalid-verification-code"]));
  expect(await codeOf(signInWith(origin, phoneCredential(sms)))).toBe("auth/too-many-requests");
  expect(await readMessages(origin)).toEqual([]);
  expect(await codeOf(signInByPhone(origin))).toBe("none");
});

test("five messages to one number are enough for ten minutes", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const send = (phoneNumber: string) => post(`${origin}${SEND}`, { phoneNumber });
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(PHONE)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([
    { body: { error: { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER/) } } },
  ]);
  expect((await send("+525587654321")).status).toBe(200);
  clock.pass(10 * MINUTE);
  expect((await send(PHONE)).status).toBe(200);
});

test.for([{}, { phoneNumber: "5512345678" }, { phoneNumber: "+5212" }, { phoneNumber: "+52551234567x" }])(
  "no message is sent to %o",
  async (body) => {
    const { origin } = await useEmulator();
    expect(await post(`${origin}${SEND}`, body)).toEqual({
      status: 400,
      body: errorBody("INVALID_PHONE_NUMBER : Invalid format."),
    });
  },
);

test.for([
  [{}, "MISSING_SESSION_INFO"],
  [{ sessionInfo: "una" }, "MISSING_CODE"],
  [{ sessionInfo: "una", code: "123456" }, "INVALID_SESSION_INFO"],
  [{ temporaryProof: "una" }, "MISSING_PHONE_NUMBER"],
  [{ temporaryProof: "una", phoneNumber: PHONE }, "INVALID_TEMPORARY_PROOF"],
] as const)("a sign-in with %o is refused", async ([body, message]) => {
  const { origin } = await useEmulator();
  expect(await post(`${origin}${SIGN_IN}`, body)).toEqual({ status: 400, body: errorBody(message) });
});

test("a number becomes another way into an account, and can be taken off again", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const elsewhere = await signIn(origin);
  await linkPhone(origin, user);
  expect(user).toMatchObject({ phoneNumber: PHONE, email: EMAIL });
  expect(methodsOf(user)).toEqual(["password", "phone"]);
  expect((await signInByPhone(origin)).uid).toBe(user.uid);
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("none");
  await unlink(user, "phone");
  await reload(user);
  expect([user.phoneNumber, methodsOf(user)]).toEqual([null, ["password"]]);
  expect((await signInByPhone(origin)).uid).not.toBe(user.uid);
});

test("a number opens one account: whoever tries to link it elsewhere may choose that one", async () => {
  const { origin } = await useEmulator();
  const owner = await signInByPhone(origin);
  const other = await signUp(origin);
  const sms = await askForDigits(origin, PHONE);
  const url = `${origin}${SIGN_IN}`;
  const { body } = await post(url, { ...evidence(sms), idToken: await other.getIdToken() });
  expect(body).toEqual({
    phoneNumber: PHONE,
    temporaryProof: expect.any(String),
    temporaryProofExpiresIn: "3600",
  });
  const { temporaryProof } = Object(body);
  const credential = { phoneNumber: PHONE, temporaryProof };
  expect((await post(url, { ...credential, phoneNumber: "+525587654321" })).body).toEqual(
    errorBody("INVALID_TEMPORARY_PROOF"),
  );
  expect((await post(url, { sessionInfo: temporaryProof, code: "" })).body).toEqual(
    errorBody("INVALID_SESSION_INFO"),
  );
  expect((await post(url, credential)).body).toMatchObject({ localId: owner.uid, isNewUser: false });
  expect((await post(url, credential)).body).toEqual(errorBody("INVALID_TEMPORARY_PROOF"));
});

test("linking does not count as signing in again", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  const { authTime } = await user.getIdTokenResult();
  clock.pass(4 * MINUTE);
  await linkPhone(origin, user);
  expect((await user.getIdTokenResult(true)).authTime).toBe(authTime);
  await reauthenticateWithCredential(user, phoneCredential(await askForDigits(origin, PHONE)));
  expect((await user.getIdTokenResult()).authTime).not.toBe(authTime);
});

test("a number is linked only by who signed in a moment ago, and the digits wait for that", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  clock.pass(6 * MINUTE);
  const digits = phoneCredential(await askForDigits(origin, PHONE));
  expect(await codeOf(linkWithCredential(user, digits))).toBe("auth/requires-recent-login");
  await reload(user);
  expect(methodsOf(user)).toEqual(["password"]);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
  expect(await codeOf(linkWithCredential(user, digits))).toBe("none");
});

test.for([undefined, "LINK", "REAUTH"])(
  "an old session gets no number, whatever it calls it: %s",
  async (operation) => {
    const clock = createClock();
    const { origin } = await useEmulator({ now: clock.now });
    const user = await signUp(origin);
    clock.pass(26 * MINUTE);
    const idToken = await user.getIdToken();
    const sms = await askForDigits(origin, PHONE);
    expect(await post(`${origin}${SIGN_IN}`, { ...evidence(sms), idToken, operation })).toEqual({
      status: 400,
      body: errorBody("CREDENTIAL_TOO_OLD_LOGIN_AGAIN"),
    });
    expect((await signInByPhone(origin)).uid).not.toBe(user.uid);
  },
);

test("who signs in again with the number of nobody is somebody else, and makes no account", async () => {
  const { origin, database } = await useEmulator();
  const user = await signUp(origin);
  const digits = phoneCredential(await askForDigits(origin, PHONE));
  expect(await codeOf(reauthenticateWithCredential(user, digits))).toBe("auth/user-mismatch");
  expect(await codeOf(user.getIdToken(true))).toBe("none");
  expect(database.prepare("SELECT uid FROM identity_users").all()).toHaveLength(1);
});

test("a disabled user does not get in by phone", async () => {
  const { origin, emulator } = await useEmulator();
  const { uid } = await signInByPhone(origin);
  emulator.users.disable(uid);
  expect(await codeOf(signInByPhone(origin))).toBe("auth/user-disabled");
});

test("the number of a user who left is free", async () => {
  const { origin, emulator } = await useEmulator();
  const { uid } = await signInByPhone(origin);
  emulator.users.remove(uid);
  expect((await signInByPhone(origin)).uid).not.toBe(uid);
});

test("neither the digits nor the session can be read where they are checked", async () => {
  const { origin, database } = await useEmulator();
  const sms = await askForDigits(origin, PHONE);
  const stored = JSON.stringify(database.prepare("SELECT * FROM identity_sms_codes").all());
  expect(stored).toContain(PHONE);
  expect(stored).not.toContain(`"${sms.code}"`);
  expect(stored).not.toContain(sms.sessionInfo);
});

test("the SDK may ask for the key of the puzzle", async () => {
  const { origin } = await useEmulator();
  const answer = await fetch(`${origin}${METHOD_ROOT}/recaptchaParams`);
  expect(await answer.json()).toEqual({
    kind: "identitytoolkit#GetRecaptchaParamResponse",
    recaptchaSiteKey: "none",
  });
});

async function linkPhone(origin: string, user: User): Promise<void> {
  await linkWithCredential(user, phoneCredential(await askForDigits(origin, PHONE)));
}

function evidence({ sessionInfo, code }: { sessionInfo: string; code: string }): object {
  return { sessionInfo, code };
}

function methodsOf({ providerData }: User): string[] {
  return providerData.map(({ providerId }) => providerId);
}
