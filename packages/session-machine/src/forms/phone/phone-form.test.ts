import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { Secret } from "../../secret.ts";
import { FakeAuth } from "../../testing.ts";
import { selectErrors, selectFormFailure, selectIsSubmitting } from "../selectors.ts";
import { phoneFormMachine, providePhoneForm } from "./phone-form.ts";
import { selectPhone, selectSecondsLeft, selectStep } from "./selectors.ts";

const PHONE = "55 1234 5678";
const E164 = "+525512345678";
const CODE = "908070";
const SECOND = 1000;
const transitions = new CoveredTransitions(phoneFormMachine);

/** The real form with fake services, and its emitted events. */
function start() {
  const auth = new FakeAuth();
  const { submit, sendCode } = auth;
  const clock = new SimulatedClock();
  const actor = createActor(providePhoneForm({ submit, sendCode, now: () => clock.now() }), {
    clock,
    inspect: transitions.note,
  });
  const received: string[] = [];
  actor.on("*", (event) => received.push(event.type === "error.focus" ? event.field : event.type));
  actor.start();
  const number = (phone: string, country: string) => ({ phone, country });
  const code = (text: string) => ({ code: new Secret(text) });
  return {
    actor,
    auth,
    clock,
    received,
    submitNumber: (phone = PHONE, { country = "MX", rememberMe = false } = {}) =>
      actor.send({ type: "form.submit", values: { ...number(phone, country), rememberMe } }),
    typeNumber: (phone: string, country = "MX") =>
      actor.send({ type: "field.change", field: "phone", values: number(phone, country) }),
    leaveNumber: (phone: string) =>
      actor.send({ type: "field.leave", field: "phone", values: number(phone, "MX") }),
    chooseCountry: (country: string, phone: string) =>
      actor.send({ type: "field.change", field: "country", values: number(phone, country) }),
    submitCode: (text = CODE) => actor.send({ type: "code.submit", values: code(text) }),
    typeCode: (text: string) => actor.send({ type: "field.change", field: "code", values: code(text) }),
    leaveCode: (text: string) => actor.send({ type: "field.leave", field: "code", values: code(text) }),
    get errors() {
      return selectErrors(actor.getSnapshot());
    },
    get seen() {
      const form = actor.getSnapshot();
      return {
        step: selectStep(form),
        busy: selectIsSubmitting(form),
        failure: selectFormFailure(form),
        seconds: selectSecondsLeft(form),
      };
    },
  };
}

/** The form after a code was sent. */
async function startWithCode({ rememberMe = false } = {}) {
  const form = start();
  form.submitNumber(PHONE, { rememberMe });
  await form.auth.codes.last.answer({ verificationId: "sms-1" });
  return form;
}

const NUMBER = { step: "number", busy: false, failure: null, seconds: 0 };
const WAITING = { step: "code", busy: false, failure: null, seconds: 30 };

describe("the number", () => {
  it("is validated on blur, on submit, and as it is corrected", () => {
    const form = start();
    form.leaveNumber("");
    form.typeNumber("55");
    expect(form.errors).toEqual({});
    form.leaveNumber("55 1234");
    expect(form.errors).toEqual({ phone: "tooShort" });
    form.typeNumber(PHONE);
    expect(form.errors).toEqual({});
    form.submitNumber("");
    expect(form.errors).toEqual({ phone: "required" });
    expect(form.received).toEqual(["phone"]);
    expect(form.auth.codes.all).toEqual([]);
  });

  it("is judged anew when another country is chosen", () => {
    const form = start();
    form.leaveNumber("612 345 678");
    expect(form.errors).toEqual({ phone: "tooShort" });
    form.chooseCountry("ES", "612 345 678");
    expect(form.errors).toEqual({});
  });

  it("gets one code, however often it is sent", async () => {
    const form = start();
    form.submitNumber();
    form.submitNumber();
    expect(form.auth.codes.inputs).toEqual([{ phone: E164 }]);
    expect(form.seen).toEqual({ ...NUMBER, busy: true });
    await form.auth.codes.last.answer({ verificationId: "sms-1" });
    expect(form.seen).toEqual(WAITING);
    expect(selectPhone(form.actor.getSnapshot())).toEqual({
      e164: E164,
      country: "MX",
      national: "55 1234 5678",
      international: "+52 55 1234 5678",
    });
  });

  it.each([
    ["invalidPhone", ["phone"]],
    ["tooManyAttempts", []],
    ["unreachable", []],
    ["notOffered", []],
  ] as const)("that gets no code says why, and can be tried again: %s", async (reason, focused) => {
    const form = start();
    form.submitNumber();
    await form.auth.codes.last.refuse(reason);
    expect(form.seen).toEqual({ ...NUMBER, failure: reason });
    expect(form.received).toEqual(focused);
    form.submitNumber();
    expect(form.seen).toEqual({ ...NUMBER, busy: true });
  });
});

describe("the code", () => {
  it("is validated on blur, on submit, and as it is corrected", async () => {
    const form = await startWithCode();
    form.leaveCode("");
    form.typeCode("12");
    expect(form.errors).toEqual({});
    form.leaveCode("12");
    expect(form.errors).toEqual({ code: "invalid" });
    form.typeCode(CODE);
    expect(form.errors).toEqual({});
    form.submitCode("");
    expect(form.errors).toEqual({ code: "required" });
    form.submitCode("12345a");
    form.submitCode("1234567");
    expect(form.errors).toEqual({ code: "invalid" });
    expect(form.received).toEqual(["code", "code", "code"]);
    expect(form.auth.submits.all).toEqual([]);
  });

  it.each([
    [CODE, true],
    ["908 070", true],
    [" 908-070\n", false],
    ["９０８０７０", false],
  ])("is sent in as many digits as it is: %s", async (typed, rememberMe) => {
    const form = await startWithCode({ rememberMe });
    form.submitCode(typed);
    form.submitCode(typed);
    expect(form.auth.submits.inputs).toEqual([
      { attempt: { method: "phone", verificationId: "sms-1", code: CODE }, rememberMe },
    ]);
    expect(form.seen).toEqual({ ...WAITING, busy: true });
    // It stays busy until the screen is unmounted.
    await form.auth.submits.last.answer();
    expect(form.seen).toEqual({ ...WAITING, busy: true });
  });

  it("that is wrong keeps the number, gets the focus, and can be tried again", async () => {
    const form = await startWithCode();
    form.submitCode("654321");
    await form.auth.submits.last.refuse("wrongCode");
    expect(form.seen).toEqual({ ...WAITING, failure: "wrongCode" });
    expect(form.received).toEqual(["code"]);
    form.submitCode();
    expect(form.seen).toEqual({ ...WAITING, busy: true });
    expect(form.auth.codes.all).toHaveLength(1);
  });

  it("that is too old offers another one at once", async () => {
    const form = await startWithCode();
    form.submitCode();
    await form.auth.submits.last.refuse("codeExpired");
    expect(form.seen).toEqual({ ...WAITING, failure: "codeExpired", seconds: 0 });
    form.actor.send({ type: "code.resend" });
    expect(form.seen).toEqual({ ...WAITING, busy: true, seconds: 0 });
    await form.auth.codes.last.answer({ verificationId: "sms-2" });
    form.submitCode();
    expect(form.auth.submits.inputs.at(-1)).toMatchObject({ attempt: { verificationId: "sms-2" } });
  });

  it("that cannot be checked stays, and shows why", async () => {
    const form = await startWithCode();
    form.submitCode();
    await form.auth.submits.last.refuse("unreachable");
    expect(form.seen).toEqual({ ...WAITING, failure: "unreachable" });
    expect(form.received).toEqual([]);
  });

  it("is not stored", async () => {
    const form = await startWithCode();
    const remembered: string[] = [];
    form.actor.subscribe(() => remembered.push(JSON.stringify(form.actor.getPersistedSnapshot())));
    form.typeCode(CODE);
    form.leaveCode(CODE);
    form.submitCode();
    await form.auth.submits.last.refuse("wrongCode");
    expect(remembered).toHaveLength(4);
    expect(remembered.join("\n")).not.toContain(CODE);
  });
});

describe("another code", () => {
  it("is offered after thirty seconds, which are counted down", async () => {
    const form = await startWithCode();
    form.actor.send({ type: "code.resend" });
    form.clock.increment(3 * SECOND);
    expect(form.seen).toEqual({ ...WAITING, seconds: 27 });
    form.clock.increment(26 * SECOND);
    expect(form.seen).toEqual({ ...WAITING, seconds: 1 });
    expect(form.auth.codes.all).toHaveLength(1);
    form.clock.increment(SECOND);
    expect(form.seen).toEqual({ ...WAITING, seconds: 0 });
  });

  it("is offered at once on a page that was asleep, such as behind the message with the code", async () => {
    const form = await startWithCode();
    form.clock.increment(45 * SECOND);
    expect(form.seen).toEqual({ ...WAITING, seconds: 0 });
  });

  it("is sent once, restarts the countdown and shows that it was sent", async () => {
    const form = await startWithCode();
    form.clock.increment(30 * SECOND);
    form.actor.send({ type: "code.resend" });
    form.actor.send({ type: "code.resend" });
    expect(form.auth.codes.inputs).toEqual([{ phone: E164 }, { phone: E164 }]);
    await form.auth.codes.last.answer({ verificationId: "sms-2" });
    expect(form.seen).toEqual(WAITING);
    expect(form.received).toEqual(["code.resent"]);
  });

  it("that is not sent shows why, and can be tried again", async () => {
    const form = await startWithCode();
    form.clock.increment(30 * SECOND);
    form.actor.send({ type: "code.resend" });
    await form.auth.codes.last.refuse("tooManyAttempts");
    expect(form.seen).toEqual({ ...WAITING, failure: "tooManyAttempts", seconds: 0 });
    expect(form.received).toEqual([]);
  });

  it("is sent no sooner for a wrong code in between: the countdown continues", async () => {
    const form = await startWithCode();
    form.clock.increment(5 * SECOND);
    form.submitCode();
    form.clock.increment(5 * SECOND);
    await form.auth.submits.last.refuse("wrongCode");
    expect(form.seen).toMatchObject({ seconds: 20 });
    form.clock.increment(19 * SECOND);
    expect(form.seen).toMatchObject({ seconds: 1 });
    form.clock.increment(SECOND);
    expect(form.seen).toMatchObject({ seconds: 0 });
  });
});

describe("a wrong number", () => {
  it("can be changed, and the form begins anew with it", async () => {
    const form = await startWithCode();
    form.submitCode("1");
    form.actor.send({ type: "number.edit" });
    expect(form.seen).toEqual({ ...NUMBER, seconds: 30 });
    expect(form.errors).toEqual({});
    form.submitNumber("33 1234 5678", { rememberMe: true });
    expect(form.auth.codes.inputs.at(-1)).toEqual({ phone: "+523312345678" });
    await form.auth.codes.last.answer({ verificationId: "sms-2" });
    form.submitCode();
    expect(form.auth.submits.inputs).toEqual([
      { attempt: { method: "phone", verificationId: "sms-2", code: CODE }, rememberMe: true },
    ]);
  });

  it("that was right after all gets no second code while the first is pending", async () => {
    const form = await startWithCode();
    form.clock.increment(10 * SECOND);
    form.actor.send({ type: "number.edit" });
    form.submitNumber("+52 (55) 1234-5678", { rememberMe: true });
    expect(form.seen).toEqual({ ...WAITING, seconds: 20 });
    expect(form.auth.codes.all).toHaveLength(1);
    form.submitCode();
    expect(form.auth.submits.inputs).toEqual([
      { attempt: { method: "phone", verificationId: "sms-1", code: CODE }, rememberMe: true },
    ]);
  });

  it("that gets no code does not count as one to which a code was sent", async () => {
    const form = await startWithCode();
    form.actor.send({ type: "number.edit" });
    form.submitNumber("33 1234 5678");
    await form.auth.codes.last.refuse("unreachable");
    form.submitNumber("33 1234 5678");
    expect(form.auth.codes.all).toHaveLength(3);
  });

  it.each(["before", "after"])(
    "gets another code once the first had time to arrive, %s it is edited",
    async (order) => {
      const form = await startWithCode();
      if (order === "before") form.clock.increment(30 * SECOND);
      form.actor.send({ type: "number.edit" });
      if (order === "after") form.clock.increment(30 * SECOND);
      form.submitNumber();
      expect(form.auth.codes.all).toHaveLength(2);
    },
  );
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
