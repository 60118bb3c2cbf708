import { chartErrors, CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK } from "../../shared/testing/products.ts";
import { fillersMachine, provideFillers } from "./fillers-machine.ts";
import { FakeFillers } from "./testing.ts";

const transitions = new CoveredTransitions(fillersMachine);

function runFillers() {
  const services = new FakeFillers();
  const actor = createActor(provideFillers(services), { inspect: transitions.note }).start();
  return {
    lists: services.lists,
    want: () => actor.send({ type: "fillers.want" }),
    get products() {
      return actor.getSnapshot().context.products;
    },
  };
}

describe("what could fill a cart", () => {
  it("is read once it is needed, and once alone", async () => {
    const fillers = runFillers();
    expect(fillers.lists.all).toHaveLength(0);
    fillers.want();
    fillers.want();
    await fillers.lists.last.answer([MILK]);
    fillers.want();
    expect(fillers.lists.all).toHaveLength(1);
    expect(fillers.products).toEqual([MILK]);
  });

  it("is read again the next time, where it could not be read", async () => {
    const fillers = runFillers();
    fillers.want();
    await fillers.lists.last.refuse({ id: 503 });
    expect(fillers.products).toEqual([]);
    fillers.want();
    await fillers.lists.last.answer([MILK]);
    expect(fillers.products).toEqual([MILK]);
  });
});

describe("the chart of the fillers", () => {
  it("is named, described, connected, and answers what fails", () => {
    expect(chartErrors(fillersMachine)).toEqual([]);
  });

  it("has no transition that these tests do not take", () => {
    expect(transitions.untaken).toEqual([]);
  });
});
