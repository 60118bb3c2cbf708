import { FailureError, type Failure, type Product } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK } from "../../shared/testing/products.ts";
import { provideBought } from "./bought-machine.ts";

function openBought() {
  const calls = new HeldCalls<null, Product[], Failure>((failure) => new FailureError(failure));
  const machine = provideBought({ listBoughtProducts: (signal) => calls.hold(null, signal) });
  const actor = createActor(machine).start();
  actor.send({ type: "bought.open" });
  return { calls, products: () => actor.getSnapshot().context.data };
}

describe("what an account orders most often", () => {
  it("is read once it is wanted", async () => {
    const { calls, products } = openBought();
    await calls.last.answer([MILK]);
    expect(products()).toEqual([MILK]);
  });

  it("is not shown when it cannot be read", async () => {
    const { calls, products } = openBought();
    await calls.last.refuse({ id: 503 });
    expect(products()).toBeNull();
  });
});
