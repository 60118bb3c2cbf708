import ELK from "elkjs/lib/elk.bundled.js";
import { describe, expect, it } from "vitest";
import { createMachine, fromPromise, setup, type AnyStateMachine } from "xstate";
import { drawChart } from "./draw-chart.ts";
import { layOut, TEXT, type LaidOut } from "./lay-out.ts";
import { toChart } from "./to-chart.ts";
import { toMermaid } from "./to-mermaid.ts";

const door = setup({
  actors: { turnKey: fromPromise(() => Promise.resolve()) },
  actions: { ring: () => undefined, count: () => undefined },
  guards: { isTired: () => false },
  delays: { timeout: 10 },
}).createMachine({
  id: "door",
  description: "A door.",
  initial: "closed",
  on: { "door.knock": { description: "Somebody is there.", actions: "ring" } },
  states: {
    closed: { description: "Shut.", on: { "door.push": "unlocking" }, after: { timeout: "open" } },
    unlocking: {
      tags: "busy",
      entry: "count",
      invoke: {
        id: "unlock",
        src: "turnKey",
        onDone: "open",
        onError: [{ guard: "isTired", target: "closed", description: "429: too often." }, "open"],
      },
    },
    open: { type: "final" },
  },
});

describe("a chart", () => {
  const { nodes, edges } = toChart(door);

  it("has a node for every state, with what is done in it", () => {
    expect(nodes.map(({ id, kind, isInitial }) => [id, kind, isInitial])).toEqual([
      ["door", "compound", false],
      ["door.closed", "atomic", true],
      ["door.unlocking", "atomic", false],
      ["door.open", "final", false],
    ]);
    expect(nodes[0]?.handlers).toEqual([
      {
        id: "door|door.knock||",
        event: "door.knock",
        kind: "event",
        title: "door.knock",
        place: 0,
        guard: "",
        actions: ["ring"],
        description: "Somebody is there.",
      },
    ]);
    // The timer that starts on entry is an arrow already.
    expect(nodes[1]).toMatchObject({ description: "Shut.", entry: [], exit: [], invoke: [] });
    expect(nodes[2]).toMatchObject({ tags: ["busy"], entry: ["count"], invoke: ["turnKey as unlock"] });
  });

  it("has an edge for every way from one to another", () => {
    expect(edges.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ["door.closed|door.push||door.unlocking", "event", "door.push"],
      ["door.closed|xstate.after.timeout.door.closed||door.open", "after", "after timeout"],
      ["door.unlocking|xstate.done.actor.unlock||door.open", "done", "done(unlock)"],
      ["door.unlocking|xstate.error.actor.unlock|isTired|door.closed", "error", "error(unlock)"],
      ["door.unlocking|xstate.error.actor.unlock||door.open", "error", "error(unlock)"],
    ]);
  });

  it("is written for Mermaid without the signs that mean something else there", () => {
    const text = toMermaid({
      id: "a",
      description: "",
      edges: [],
      nodes: nodes.map((node) => ({ ...node, key: "a:b;#" })),
    });
    expect(text.split("\n").slice(0, 3)).toEqual([
      "stateDiagram-v2",
      '  state "a﹕b   · on door.knock" as door {',
      "    [*] --> door_closed",
    ]);
  });
});

describe("the drawing", () => {
  it("says in which order guards are asked, and of which status a failure is", async () => {
    const svg = await draw(door);
    expect(svg).toContain(">1 error(unlock) 429 [isTired]<");
    expect(svg).toContain(">2 error(unlock)<");
  });

  it("describes an outer state beside its name", async () => {
    const states = { inner: { description: "Not shown." } };
    const outer = { description: "Until noon.", tags: "busy", initial: "inner", states };
    const svg = await draw(createMachine({ id: "day", initial: "morning", states: { morning: outer } }));
    expect(svg).toContain('>morning<tspan class="tags"> · tag busy · Until noon.</tspan>');
    expect(svg).toContain('>inner<tspan class="tags"></tspan>');
  });

  it("shows names as they are, and runs none of them", async () => {
    const svg = await draw(createMachine({ id: "odd", initial: "<b>&", states: { "<b>&": {} } }));
    expect(svg).toContain("&#60;b&#62;&#38;");
    expect(svg).not.toContain("<b>");
  });

  it("takes the arrangement that a window shows largest", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const states = names.map((name, at) => [name, at < 5 ? { on: { "step.next": names[at + 1] } } : {}]);
    const chain = createMachine({ id: "chain", initial: "a", states: Object.fromEntries(states) });
    const shapeIn = async (width: number, height: number) => {
      const svg = await drawChart(new ELK(), toChart(chain), { width, height });
      const [, wide, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      return Number(wide) / Number(high);
    };
    expect(await shapeIn(1000, 100)).toBeGreaterThan(1);
    expect(await shapeIn(100, 1000)).toBeLessThan(1);
  });

  it("has outer states that are as wide as what is written in them", async () => {
    const events = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`a.rather.long.event.${at}`, { actions: "noteThatItCame" }]),
    );
    const outer = createMachine({ id: "outer", initial: "a", on: events, states: { a: {} } });
    const laid = await layOut(new ELK(), toChart(outer), ARRANGEMENT);
    expect(textsOutside(laid)).toEqual([]);
  });

  it("runs nothing of a chart that another page made up", async () => {
    const made = toChart(createMachine({ id: "odd", initial: "a", states: { a: {} } }));
    const kind = '"><img src=x onerror=alert(1)>' as "atomic";
    const nodes = made.nodes.map((node) => ({ ...node, kind }));
    expect(await drawChart(new ELK(), { ...made, nodes }, { width: 1, height: 1 })).not.toContain("<img");
  });
});

const ARRANGEMENT = {
  cycles: "GREEDY",
  direction: "DOWN",
  labels: "MEDIAN_LAYER",
  places: "NETWORK_SIMPLEX",
} as const;

async function draw(machine: AnyStateMachine): Promise<string> {
  return drawChart(new ELK(), toChart(machine), { width: 1440, height: 840 });
}

/** States with a text that is wider or lower than they are. */
function textsOutside({ states }: LaidOut): string[] {
  return states
    .filter(({ box, texts }) =>
      texts.some(
        ({ x, y, lines }) =>
          Math.max(...lines.map((line) => x + line.length * TEXT.character)) > box.x + box.width ||
          y + (lines.length - 1) * TEXT.line > box.y + box.height,
      ),
    )
    .map(({ node }) => node.id);
}
