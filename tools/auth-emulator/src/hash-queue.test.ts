import { expect, test } from "vitest";
import { createHashQueue } from "./hash-queue.ts";

test("two hashes are under way at once, and the next begins when one of them ends", async () => {
  const { run, begun } = openQueue();
  const [first, , third] = ["ana", "luis", "eva"].map(run);
  await expect.poll(() => begun).toEqual(["ana", "luis"]);
  first?.end();
  await first?.done;
  await expect.poll(() => begun).toEqual(["ana", "luis", "eva"]);
  third?.end();
  await third?.done;
});

test("beyond those that may wait a hash is refused, and never begun", async () => {
  const { run, begun } = openQueue();
  const [first, , , fourth] = ["ana", "luis", "eva", "omar"].map(run);
  await expect(fourth?.done).rejects.toThrow("QUOTA_EXCEEDED : Exceeded quota for verifying passwords.");
  first?.end();
  await first?.done;
  const fifth = run("sara");
  await expect.poll(() => begun).toEqual(["ana", "luis", "eva"]);
  fifth.end();
});

test("a hash that fails makes room for the next one", async () => {
  const { queue, run, begun } = openQueue();
  const failing = [1, 2].map(() => queue(() => Promise.reject(new RangeError("no"))));
  const next = run("ana");
  await Promise.all(failing.map((each) => expect(each).rejects.toThrow(RangeError)));
  expect(begun).toEqual(["ana"]);
  next.end();
  await next.done;
});

/** Two at a time, and one may wait. */
function openQueue() {
  const queue = createHashQueue({ concurrency: 2, maxWaiting: 1 });
  const begun: string[] = [];
  return {
    queue,
    begun,
    run: (name: string) => {
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const done = queue(() => {
        begun.push(name);
        return promise;
      });
      return { end, done };
    },
  };
}
