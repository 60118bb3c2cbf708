import { FailureError, type Failure, type Product } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK } from "../../shared/testing/products.ts";
import { provideSeen } from "./seen-machine.ts";

function runSeen(ids: string[]) {
  const calls = new HeldCalls<string[], Product[], Failure>((failure) => new FailureError(failure));
  let stored = ids;
  const machine = provideSeen({
    readSeen: () => stored,
    forgetSeen: () => (stored = []),
    getProducts: (wanted, signal) => calls.hold(wanted, signal),
  });
  const actor = createActor(machine).start();
  return {
    calls,
    open: () => actor.send({ type: "seen.open", ids: stored }),
    forget: () => actor.send({ type: "seen.close" }),
    get stored() {
      return stored;
    },
    get products() {
      return actor.getSnapshot().context.data ?? [];
    },
  };
}

describe("what this device has looked at", () => {
  it("is nothing to read where nothing was looked at", () => {
    const seen = runSeen([]);
    seen.open();
    expect(seen.calls.all).toEqual([]);
  });

  it("is cleared from the device when the shopper closes it", async () => {
    const seen = runSeen(["leche"]);
    seen.open();
    await seen.calls.last.answer([MILK]);
    seen.forget();
    expect([seen.products, seen.stored]).toEqual([[], []]);
  });
});
