import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { every } from "./every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a round that takes longer than the interval is not begun twice, and the end waits for it", async () => {
  const rounds: (() => void)[] = [];
  const stop = every(10, () => new Promise((resolve) => rounds.push(resolve)));
  await vi.advanceTimersByTimeAsync(35);
  expect(rounds).toHaveLength(1);
  rounds[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(rounds).toHaveLength(2);

  let state = "stopping";
  const stopped = stop().then(() => (state = "stopped"));
  await vi.advanceTimersByTimeAsync(100);
  expect([state, rounds.length]).toEqual(["stopping", 2]);
  rounds[1]?.();
  await stopped;
  expect(state).toBe("stopped");
});

test("a failed round is logged, and the next one follows", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error("no");
  let rounds = 0;
  const stop = every(10, async () => {
    rounds += 1;
    throw failure;
  });
  await vi.advanceTimersByTimeAsync(20);
  await stop();
  expect([rounds, written.mock.calls]).toEqual([2, [[failure], [failure]]]);
  written.mockRestore();
});
