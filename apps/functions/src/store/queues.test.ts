import { expect, test } from "vitest";
import { createQueues } from "./queues.ts";

test("tasks of one queue run one after the other, in their order, even after one that failed", async () => {
  const inQueue = createQueues();
  const seen: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (fails) throw new RangeError(name);
      return name;
    };
  const outcomes = await Promise.allSettled([inQueue("stock", task("a", true)), inQueue("stock", task("b"))]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect(outcomes).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: "b" }]);
});

test.for([
  ["stock", "account"],
  [undefined, undefined],
])("tasks of %o do not wait for each other", async (queues) => {
  const inQueue = createQueues();
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = inQueue(queues[0], () => promise);
  await inQueue(queues[1], async () => resolve());
  await expect(waiting).resolves.toBeUndefined();
});
