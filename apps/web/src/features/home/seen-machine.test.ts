import { FailureError, type Failure, type Product } from "@shop/contract";
import { chartErrors, HeldCalls, CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK } from "../../shared/testing/products.ts";
import { provideSeen, seenMachine } from "./seen-machine.ts";

const transitions = new CoveredTransitions(seenMachine);

function runSeen(ids: string[]) {
  const calls = new HeldCalls<string[], Product[], Failure>((failure) => new FailureError(failure));
  let kept = ids;
  const machine = provideSeen({
    readSeen: () => kept,
    forgetSeen: () => (kept = []),
    getProducts: (wanted, signal) => calls.hold(wanted, signal),
  });
  const actor = createActor(machine, { inspect: transitions.note }).start();
  return {
    calls,
    open: () => actor.send({ type: "seen.open", ids: kept }),
    forget: () => actor.send({ type: "seen.forget" }),
    get kept() {
      return kept;
    },
    get products() {
      return actor.getSnapshot().context.products;
    },
  };
}

describe("what this device has looked at", () => {
  it("is read as it is now", async () => {
    const seen = runSeen(["leche", "pan"]);
    seen.open();
    await seen.calls.last.answer([MILK]);
    expect([seen.calls.inputs, seen.products]).toEqual([[["leche", "pan"]], [MILK]]);
  });

  it("is nothing to read where nothing was looked at", () => {
    const seen = runSeen([]);
    seen.open();
    expect(seen.calls.all).toEqual([]);
  });

  it("is not shown when it cannot be read", async () => {
    const seen = runSeen(["leche"]);
    seen.open();
    await seen.calls.last.refuse({ id: 503 });
    expect(seen.products).toEqual([]);
  });

  it("is forgotten on the device when the shopper says so", async () => {
    const seen = runSeen(["leche"]);
    seen.open();
    await seen.calls.last.answer([MILK]);
    seen.forget();
    expect([seen.products, seen.kept]).toEqual([[], []]);
  });
});

describe("the chart of what was seen", () => {
  it("is named, described, connected, and answers what fails", () => {
    expect(chartErrors(seenMachine)).toEqual([]);
  });

  it("has no transition that these tests do not take", () => {
    expect(transitions.untaken).toEqual([]);
  });
});
