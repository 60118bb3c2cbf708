import { describe, expect, it, onTestFinished } from "vitest";
import { Actor, createActor, createMachine, type AnyActorRef } from "xstate";
import { watchRoots } from "./watch-roots.ts";

const lamp = createMachine({ id: "lamp" });
const { prototype }: { prototype: AnyActorRef } = Actor;

/** Watches, and notes what is found. */
function watch() {
  const found: [root: AnyActorRef, isStarting: boolean][] = [];
  const end = watchRoots(prototype, (...each) => found.push(each));
  onTestFinished(end);
  return { found, end };
}

describe("the roots of a page", () => {
  it("are told as those that are about to run, and those that run already", () => {
    const old = createActor(lamp).start();
    const { found } = watch();
    const fresh = createActor(lamp).start();
    old.getSnapshot();
    expect(found).toEqual([
      [fresh, true],
      [old, false],
    ]);
  });

  it("are still found by whoever began to watch later than one that ends", () => {
    const first = watch();
    const second = watch();
    first.end();
    const root = createActor(lamp).start();
    expect([first.found, second.found]).toEqual([[], [[root, true]]]);
  });
});
