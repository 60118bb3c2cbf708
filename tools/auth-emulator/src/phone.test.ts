import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import {
  askForDigits,
  codeOf,
  PHONE,
  phoneCredential,
  signInByPhone,
  signInWith,
  signUp,
} from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const OTHER_PHONE = "+525587654321";

test("a number is one however it is written, and the digits of one message do not open another's session", async () => {
  const { origin } = await useEmulator();
  const { uid } = await signInByPhone(origin);
  expect((await signInByPhone(origin, "+52 (55) 1234-5678")).uid).toBe(uid);
  const [ana, luis] = [await askForDigits(origin, PHONE), await askForDigits(origin, OTHER_PHONE)];
  const mixed = { sessionInfo: ana.sessionInfo, code: ana.code === luis.code ? "no" : luis.code };
  expect(await codeOf(signInWith(origin, phoneCredential(mixed)))).toBe("auth/invalid-verification-code");
});

test("after five wrong tries the right digits are worth nothing either", async () => {
  const { origin } = await useEmulator();
  const sms = await askForDigits(origin, PHONE);
  const wrong = { ...sms, code: sms.code === "000000" ? "111111" : "000000" };
  const tries = Array.from({ length: 5 }, () => codeOf(signInWith(origin, phoneCredential(wrong))));
  expect(new Set(await Promise.all(tries))).toEqual(new Set(["auth/invalid-verification-code"]));
  expect(await codeOf(signInWith(origin, phoneCredential(sms)))).toBe("auth/too-many-requests");
});

test("five messages to one number are enough for ten minutes", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const send = async (phoneNumber: string) =>
    (await post(`${origin}${METHOD_ROOT}/accounts:sendVerificationCode`, { phoneNumber })).status;
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(PHONE)));
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(await send(OTHER_PHONE)).toBe(200);
  clock.pass(10 * MINUTE);
  expect(await send(PHONE)).toBe(200);
});

test.for([undefined, "LINK", "REAUTH"])(
  "an old session gets no number, whatever it calls it: %s",
  async (operation) => {
    const clock = createClock();
    const { origin } = await useEmulator({ now: clock.now });
    const idToken = await (await signUp(origin)).getIdToken();
    clock.pass(6 * MINUTE);
    const { sessionInfo, code } = await askForDigits(origin, PHONE);
    const body = { sessionInfo, code, idToken, operation };
    expect(await post(`${origin}${METHOD_ROOT}/accounts:signInWithPhoneNumber`, body)).toEqual({
      status: 400,
      body: errorBody("CREDENTIAL_TOO_OLD_LOGIN_AGAIN"),
    });
    // The digits are still good.
    expect(await codeOf(signInWith(origin, phoneCredential({ sessionInfo, code })))).toBe("none");
  },
);
