import { FailureError, type Failure } from "@shop/contract";
import { chartErrors, CoveredTransitions, HeldCalls } from "@shop/machine-checks";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createActor, fromPromise, type EventFrom, type InputFrom } from "xstate";
import { callValidation } from "./call-validation.ts";
import { createFormMachine } from "./create-form-machine.ts";
import type { FormReport } from "./form-types.ts";
import { port } from "./ports.ts";

type Draft = { name: string; phone: string };
type Profile = { name: string; phone?: string };

const toProfile = ({ name, phone }: Draft): Profile => ({
  name: name.trim(),
  ...(phone.trim() !== "" && { phone: phone.trim() }),
});
const fields = ["name", "phone"] as const;

const profileMachine = createFormMachine({
  types: {} as {
    values: Draft;
    submission: Profile;
    output: Profile;
    summary: string;
    hints: { length: number };
  },
  id: "profileForm",
  description: "Name and phone.",
  fields,
  validation: callValidation("httpAccountServices", "saveProfile", { fields, inputOf: toProfile }),
  submit: port<Profile, Profile>("submit"),
  toSubmission: toProfile,
  toSummary: ({ name }) => name,
  hints: { initial: { length: 0 }, of: ({ name }) => ({ length: name.length }) },
  isClosed: true,
});
const transitions = new CoveredTransitions(profileMachine);
const ANA = { name: "Ana Torres", phone: "55 1234 5678" };
const NO_ONE = { name: "", phone: "" };

function openForm() {
  const calls = new HeldCalls<Profile, Profile, Failure>((failure) => new FailureError(failure));
  const received: FormReport<Profile>[] = [];
  const machine = profileMachine.provide({
    actors: { submit: fromPromise<Profile, Profile>(({ input, signal }) => calls.hold(input, signal)) },
  });
  const actor = createActor(machine, { inspect: transitions.note }).start();
  for (const type of ["form.done", "form.closed"] as const) actor.on(type, (report) => received.push(report));
  const focused: string[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  const send = (event: EventFrom<typeof profileMachine>) => actor.send(event);
  send({ type: "form.open" });
  return {
    calls,
    received,
    focused,
    send,
    stop: () => actor.stop(),
    change: (field: "name" | "phone", values: Draft) => send({ type: "field.change", field, values }),
    leave: (field: "name" | "phone", values: Draft) => send({ type: "field.leave", field, values }),
    submit: (values: Draft = ANA) => send({ type: "form.submit", values }),
    get context() {
      return actor.getSnapshot().context;
    },
    get seen() {
      const { context, value } = actor.getSnapshot();
      return { value, errors: context.errors, failure: context.failure };
    },
  };
}

const EDITING = { value: "editing", errors: {}, failure: null };
const SUBMITTING = { ...EDITING, value: "submitting" };

describe("the fields of a form", () => {
  it("show no error while typing, and one on blur until it is corrected", () => {
    const form = openForm();
    form.change("phone", { ...NO_ONE, phone: "12" });
    expect(form.seen).toEqual(EDITING);
    form.leave("phone", { ...NO_ONE, phone: "12" });
    expect(form.seen.errors).toEqual({ phone: "invalid" });
    form.change("phone", { ...NO_ONE, phone: "123" });
    expect(form.seen.errors).toEqual({ phone: "invalid" });
    form.change("phone", ANA);
    expect(form.seen.errors).toEqual({});
  });

  it("are not wrong for being passed by, before the form was submitted", () => {
    const form = openForm();
    form.leave("name", NO_ONE);
    expect(form.seen.errors).toEqual({});
    form.submit(NO_ONE);
    form.change("name", ANA);
    form.leave("name", { ...ANA, name: " " });
    expect(form.seen.errors).toEqual({ name: "required" });
  });

  it("are all judged by a submit; the first that is wrong takes the focus, and nothing is sent", () => {
    const form = openForm();
    form.submit({ name: " ", phone: "12" });
    expect(form.seen).toEqual({ ...EDITING, errors: { name: "required", phone: "invalid" } });
    form.submit({ ...ANA, phone: "12" });
    expect(form.seen.errors).toEqual({ phone: "invalid" });
    expect([form.focused, form.calls.all]).toEqual([["name", "phone"], []]);
  });

  it("are followed by the hints", () => {
    const form = openForm();
    form.change("name", { ...NO_ONE, name: "Ana" });
    expect(form.context.hints).toEqual({ length: 3 });
  });
});

describe("a form that is submitted", () => {
  it("does its work once, and emits so", async () => {
    const form = openForm();
    form.submit({ name: " Ana ", phone: "" });
    form.submit();
    form.send({ type: "form.close" });
    expect(form.seen).toEqual(SUBMITTING);
    expect(form.context.summary).toBe("Ana");
    await form.calls.last.answer({ name: "Ana" });
    form.submit();
    expect(form.seen.value).toBe("done");
    expect(form.calls.inputs).toEqual([{ name: "Ana" }]);
    expect(form.received).toEqual([{ type: "form.done", output: { name: "Ana" } }]);
  });

  it("shows why it failed, and can be submitted again", async () => {
    const form = openForm();
    form.submit();
    await form.calls.last.refuse({ id: 503 });
    expect(form.seen).toEqual({ ...EDITING, failure: { id: 503 } });
    form.submit({ ...ANA, phone: "12" });
    expect(form.seen).toEqual({ ...EDITING, errors: { phone: "invalid" } });
    form.submit();
    expect(form.seen).toEqual(SUBMITTING);
  });

  it("shows a failure that is about a field at that field", async () => {
    const form = openForm();
    form.submit();
    await form.calls.last.refuse({ id: 422, field: "phone" });
    expect(form.seen).toEqual({ ...EDITING, errors: { phone: "invalid" } });
    expect(form.focused).toEqual(["phone"]);
  });

  it("keeps showing it when the field is left as it is, until it is changed", async () => {
    const form = openForm();
    form.submit();
    await form.calls.last.refuse({ id: 422, field: "phone" });
    form.leave("phone", ANA);
    expect(form.seen.errors).toEqual({ phone: "invalid" });
    form.change("phone", ANA);
    expect(form.seen.errors).toEqual({});
  });

  it.each<Failure>([
    { id: 422, field: "method" },
    { id: 422, field: "phone", reason: "addressBookFull" },
  ])("shows a failure that is about no field as a failure: %j", async (failure) => {
    const form = openForm();
    form.submit();
    await form.calls.last.refuse(failure);
    expect(form.seen).toEqual({ ...EDITING, failure });
    expect(form.focused).toEqual([]);
  });

  it("can submit other data, independent of the fields", () => {
    const form = openForm();
    form.submit(NO_ONE);
    form.send({ type: "form.send", submission: { name: "Eva" } });
    expect(form.seen).toEqual(SUBMITTING);
    expect(form.calls.inputs).toEqual([{ name: "Eva" }]);
    expect(form.context).toMatchObject({ summary: "Eva", wasSubmitAttempted: false });
  });

  it("begins anew when it is opened again", async () => {
    const form = openForm();
    form.change("name", ANA);
    form.submit();
    await form.calls.last.answer(ANA);
    form.send({ type: "form.open" });
    expect(form.seen).toEqual(EDITING);
    expect(form.context).toMatchObject({ summary: null, wasSubmitAttempted: false, hints: { length: 0 } });
  });

  it("drops its answer when it is stopped", () => {
    const form = openForm();
    form.submit();
    form.stop();
    expect(form.calls.last.signal.aborted).toBe(true);
  });
});

it("a form that is closed forgets what was wrong, and emits so", () => {
  const form = openForm();
  form.submit(NO_ONE);
  form.send({ type: "form.close" });
  expect(form.seen).toEqual({ ...EDITING, value: "closed" });
  expect(form.received).toEqual([{ type: "form.closed" }]);
});

describe("the type of a form", () => {
  it("knows its fields, its values and what is submitted", () => {
    type Event = EventFrom<typeof profileMachine>;
    expectTypeOf<Extract<Event, { type: "field.leave" }>>().toEqualTypeOf<{
      type: "field.leave";
      field: "name" | "phone";
      values: Draft;
    }>();
    expectTypeOf<Extract<Event, { type: "form.send" }>["submission"]>().toEqualTypeOf<Profile>();
  });

  it("requires its subject, if it has one", () => {
    const wordMachine = createFormMachine({
      types: {} as { values: { word: string }; subject: { agreed: string } },
      id: "word",
      description: "A word that was agreed on.",
      fields: ["word"],
      validation: {
        errorsIn: ({ word }, { agreed }) => (word === agreed ? {} : { word: "invalid" }),
      },
      submit: port<void, { word: string }>("submit"),
    });
    expectTypeOf<InputFrom<typeof wordMachine>["subject"]>().toEqualTypeOf<{ agreed: string }>();
    const form = createActor(wordMachine, { input: { subject: { agreed: "sal" } } }).start();
    form.send({ type: "form.submit", values: { word: "azúcar" } });
    expect(form.getSnapshot().context.errors.word).toBe("invalid");
  });
});

describe("the chart of a form", () => {
  it("is named, connected, and answers what fails", () => {
    expect(chartErrors(profileMachine)).toEqual([]);
  });

  it("has no transition that these tests do not take", () => {
    expect(transitions.uncovered).toEqual([]);
  });
});
