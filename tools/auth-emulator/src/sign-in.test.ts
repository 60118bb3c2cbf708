import { expect, test } from "vitest";
import { SAFE_COST } from "./passwords.ts";
import { createClock, HOUR, MINUTE } from "./testing/clock.ts";
import { codeOf, EMAIL, PASSWORD, signIn, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const PATIENT = { timeout: 30_000 };
const WRONG = "cilantro y perejil";
const SIGN_IN = `${METHOD_ROOT}/accounts:signInWithPassword`;

test("the right password signs in, however the email is written", async () => {
  const { origin } = await useEmulator();
  const { uid } = await signUp(origin);
  expect((await signIn(origin, " ANA@example.mx ")).uid).toBe(uid);
});

test("the time of the last sign-in is kept", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const { creationTime = "" } = (await signUp(origin)).metadata;
  clock.pass(HOUR);
  const { metadata } = await signIn(origin);
  expect(metadata.creationTime).toBe(creationTime);
  expect(Date.parse(metadata.lastSignInTime ?? "") - Date.parse(creationTime)).toBe(HOUR);
});

test("a wrong password and an unknown email are the same error", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  const url = `${origin}${SIGN_IN}`;
  const invalidLogin = { status: 400, body: errorBody("INVALID_LOGIN_CREDENTIALS") };
  expect(await post(url, { email: EMAIL, password: WRONG })).toEqual(invalidLogin);
  expect(await post(url, { email: "nadie@example.mx", password: WRONG })).toEqual(invalidLogin);
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("auth/invalid-credential");
});

test("an unknown email takes as long as a wrong password", { ...PATIENT, tags: "full" }, async () => {
  const { origin } = await useEmulator({ passwordCost: SAFE_COST });
  await signUp(origin);
  const known = await fastest(() => codeOf(signIn(origin, EMAIL, WRONG)));
  const unknown = await fastest(() => codeOf(signIn(origin, "nadie@example.mx", WRONG)));
  // Without the derivation it takes a fiftieth; the fifth leaves room for a busy machine.
  expect(unknown).toBeGreaterThan(known / 5);
});

test("a password longer than any that is accepted is wrong without a hash", PATIENT, async () => {
  const { origin } = await useEmulator({ passwordCost: SAFE_COST });
  const guess = (place: number) =>
    post(`${origin}${SIGN_IN}`, { email: `nadie-${place}@example.mx`, password: "ñ".repeat(4097) });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, place) => guess(place)));
  // More at once than the queue of hashes holds.
  const invalidLogin = { status: 400, body: errorBody("INVALID_LOGIN_CREDENTIALS") };
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(invalidLogin)]),
  );
});

test("a disabled user is told so, but only with the right password", async () => {
  const { origin, emulator } = await useEmulator();
  const { uid } = await signUp(origin);
  expect(emulator.users.disable(uid)).toBe(true);
  expect(await codeOf(signIn(origin))).toBe("auth/user-disabled");
  expect(await post(`${origin}${SIGN_IN}`, { email: EMAIL, password: PASSWORD })).toEqual({
    status: 400,
    body: errorBody("USER_DISABLED"),
  });
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("auth/invalid-credential");
});

test("a user disabled while the password is being checked does not get in", PATIENT, async () => {
  const slow = { ...SAFE_COST, p: 20 };
  const { origin, emulator, database } = await useEmulator({ passwordCost: slow });
  const { uid } = await signUp(origin);
  const answer = post(`${origin}${SIGN_IN}`, { email: EMAIL, password: PASSWORD });
  const begun = () => database.prepare("SELECT at FROM identity_attempts").all();
  await expect.poll(begun, { interval: 1 }).toHaveLength(1);
  emulator.users.disable(uid);
  expect(await answer).toEqual({ status: 400, body: errorBody("USER_DISABLED") });
});

test("after ten wrong passwords an email waits ten minutes, also with the right one", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  await signUp(origin);
  await signUp(origin, "luis@example.mx");
  // Sent at once, so that counting them only afterwards would let all of them through.
  const codes = await Promise.all(Array.from({ length: 14 }, () => codeOf(signIn(origin, EMAIL, WRONG))));
  expect(codes.toSorted()).toEqual([
    ...Array<string>(10).fill("auth/invalid-credential"),
    ...Array<string>(4).fill("auth/too-many-requests"),
  ]);
  expect(await codeOf(signIn(origin))).toBe("auth/too-many-requests");
  expect(await codeOf(signIn(origin, "luis@example.mx"))).toBe("none");
  clock.pass(10 * MINUTE - 1);
  expect(await codeOf(signIn(origin))).toBe("auth/too-many-requests");
  clock.pass(1);
  expect(await codeOf(signIn(origin))).toBe("none");
});

test("after a hundred wrong passwords, whatever the email, everybody waits ten minutes", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  await signUp(origin);
  const guess = (place: number) => codeOf(signIn(origin, `nadie-${place}@example.mx`, WRONG));
  const guessFifty = (from: number) =>
    Promise.all(Array.from({ length: 50 }, (_, place) => guess(from + place)));
  const wrong = Array<string>(50).fill("auth/invalid-credential");
  expect(await guessFifty(0)).toEqual(wrong);
  // Counts for nothing.
  expect(await codeOf(signIn(origin))).toBe("none");
  expect(await guessFifty(50)).toEqual(wrong);
  expect(await guess(100)).toBe("auth/quota-exceeded");
  expect(await codeOf(signIn(origin))).toBe("auth/quota-exceeded");
  clock.pass(10 * MINUTE);
  expect(await codeOf(signIn(origin))).toBe("none");
});

test("the right password makes the wrong ones before it forgotten", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  await Promise.all(Array.from({ length: 9 }, () => codeOf(signIn(origin, EMAIL, WRONG))));
  expect(await codeOf(signIn(origin))).toBe("none");
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("auth/invalid-credential");
});

/** Milliseconds of the quickest of three, one after the other: together they would share the processor. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  return Math.min(await timed(work), await timed(work), await timed(work));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
