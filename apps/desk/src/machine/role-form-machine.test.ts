import type { Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { FakeDesk } from "./testing.ts";
import { provideRoleForm, type RoleValues } from "./role-form-machine.ts";

function openForm() {
  const services = new FakeDesk();
  const form = createActor(provideRoleForm(services.callDesk)).start();
  return {
    changes: services.calls.changeRole,
    submit: (values: RoleValues) => form.send({ type: "form.submit", values }),
    get seen() {
      const { context, value } = form.getSnapshot();
      const { errors, failure, summary } = context;
      return { errors, failure, summary, value };
    },
  };
}

const LUZ = { email: "luz@tienda.example", role: "mostrador" } as const;

describe("the form of a role", () => {
  it.each<[string, string, object]>([
    ["gives it", "mostrador", LUZ],
    ["takes it away", "", { email: LUZ.email }],
  ])("%s, and says so", async (_, role, change) => {
    const form = openForm();
    form.submit({ email: ` ${LUZ.email} `, role });
    expect(form.changes.last.input).toEqual(change);
    await form.changes.last.answer({});
    expect(form.seen).toEqual({ errors: {}, failure: null, summary: change, value: "done" });
  });

  it("sends nothing without an address", () => {
    const form = openForm();
    form.submit({ email: "luz", role: "mostrador" });
    expect([form.seen.errors, form.changes.all]).toEqual([{ email: "invalid" }, []]);
  });

  it.each<[Failure, object, Failure | null]>([
    [{ id: 404, what: "account" }, { email: "unknown" }, null],
    [{ id: 422, field: "email" }, { email: "unconfirmed" }, null],
    [{ id: 422, field: "role" }, { role: "own" }, null],
    [{ id: 503 }, {}, { id: 503 }],
  ])("shows why it was refused: %o", async (refusal, errors, failure) => {
    const form = openForm();
    form.submit(LUZ);
    await form.changes.last.refuse(refusal);
    expect(form.seen).toEqual({ errors, failure, summary: LUZ, value: "editing" });
  });
});
