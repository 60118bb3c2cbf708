import { readMachine } from "@shop/stately-reader";
import { describe, expect, it } from "vitest";
import { createMachine, type AnyStateMachine } from "xstate";
import { toChart } from "../chart/to-chart.ts";
import { toStatelyCode } from "../chart/to-stately-code.ts";
import { findMachines } from "./find-machines.ts";

const machines = await findMachines();

describe("what is pasted into the hosted editor", () => {
  it.each(machines.map(({ machine }) => [machine.id, machine] as const))(
    "is all of %s, for the reader that the editor has",
    (_, machine) => {
      expect(toChart(machineFrom(toStatelyCode(machine)))).toEqual(toChart(machine));
    },
  );

  it("is not found complete in code that makes a state with a call, which is why there is a text of its own", () => {
    const read = readMachine(`
      import { setup } from "xstate";
      const doors = setup({});
      const shut = doors.createStateConfig({ on: { push: "open" } });
      export const door = doors.createMachine({ id: "door", initial: "shut", states: { shut, open: {} } });
    `);
    expect(read).toEqual({ id: "door", initial: "shut", states: { open: {} } });
  });
});

function machineFrom(code: string): AnyStateMachine {
  // The reader knows no more than the text: that it is the config of a machine is what is tested.
  return createMachine(readMachine(code) as Parameters<typeof createMachine>[0]);
}
