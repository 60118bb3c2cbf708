import { expect, test } from "vitest";
import { createClock, MINUTE } from "./testing/clock.ts";
import { codeOf, EMAIL, PASSWORD, signIn, signUp } from "./testing/shopper.ts";
import { useIdentity } from "./testing/use-identity.ts";
import { errorBody, METHOD_ROOT, post } from "./testing/wire.ts";

const WRONG = "cilantro y perejil";

test("the right password signs in, however the email is written", async () => {
  const { origin } = await useIdentity();
  const { uid } = await signUp(origin);
  expect((await signIn(origin, " ANA@example.mx ")).uid).toBe(uid);
});

test("a wrong password and an unknown email are the same error", async () => {
  const { origin } = await useIdentity();
  await signUp(origin);
  const url = `${origin}${METHOD_ROOT}/accounts:signInWithPassword`;
  const refusal = { status: 400, body: errorBody("INVALID_LOGIN_CREDENTIALS") };
  expect(await post(url, { email: EMAIL, password: WRONG })).toEqual(refusal);
  expect(await post(url, { email: "nadie@example.mx", password: WRONG })).toEqual(refusal);
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("auth/invalid-credential");
});

test("an unknown email takes as long as a wrong password", async () => {
  const { origin } = await useIdentity();
  await signUp(origin);
  const known = await fastest(() => codeOf(signIn(origin, EMAIL, WRONG)));
  const unknown = await fastest(() => codeOf(signIn(origin, "nadie@example.mx", WRONG)));
  // Without the derivation an answer takes a fiftieth; the half leaves room for a busy machine.
  expect(unknown).toBeGreaterThan(known / 2);
});

test("a disabled shopper is told so, but only with the right password", async () => {
  const { origin, identity } = await useIdentity();
  const { uid } = await signUp(origin);
  expect(identity.users.disable(uid)).toBe(true);
  expect(await codeOf(signIn(origin))).toBe("auth/user-disabled");
  expect(await codeOf(signIn(origin, EMAIL, WRONG))).toBe("auth/invalid-credential");
});

test("after ten wrong passwords an email waits ten minutes, also with the right one", async () => {
  const clock = createClock();
  const { origin } = await useIdentity({ now: clock.now });
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

test("the right password makes the wrong ones before it forgotten", async () => {
  const { origin } = await useIdentity();
  await signUp(origin);
  const tryNine = () => Promise.all(Array.from({ length: 9 }, () => codeOf(signIn(origin, EMAIL, WRONG))));
  await tryNine();
  expect(await codeOf(signIn(origin, EMAIL, PASSWORD))).toBe("none");
  expect(new Set(await tryNine())).toEqual(new Set(["auth/invalid-credential"]));
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
