import { expect, test } from "vitest";
import { retryContention } from "./retry-contention.ts";
import { ContentionError } from "./store-error.ts";

/** As gRPC says it. */
const ABORTED = 10;
const UNAVAILABLE = 14;
const answer = (code: number) => Object.assign(new Error("of the engine"), { code });
const failing = (error: Error) => async () => {
  throw error;
};
const OVER = 0;

test("who loses to others until the end hears of contention, which may be tried again", async () => {
  await expect(retryContention(failing(answer(ABORTED)), OVER)).rejects.toBeInstanceOf(ContentionError);
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
