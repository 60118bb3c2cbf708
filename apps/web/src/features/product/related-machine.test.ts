import { FailureError, type Failure, type Related } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { YOGURT } from "../../shared/testing/products.ts";
import { provideRelated, readyWith } from "./related-machine.ts";

it("related products that the server has read are not read again, but those of another product are", () => {
  const calls = new HeldCalls<string, Related, Failure>((failure) => new FailureError(failure));
  const machine = provideRelated({ listRelated: (id, signal) => calls.hold(id, signal) });
  const read = { id: "leche", related: { similar: [YOGURT], boughtTogether: [] } };
  const actor = createActor(machine, { snapshot: readyWith(read) }).start();
  actor.send({ type: "related.open", id: "leche" });
  expect(calls.all).toEqual([]);
  expect(actor.getSnapshot().context.data).toEqual(read.related);
  actor.send({ type: "related.open", id: "pan" });
  expect(calls.inputs).toEqual(["pan"]);
});
