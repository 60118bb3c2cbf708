import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { MILK } from "../../shared/testing/products.ts";
import { provideFillers } from "./fillers-machine.ts";
import { FakeFillers } from "./testing.ts";

function runFillers() {
  const services = new FakeFillers();
  const actor = createActor(provideFillers(services)).start();
  return {
    lists: services.lists,
    want: () => actor.send({ type: "fillers.open" }),
    get products() {
      return actor.getSnapshot().context.data ?? [];
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
