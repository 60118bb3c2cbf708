import { createActor, fromTransition } from "xstate";
import { expect, test } from "vitest";
import { aFrameLater } from "./a-frame-later.ts";

function watch() {
  const count = (units: number, { type }: { type: "add" }) => (type === "add" ? units + 1 : units);
  const cart = createActor(fromTransition(count, 0)).start();
  const add = () => cart.send({ type: "add" });
  const due: (() => void)[] = [];
  const drawFrame = () => due.splice(0).forEach((act) => act());
  const later = aFrameLater(cart, (act) => due.push(act));
  const told: number[] = [];
  const subscription = later.subscribe(({ context }) => told.push(context));
  const units = () => later.getSnapshot().context;
  return { later, cart, add, drawFrame, told, subscription, units };
}

test("what has changed is told when a frame is drawn, once however much it was", () => {
  const { add, drawFrame, told, units } = watch();
  add();
  add();
  expect(told).toEqual([]);
  expect(units()).toBe(0);
  drawFrame();
  expect(told).toEqual([2]);
  expect(units()).toBe(2);
  add();
  drawFrame();
  expect(told).toEqual([2, 3]);
});

test("while nobody watches, it is what it is", () => {
  const { later, add, drawFrame, told, subscription, units } = watch();
  add();
  subscription.unsubscribe();
  expect(units()).toBe(1);
  drawFrame();
  expect(told).toEqual([]);
  add();
  later.subscribe({ next: ({ context }) => told.push(context) });
  expect(units()).toBe(2);
  add();
  drawFrame();
  expect(told).toEqual([3]);
});

test("one who leaves hears no more, the others do", () => {
  const { later, add, drawFrame, told, subscription } = watch();
  const others: number[] = [];
  later.subscribe(({ context }) => others.push(context));
  add();
  subscription.unsubscribe();
  drawFrame();
  expect(told).toEqual([]);
  expect(others).toEqual([1]);
});

test("an end is told at once, with what there was to tell", () => {
  const { later, cart, add, units } = watch();
  const ends: number[] = [];
  later.subscribe({ complete: () => ends.push(units()) });
  add();
  cart.stop();
  expect(ends).toEqual([1]);
});

test("a failure is told at once, too", () => {
  const failing = createActor(fromTransition(() => fail(), 0)).start();
  const later = aFrameLater(failing, () => undefined);
  const told: unknown[] = [];
  later.subscribe({ error: (error) => told.push(error) });
  failing.send({ type: "add" });
  expect(told).toEqual([new Error("no such product")]);
  expect(later.getSnapshot().status).toBe("error");
});

function fail(): never {
  throw new Error("no such product");
}
