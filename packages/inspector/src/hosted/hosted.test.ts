import { expect, it } from "vitest";
import { createMask } from "../bridge/create-mask.ts";
import { hideIn } from "./hide-in.ts";

it("the hosted visualizer is told nothing that is hidden: neither contexts nor events, outputs nor errors", () => {
  const hide = hideIn(createMask(new Set(["quantity"])));
  const message = { sessionId: "x:1", createdAt: "1", id: "", _version: "1", rootId: "x:0" };
  const snapshot = {
    status: "done" as const,
    value: "shown",
    context: { email: "ana@canary.test", quantity: 2 },
    output: { name: "Ana Pérez" },
    error: new Error("ana@canary.test is taken"),
    children: { form: { phone: "5512345678" } },
  };
  const event = { type: "form.submit", password: "horse", quantity: 3 };
  const hidden = [
    hide({
      ...message,
      type: "@xstate.actor",
      name: "form",
      definition: "{}",
      parentId: undefined,
      snapshot,
    }),
    hide({
      ...message,
      type: "@xstate.snapshot",
      snapshot: { ...snapshot, output: undefined, error: undefined },
      event,
    }),
    hide({ ...message, type: "@xstate.event", sourceId: undefined, event }),
  ];
  expect(hidden).toMatchObject([
    { snapshot: { value: "shown", context: { email: "•••", quantity: 2 }, output: { name: "•••" } } },
    { snapshot: { value: "shown" }, event: { type: "form.submit", password: "•••", quantity: 3 } },
    { event: { type: "form.submit", password: "•••", quantity: 3 } },
  ]);
  for (const canary of ["canary", "Ana", "5512345678", "horse"])
    expect(JSON.stringify(hidden)).not.toContain(canary);
});
