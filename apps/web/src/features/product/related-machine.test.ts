import { FailureError, type Failure, type Related } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK, YOGURT } from "../../shared/testing/products.ts";
import { provideRelated, readyWith, type ReadRelated } from "./related-machine.ts";

function runRelated(read?: ReadRelated) {
  const calls = new HeldCalls<string, Related, Failure>((failure) => new FailureError(failure));
  const listRelated = (id: string, signal: AbortSignal) => calls.hold(id, signal);
  const actor = createActor(
    provideRelated({ listRelated }),
    read ? { snapshot: readyWith(read) } : {},
  ).start();
  return {
    calls,
    want: (id = "leche") => actor.send({ type: "related.open", id }),
    get seen() {
      return actor.getSnapshot().context.data;
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

  it("is not read again where it came with the page, but for another product", () => {
    const read = { id: "leche", related: { similar: [YOGURT], boughtTogether: [] } };
    const related = runRelated(read);
    related.want();
    expect(related.calls.all).toEqual([]);
    expect(related.seen).toEqual(read.related);
    related.want("pan");
    expect(related.calls.inputs).toEqual(["pan"]);
  });

  it("is read again the next time, where it could not be read", async () => {
    const related = runRelated();
    related.want();
    await related.calls.last.refuse({ id: 503 });
    expect(related.seen).toBeNull();
    related.want();
    expect(related.calls.all).toHaveLength(2);
  });
});
