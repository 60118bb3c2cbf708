import { createActor, fromTransition } from "xstate";
import { expect, test } from "vitest";
import { deferUpdates } from "./defer-updates.ts";

function observe() {
  const count = (units: number, { type }: { type: "add" }) => (type === "add" ? units + 1 : units);
  const cart = createActor(fromTransition(count, 0)).start();
  const add = () => cart.send({ type: "add" });
  const due: (() => void)[] = [];
  const paint = () => due.splice(0).forEach((notify) => notify());
  const deferred = deferUpdates(cart, (notify) => due.push(notify));
  const received: number[] = [];
  const subscription = deferred.subscribe(({ context }) => received.push(context));
  const units = () => deferred.getSnapshot().context;
  return { deferred, cart, add, paint, received, subscription, units };
}

test("a change is notified after the next paint, once however much it was", () => {
  const { add, paint, received, units } = observe();
  add();
  add();
  expect(received).toEqual([]);
  expect(units()).toBe(0);
  paint();
  expect(received).toEqual([2]);
  expect(units()).toBe(2);
  add();
  paint();
  expect(received).toEqual([2, 3]);
});

test("without observers, the snapshot is that of the actor", () => {
  const { deferred, add, paint, received, subscription, units } = observe();
  add();
  subscription.unsubscribe();
  expect(units()).toBe(1);
  paint();
  expect(received).toEqual([]);
  add();
  deferred.subscribe({ next: ({ context }) => received.push(context) });
  expect(units()).toBe(2);
  add();
  paint();
  expect(received).toEqual([3]);
});

test("who unsubscribes is notified no more, the others are", () => {
  const { deferred, add, paint, received, subscription } = observe();
  const others: number[] = [];
  deferred.subscribe(({ context }) => others.push(context));
  add();
  subscription.unsubscribe();
  paint();
  expect(received).toEqual([]);
  expect(others).toEqual([1]);
});

test("an end is notified at once, with the last snapshot", () => {
  const { deferred, cart, add, units } = observe();
  const ends: number[] = [];
  deferred.subscribe({ complete: () => ends.push(units()) });
  add();
  cart.stop();
  expect(ends).toEqual([1]);
});

test("a failure is notified at once, too", () => {
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
