import { createActor, fromTransition } from "xstate";
import { expect, test } from "vitest";
import { deferUpdates } from "./defer-updates.ts";

function observe() {
  const count = (units: number, { type }: { type: "add" }) => (type === "add" ? units + 1 : units);
  const cart = createActor(fromTransition(count, 0)).start();
  const due: (() => void)[] = [];
  const deferred = deferUpdates(cart, (notify) => due.push(notify));
  const received: number[] = [];
  return {
    deferred,
    received,
    add: () => cart.send({ type: "add" }),
    paint: () => due.splice(0).forEach((notify) => notify()),
    subscription: deferred.subscribe(({ context }) => received.push(context)),
    units: () => deferred.getSnapshot().context,
  };
}

test("a change is notified after the next paint, once however much it was", () => {
  const { add, paint, received, units } = observe();
  add();
  add();
  expect([received, units()]).toEqual([[], 0]);
  paint();
  expect([received, units()]).toEqual([[2], 2]);
  add();
  paint();
  expect(received).toEqual([2, 3]);
});

test("an unsubscribed observer is not notified", () => {
  const { deferred, add, paint, received, subscription, units } = observe();
  const others: number[] = [];
  deferred.subscribe({ next: ({ context }) => others.push(context) });
  add();
  subscription.unsubscribe();
  paint();
  expect([received, others, units()]).toEqual([[], [1], 1]);
});

test("a failure is notified at once", () => {
  const failing = createActor(fromTransition(() => fail(), 0)).start();
  const deferred = deferUpdates(failing, () => undefined);
  const received: unknown[] = [];
  deferred.subscribe({ error: (error) => received.push(error) });
  failing.send({ type: "add" });
  expect(received).toEqual([new Error("no such product")]);
  expect(deferred.getSnapshot().status).toBe("error");
});

function fail(): never {
  throw new Error("no such product");
}
