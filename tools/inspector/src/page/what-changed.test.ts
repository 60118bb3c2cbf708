import { describe, expect, it } from "vitest";
import { INSPECTOR, type Step } from "../bridge/protocol.ts";
import { nameOfSource } from "./read-step.ts";
import { card, recordOf, step as stepOf } from "./testing.ts";
import { whatChanged } from "./what-changed.ts";

const step = (n: number, more: Partial<Step> = {}) => stepOf(n, "lamp", more);
const record = (...steps: Step[]) => recordOf([card("lamp")], steps);

describe("what an event changed", () => {
  it("is the state, too, and not only the context", () => {
    const last = step(2, { after: { ...step(1).after, value: { off: "cold" } } });
    expect(whatChanged(record(step(1), last), last)).toEqual({
      differences: [{ path: "Estado", before: "on", after: "off.cold" }],
      note: "",
    });
  });

  it("is nothing only where nothing hidden has changed either", () => {
    const noteOf = (changed: boolean | null) => whatChanged(record(step(1)), step(2, { changed })).note;
    expect(noteOf(false)).toBe("Nada cambió en este paso.");
    expect(noteOf(true)).toBe("Solo cambió lo que no se muestra (•••).");
    expect(noteOf(null)).toBe("No se sabe qué cambió en este paso.");
  });

  it("is unknown where nothing is known of what was before", () => {
    const only = step(1, { changed: null });
    expect(whatChanged(record(only), only)).toEqual({
      differences: [],
      note: "No se sabe qué cambió en este paso.",
    });
  });
});

it("an event comes from an actor, from this page, or from outside of the actors", () => {
  const names = ["lamp", INSPECTOR, null].map((source) => nameOfSource(record(), source));
  expect(names).toEqual(["lamp", "esta página", "fuera de los actores"]);
});
