import { FailureError, type Failure, type Related } from "@shop/contract";
import { chartErrors, HeldCalls, CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK, YOGURT } from "../../shared/testing/products.ts";
import { provideRelated, relatedMachine } from "./related-machine.ts";

const transitions = new CoveredTransitions(relatedMachine);

function runRelated() {
  const calls = new HeldCalls<string, Related, Failure>((failure) => new FailureError(failure));
  const listRelated = (id: string, signal: AbortSignal) => calls.hold(id, signal);
  const actor = createActor(provideRelated({ listRelated }), {
    input: { id: "leche" },
    inspect: transitions.note,
  }).start();
  return {
    calls,
    want: () => actor.send({ type: "related.want" }),
    get seen() {
      const { context } = actor.getSnapshot();
      return { similar: context.similar, boughtTogether: context.boughtTogether };
    },
  };
}

describe("what goes with a product", () => {
  it("is read when somebody comes near, and once alone", async () => {
    const related = runRelated();
    expect(related.calls.all).toEqual([]);
    related.want();
    related.want();
    await related.calls.last.answer({ similar: [YOGURT], boughtTogether: [MILK] });
    related.want();
    expect(related.calls.inputs).toEqual(["leche"]);
    expect(related.seen).toEqual({ similar: [YOGURT], boughtTogether: [MILK] });
  });

  it("is read again the next time, where it could not be read", async () => {
    const related = runRelated();
    related.want();
    await related.calls.last.refuse({ id: 503 });
    expect(related.seen).toEqual({ similar: [], boughtTogether: [] });
    related.want();
    expect(related.calls.all).toHaveLength(2);
  });
});

describe("the chart of what is related", () => {
  it("is named, described, connected, and answers what fails", () => {
    expect(chartErrors(relatedMachine)).toEqual([]);
  });

  it("has no transition that these tests do not take", () => {
    expect(transitions.untaken).toEqual([]);
  });
});
