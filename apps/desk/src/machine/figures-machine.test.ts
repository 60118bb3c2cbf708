import { CoveredTransitions } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { figuresMachine, provideFigures } from "./figures-machine.ts";
import { aDayInFigures, FakeDesk } from "./testing.ts";

const transitions = new CoveredTransitions(figuresMachine);
const DAYS = [aDayInFigures()];

function openFigures() {
  const services = new FakeDesk();
  const machine = createActor(provideFigures(services.callDesk), { inspect: transitions.note }).start();
  return {
    calls: services.calls.getFigures,
    send: machine.send.bind(machine),
    get seen() {
      const { context, value } = machine.getSnapshot();
      return [value, context.period, context.days, context.failure];
    },
  };
}

it("are those of a week, and read again when that failed", async () => {
  const figures = openFigures();
  await figures.calls.last.refuse({ id: 503 });
  expect(figures.seen).toEqual(["failed", 7, [], { id: 503 }]);
  figures.send({ type: "figures.retry" });
  await figures.calls.last.answer({ days: DAYS });
  expect(figures.seen).toEqual(["ready", 7, DAYS, null]);
});

it("of another period replace them, and an answer for the former one comes too late", async () => {
  const figures = openFigures();
  const week = figures.calls.last;
  figures.send({ type: "figures.show", period: 31 });
  expect(figures.calls.inputs).toEqual([{ days: 7 }, { days: 31 }]);
  await week.answer({ days: [] });
  await figures.calls.last.answer({ days: DAYS });
  expect(figures.seen).toEqual(["ready", 31, DAYS, null]);
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
