import { expect, test } from "vitest";
import { retryContention } from "./retry-contention.ts";
import { ContentionError } from "./store-error.ts";

/** The code of gRPC. */
const INVALID_ARGUMENT = 3;
const ABORTED = 10;
const UNAVAILABLE = 14;
const answer = (code: number) => Object.assign(new Error("of the engine"), { code });
const failing = (error: Error) => async () => {
  throw error;
};
const OVER = 0;

test("a transaction that loses to others until the end is contention, which may be tried again", async () => {
  const lost = retryContention(failing(answer(ABORTED)), OVER);
  await expect(lost).rejects.toBeInstanceOf(ContentionError);
  await expect(lost).rejects.toMatchObject({ failure: { id: 429, retryAfter: 2 } });
});

test.for([
  ["the emulator", "Transaction is invalid or closed."],
  ["Firestore", "The referenced transaction has expired or is no longer valid."],
])("a transaction that %s has ended by itself is tried again", async ([, message]) => {
  const ended = Object.assign(new Error(`3 INVALID_ARGUMENT: ${message}`), { code: INVALID_ARGUMENT });
  const results = [failing(ended), async () => "written"];
  expect(await retryContention(() => (results.shift() ?? failing(new Error("too often")))())).toBe("written");
  await expect(retryContention(failing(ended), OVER)).rejects.toBeInstanceOf(ContentionError);
});

test("what the engine never takes is not tried again", async () => {
  const error = answer(INVALID_ARGUMENT);
  await expect(retryContention(failing(error))).rejects.toBe(error);
});

test("an engine that cannot be reached is no contention", async () => {
  const error = answer(UNAVAILABLE);
  await expect(retryContention(failing(error), OVER)).rejects.toBe(error);
});

test("a transaction that lost once is tried again, and an error of its own is not", async () => {
  const results = [failing(answer(ABORTED)), async () => "written"];
  let attempts = 0;
  expect(await retryContention(() => (results[attempts++] ?? failing(new Error("too often")))())).toBe(
    "written",
  );
  const own = new Error("the shopper has nothing in the cart");
  await expect(retryContention(failing(own))).rejects.toBe(own);
});
