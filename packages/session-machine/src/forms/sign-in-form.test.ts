import { TakenTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { Secret } from "../secret.ts";
import { SignInRefusal } from "../sign-in-refusal.ts";
import { FakeAccess } from "../testing.ts";
import {
  selectFaults,
  selectFormDetail,
  selectFormProblem,
  selectFormWay,
  selectIsSubmitting,
} from "./selectors.ts";
import { provideSignInForm, signInFormMachine, type SignInField } from "./sign-in-form.ts";

const EMAIL = "ana@correo.example";
const PASSWORD = "clave-secreta";
const taken = new TakenTransitions(signInFormMachine);

/** The real form before a fake world, with every field that it gave the focus to. */
function start() {
  const access = new FakeAccess();
  const actor = createActor(provideSignInForm(access), { inspect: taken.note });
  const focused: string[] = [];
  actor.on("fault.focus", ({ field }) => focused.push(field));
  actor.start();
  const values = (email: string, password: string) => ({ email, password: new Secret(password) });
  return {
    actor,
    access,
    focused,
    type: (field: SignInField, email: string, password = "") =>
      actor.send({ type: "field.change", field, values: values(email, password) }),
    leave: (field: SignInField, email: string, password = "") =>
      actor.send({ type: "field.leave", field, values: values(email, password) }),
    submit: (email = EMAIL, password = PASSWORD, keep = false) =>
      actor.send({ type: "form.submit", values: values(email, password), keep }),
    get faults() {
      return selectFaults(actor.getSnapshot());
    },
    get seen() {
      const form = actor.getSnapshot();
      return { busy: selectIsSubmitting(form), problem: selectFormProblem(form), way: selectFormWay(form) };
    },
  };
}

const AT_REST = { busy: false, problem: null, way: null };

describe("the fields of signing in", () => {
  it("say nothing before they are left", () => {
    const form = start();
    form.type("email", "ana");
    expect(form.faults).toEqual({});
  });

  it("say what is wrong when they are left, each for itself, and until it is right", () => {
    const form = start();
    form.leave("email", "ana");
    expect(form.faults).toEqual({ email: "invalid" });
    form.type("email", "ana@");
    expect(form.faults).toEqual({ email: "invalid" });
    form.type("email", EMAIL);
    expect(form.faults).toEqual({});
    expect(form.focused).toEqual([]);
  });

  it("are not wrong for being passed by", () => {
    const form = start();
    form.leave("email", "");
    form.leave("password", "");
    expect(form.faults).toEqual({});
  });

  it("are all judged when they are sent; the first that is wrong gets the focus, and nobody is asked", () => {
    const form = start();
    form.submit("ana", "");
    expect(form.faults).toEqual({ email: "invalid", password: "required" });
    expect(form.focused).toEqual(["email"]);
    form.submit(EMAIL, "");
    expect(form.faults).toEqual({ password: "required" });
    expect(form.focused).toEqual(["email", "password"]);
    expect(form.access.submits.all).toEqual([]);
    expect(form.seen).toEqual(AT_REST);
  });

  it("are wrong for being empty once they were sent", () => {
    const form = start();
    form.submit("", PASSWORD);
    form.type("email", EMAIL, PASSWORD);
    expect(form.faults).toEqual({});
    form.leave("password", EMAIL, "");
    expect(form.faults).toEqual({ password: "required" });
  });
});

describe("sending the form", () => {
  it.each([true, false])("asks the session with what was typed, without typing slips (keep: %s)", (keep) => {
    const form = start();
    form.submit(` ${EMAIL} `, " con blancos ", keep);
    expect(form.access.submits.inputs).toEqual([
      { attempt: { way: "password", email: EMAIL, password: " con blancos " }, keep },
    ]);
    expect(form.seen).toEqual({ busy: true, problem: null, way: "password" });
  });

  it("asks once for a double click, and for two different clicks", () => {
    const form = start();
    form.submit();
    form.submit();
    form.actor.send({ type: "way.choose", way: "google", keep: false });
    expect(form.access.submits.all).toHaveLength(1);
  });

  it("stays busy until the screen is gone when somebody is logged in", async () => {
    const form = start();
    form.submit();
    await form.access.submits.last.answer();
    expect(form.seen).toEqual({ busy: true, problem: null, way: "password" });
    form.submit();
    expect(form.access.submits.all).toHaveLength(1);
  });

  it("refused tells why, and can be tried again", async () => {
    const form = start();
    form.submit();
    await form.access.submits.last.refuse("wrongCredentials");
    expect(form.seen).toEqual({ ...AT_REST, problem: "wrongCredentials" });
    form.submit("ana");
    expect(form.seen).toEqual(AT_REST);
    form.submit();
    expect(form.seen).toEqual({ busy: true, problem: null, way: "password" });
  });

  it("refused for what nobody foresaw is unexpected", async () => {
    const form = start();
    form.submit();
    await form.access.submits.last.refuse(new TypeError("x is not a function"));
    expect(form.seen.problem).toBe("unexpected");
  });

  it("left behind lets the answer go nowhere", () => {
    const form = start();
    form.submit();
    form.actor.stop();
    expect(form.access.submits.last.signal.aborted).toBe(true);
  });

  it("keeps no password", async () => {
    const form = start();
    const kept: string[] = [];
    form.actor.subscribe(() => kept.push(JSON.stringify(form.actor.getPersistedSnapshot())));
    form.type("password", EMAIL, PASSWORD);
    form.leave("password", EMAIL, PASSWORD);
    form.submit();
    await form.access.submits.last.refuse("disabled");
    expect(kept).toHaveLength(4);
    expect(kept.join("\n")).not.toContain(PASSWORD);
  });
});

describe("the window of another service", () => {
  it.each(["google", "facebook"] as const)("is asked whatever stands in the fields (%s)", (way) => {
    const form = start();
    form.submit("ana", "");
    form.actor.send({ type: "way.choose", way, keep: true });
    expect(form.access.submits.inputs).toEqual([{ attempt: { way }, keep: true }]);
    expect(form.seen).toEqual({ busy: true, problem: null, way });
    expect(form.faults).toEqual({});
  });

  it("may find that the e-mail has an account, and says whose", async () => {
    const form = start();
    form.actor.send({ type: "way.choose", way: "facebook", keep: false });
    const detail = { email: EMAIL, provider: "facebook" } as const;
    await form.access.submits.last.refuse(new SignInRefusal("accountExists", detail));
    expect(form.seen).toEqual({ ...AT_REST, problem: "accountExists" });
    expect(selectFormDetail(form.actor.getSnapshot())).toEqual(detail);
    form.submit();
    expect(selectFormDetail(form.actor.getSnapshot())).toEqual({});
  });
});

/** Last, since it looks back on what the cases above did. */
describe("the cases of signing in", () => {
  it("take every transition of the chart", () => {
    console.log(taken.figure);
    expect(taken.untaken).toEqual([]);
  });
});
