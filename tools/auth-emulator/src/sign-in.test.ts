import { updatePassword } from "firebase/auth";
import { expect, test } from "vitest";
import { SAFE_COST } from "./services/passwords.ts";
import { createClock, MINUTE } from "./testing/clock.ts";
import { codeOf, EMAIL, PASSWORD, signIn, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const WRONG = "cilantro y perejil";
const SIGN_IN = `${METHOD_ROOT}/accounts:signInWithPassword`;
const REFUSED = { status: 400, body: errorBody("INVALID_LOGIN_CREDENTIALS") };

test.for([
  [EMAIL, "x".repeat(4097), "auth/password-does-not-meet-requirements"],
  ["ana@example", PASSWORD, "auth/invalid-email"],
  ["ana perez@example.mx", PASSWORD, "auth/invalid-email"],
  [`${"a".repeat(250)}@example.mx`, PASSWORD, "auth/invalid-email"],
])("no account for %s with %s: %s", async ([email, password, code]) => {
  const { origin } = await useEmulator();
  expect(await codeOf(signUp(origin, email, password))).toBe(code);
});

test("of sign-ups with one email at the same time one succeeds, and of two new passwords one", async () => {
  const { origin } = await useEmulator({ passwordCost: SAFE_COST });
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(signUp(origin))));
  expect(codes.toSorted()).toEqual([...Array<string>(2).fill("auth/email-already-in-use"), "none"]);
  const idToken = await (await signIn(origin)).getIdToken();
  const url = `${origin}${METHOD_ROOT}/accounts:update`;
  const answers = await Promise.all(
    ["naranja", "limones"].map((password) => post(url, { idToken, password })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test("neither password nor refresh token can be read in the database", async () => {
  const { origin, database } = await useEmulator();
  const user = await signUp(origin);
  const tables = ["identity_users", "identity_refresh_tokens"];
  const stored = JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
  expect(stored).toContain(user.uid);
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(user.refreshToken);
});

test("an unknown email takes as long as a wrong password", { tags: "full" }, async () => {
  const { origin } = await useEmulator({ passwordCost: SAFE_COST });
  await signUp(origin);
  const known = await fastest(() => codeOf(signIn(origin, EMAIL, WRONG)));
  const unknown = await fastest(() => codeOf(signIn(origin, "nadie@example.mx", WRONG)));
  // Without the derivation it takes a fiftieth; the fifth leaves room for a busy machine.
  expect(unknown).toBeGreaterThan(known / 5);
});

test("a password longer than any that is accepted is wrong without a hash", async () => {
  const { origin } = await useEmulator({ passwordCost: SAFE_COST });
  // More at once than the queue of hashes holds.
  const guesses = Array.from({ length: 60 }, (_, place) =>
    post(`${origin}${SIGN_IN}`, { email: `nadie-${place}@example.mx`, password: "ñ".repeat(4097) }),
  );
  expect(await Promise.all(guesses)).toEqual(guesses.map(() => REFUSED));
});

test("a user disabled while the password is being checked does not get in", async () => {
  const { origin, emulator, database } = await useEmulator({ passwordCost: { ...SAFE_COST, p: 20 } });
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
  // Sent concurrently, so that counting them afterwards would allow all of them.
  const codes = await Promise.all(Array.from({ length: 14 }, () => codeOf(signIn(origin, EMAIL, WRONG))));
  expect(codes.toSorted()).toEqual([
    ...Array<string>(10).fill("auth/invalid-credential"),
    ...Array<string>(4).fill("auth/too-many-requests"),
  ]);
  expect(await codeOf(signIn(origin, "luis@example.mx"))).toBe("none");
  clock.pass(10 * MINUTE - 1);
  expect(await codeOf(signIn(origin))).toBe("auth/too-many-requests");
  clock.pass(1);
  expect(await codeOf(signIn(origin))).toBe("none");
});

test("the right password makes the wrong ones before it forgotten", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await Promise.all(Array.from({ length: 9 }, () => codeOf(signIn(origin, EMAIL, WRONG))));
  expect(await codeOf(signIn(origin))).toBe("none");
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("auth/invalid-credential");
  await updatePassword(user, WRONG);
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("none");
});

test("after a hundred wrong passwords, whatever the email, everybody waits ten minutes", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  await signUp(origin);
  const guessFifty = (from: number) =>
    Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        codeOf(signIn(origin, `nadie-${from + place}@example.mx`, WRONG)),
      ),
    );
  const wrong = Array<string>(50).fill("auth/invalid-credential");
  expect(await guessFifty(0)).toEqual(wrong);
  // Does not count.
  expect(await codeOf(signIn(origin))).toBe("none");
  expect(await guessFifty(50)).toEqual(wrong);
  expect(await codeOf(signIn(origin))).toBe("auth/quota-exceeded");
  clock.pass(10 * MINUTE);
  expect(await codeOf(signIn(origin))).toBe("none");
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
