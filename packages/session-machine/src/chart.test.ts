import { chartFaults } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { sessionMachine } from "./session-machine.ts";

it("the chart of the session is named, described, connected, and answers what fails", () => {
  expect(chartFaults(sessionMachine)).toEqual([]);
});
