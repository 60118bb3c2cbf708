import { expect, it, onTestFinished } from "vitest";
import { Actor, createActor, createMachine, type AnyActorRef } from "xstate";
import { watchRoots } from "./watch-roots.ts";

const { prototype }: { prototype: AnyActorRef } = Actor;

/** Watches, and notes what is found. */
function watch() {
  const found: AnyActorRef[] = [];
  const end = watchRoots(prototype, (root) => found.push(root));
  onTestFinished(end);
  return { found, end };
}

it("roots are still found by who began to watch later than one that ends", () => {
  const first = watch();
  const second = watch();
  first.end();
  const root = createActor(createMachine({})).start();
  expect([first.found, second.found]).toEqual([[], [root]]);
});
