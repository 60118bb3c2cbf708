import { describe, expect, it } from "vitest";
import { createActor, setup, type SnapshotFrom } from "xstate";
import { coveringPaths, type TestedPage } from "./covering-paths.ts";
import { CoveredTransitions } from "./covered-transitions.ts";

const door = setup({
  types: { events: {} as { type: "push" } | { type: "close" } | { type: "lock" } | { type: "break" } },
}).createMachine({
  id: "door",
  initial: "closed",
  states: {
    closed: { on: { push: "open", lock: "locked", break: "broken" } },
    open: { on: { close: "closed", break: "broken" } },
    locked: { on: { lock: "closed" } },
    broken: {},
  },
});

type DoorEvent = Parameters<ReturnType<typeof createActor<typeof door>>["send"]>[0];

/** A real door, of which some things are not known to its machine. */
class Door implements TestedPage {
  readonly titles: string[] = [];
  readonly #transitions = new CoveredTransitions(door);
  readonly #actor = createActor(door, { inspect: this.#transitions.note }).start();
  readonly #isPossible: (title: string) => boolean;

  constructor(isPossible: (title: string) => boolean = () => true) {
    this.#isPossible = isPossible;
  }

  get key(): string {
    return this.#actor.getSnapshot().value;
  }

  get covered(): string[] {
    return this.#transitions.covered;
  }

  take(title: string): Promise<boolean> {
    if (!this.#isPossible(title)) return Promise.resolve(false);
    this.#actor.send({ type: title } as DoorEvent);
    this.titles.push(title);
    return Promise.resolve(true);
  }
}

async function pathsOf(open: () => Door, maxSteps = 10): Promise<string[][]> {
  const paths = await coveringPaths(door, {
    starts: [{ title: "a door", input: undefined }],
    modelEvents: ["push", "close", "lock", "break"].map((type) => ({
      title: type,
      event: () => ({ type }),
      happen: () => undefined,
    })),
    keyOf: ({ value }: SnapshotFrom<typeof door>) => value,
    isEnd: ({ value }) => value === "broken",
    open,
    maxSteps,
  });
  return paths.map(({ titles }) => titles);
}

describe("covering paths", () => {
  it("go on to what is new for as long as they can, and leave what ends them to the last", async () => {
    expect(await pathsOf(() => new Door())).toEqual([
      ["push", "close", "lock", "lock", "break"],
      ["push", "break"],
    ]);
  });

  it("are no longer than they may be", async () => {
    expect(await pathsOf(() => new Door(), 3)).toEqual([
      ["push", "close", "lock"],
      ["lock", "lock", "break"],
      ["push", "break"],
    ]);
  });

  it("do without what cannot happen to the page", async () => {
    expect(await pathsOf(() => new Door((title) => title !== "lock"))).toEqual([
      ["push", "close", "break"],
      ["push", "break"],
    ]);
  });
});
