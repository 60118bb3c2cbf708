import { FailureError, type Failure } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { Secret, SignInFailureError, type AccountEnding, type SignInMethod } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { createActor, type EventFrom } from "xstate";
import { reauthenticationMachine } from "./reauthentication-machine.ts";
import { provideSecurity, securityMachine } from "./security-machine.ts";
import type { SecurityAction } from "./security-action.ts";
import { AUTH_ACCOUNT, FakeAccount } from "../../testing.ts";

const PASSWORD = new Secret("jitomate y cebolla");
const CHANGE: SecurityAction = { kind: "password", password: PASSWORD };
const subject = (
  kind: SecurityAction["kind"],
  method: SignInMethod | null = null,
  email: string | null = null,
) => ({
  kind,
  method,
  email,
});

const transitions = new CoveredTransitions(securityMachine, reauthenticationMachine);

function openSecurity(leave: (endingIdentity: AccountEnding) => Promise<void> = () => Promise.resolve()) {
  const account = new FakeAccount();
  const endings: AccountEnding[] = [];
  const machine = provideSecurity(account.services, (endingIdentity) => {
    endings.push(endingIdentity);
    return leave(endingIdentity);
  });
  return run(account, endings, machine);
}

function run(account: FakeAccount, endings: AccountEnding[], machine: ReturnType<typeof provideSecurity>) {
  const actor = createActor(machine, {
    inspect: transitions.note,
  }).start();
  return {
    account,
    endings,
    send: (event: EventFrom<typeof securityMachine>) => actor.send(event),
    do: (action: SecurityAction) => actor.send({ type: "action.start", action }),
    reauthentication: () => {
      const { reauthentication } = actor.getSnapshot().children;
      if (!reauthentication) throw new Error("nothing is to be confirmed");
      return reauthentication;
    },
    get step() {
      return actor.getSnapshot().children.reauthentication?.getSnapshot().value;
    },
    /** What the screen reads, without the data of the action, which may be secret. */
    get seen() {
      const { context, tags } = actor.getSnapshot();
      const { authAccount, action: _, ...rest } = context;
      return { methods: authAccount?.methods.map(({ method }) => method), ...rest, tags: [...tags] };
    },
    get action() {
      return actor.getSnapshot().context.action;
    },
    /** What a log or a visualizer would show. */
    get readable() {
      return JSON.stringify(actor.getPersistedSnapshot());
    },
  };
}

const READY = {
  methods: ["password"],
  panel: null,
  subject: null,
  isDone: false,
  failure: null,
  tags: ["idle"],
};

async function openReady(leave?: (endingIdentity: AccountEnding) => Promise<void>) {
  const security = openSecurity(leave);
  await security.account.accesses.last.answer(AUTH_ACCOUNT);
  return security;
}

const MAIL = {
  type: "code.send",
  contact: { method: "emailCode", email: "ana@correo.example" },
} as const;

/** Types and sends the code from the mail. */
async function enterCode(security: Awaited<ReturnType<typeof openReady>>, code = "123456") {
  security.reauthentication().send(MAIL);
  await security.account.emailCodes.last.answer();
  await expect.poll(() => security.step).toBe("entering");
  security.reauthentication().send({ type: "form.submit", values: { code: new Secret(code) } });
}

/** Types a new password, for which the sign-in was too long ago. */
async function openReauthentication() {
  const security = await openReady();
  security.send({ type: "panel.open", panel: { kind: "password" } });
  security.do(CHANGE);
  await security.account.passwords.last.refuse("needsRecentSignIn");
  return security;
}

describe("the safety of the account", () => {
  it("begins with how one signs in", async () => {
    const security = openSecurity();
    expect(security.seen).toEqual({ ...READY, methods: undefined, tags: [] });
    await security.account.accesses.last.answer(AUTH_ACCOUNT);
    expect(security.seen).toEqual(READY);
  });

  it("that cannot be loaded shows why, and is loaded again on a retry", async () => {
    const security = openSecurity();
    await security.account.accesses.last.refuse("unreachable");
    expect(security.seen).toEqual({
      ...READY,
      methods: undefined,
      failure: { signInFailure: "unreachable" },
      tags: ["failed"],
    });
    security.send({ type: "security.retry" });
    await security.account.accesses.last.answer(AUTH_ACCOUNT);
    expect(security.seen).toEqual(READY);
  });

  it("has one thing open at a time", async () => {
    const security = await openReady();
    security.send({ type: "panel.open", panel: { kind: "password" } });
    security.send({ type: "panel.open", panel: { kind: "unlink", method: "google" } });
    expect(security.seen).toEqual({ ...READY, panel: { kind: "unlink", method: "google" } });
    security.send({ type: "panel.close" });
    expect(security.seen).toEqual(READY);
  });
});

describe("an action", () => {
  it("is done once, closes what was open, and how one signs in is read again", async () => {
    const security = await openReady();
    security.send({ type: "panel.open", panel: { kind: "password" } });
    security.do(CHANGE);
    security.do({ kind: "export" });
    expect(security.seen).toEqual({
      ...READY,
      panel: { kind: "password" },
      subject: subject("password"),
      tags: ["acting"],
    });
    expect(security.account.passwords.inputs.map(({ password }) => password.reveal())).toEqual([
      PASSWORD.reveal(),
    ]);
    await security.account.passwords.last.answer();
    expect(security.seen).toEqual({ ...READY, subject: subject("password"), isDone: true });
    expect(security.action).toBeNull();
    await security.account.accesses.last.answer({ ...AUTH_ACCOUNT, methods: [] });
    expect(security.seen.methods).toEqual([]);
    expect(security.account.accesses.all).toHaveLength(2);
  });

  it("after which the sign-in methods cannot be read shows no outdated ones", async () => {
    const security = await openReady();
    security.do({ kind: "unlink", method: "google" });
    await security.account.unlinks.last.answer();
    await security.account.accesses.last.refuse("unreachable");
    expect(security.seen.tags).toEqual(["failed"]);
  });

  it.each<[SecurityAction, (account: FakeAccount) => unknown, unknown]>([
    [
      { kind: "email", email: " nueva@correo.example " },
      ({ emails }) => emails.last.input,
      { email: "nueva@correo.example" },
    ],
    [
      { kind: "link", method: { method: "facebook" } },
      ({ links }) => links.last.input,
      { method: "facebook" },
    ],
    [{ kind: "unlink", method: "phone" }, ({ unlinks }) => unlinks.last.input, { method: "phone" }],
    [{ kind: "signOutEverywhere" }, ({ endings }) => endings.all.length, 1],
    [{ kind: "export" }, ({ exports }) => exports.all.length, 1],
    [{ kind: "delete" }, ({ deletions }) => deletions.all.length, 1],
  ])("%j goes to its own service, in the very click", async (action, asked, input) => {
    const security = await openReady();
    security.do(action);
    expect(asked(security.account)).toEqual(input);
  });

  it("that failed shows why, and the open panel stays", async () => {
    const security = await openReady();
    security.send({ type: "panel.open", panel: { kind: "email" } });
    security.do({ kind: "email", email: "nueva@correo.example" });
    await security.account.emails.last.refuse("tooManyAttempts");
    expect(security.seen).toEqual({
      ...READY,
      panel: { kind: "email" },
      subject: subject("email", null, "nueva@correo.example"),
      failure: { signInFailure: "tooManyAttempts" },
    });
  });

  it("that the shop refuses shows the shop's failure", async () => {
    const security = await openReady();
    security.do({ kind: "signOutEverywhere" });
    await security.account.endings.last.refuse({ id: 429, retryAfter: 3 });
    expect(security.seen.failure).toEqual({ failure: { id: 429, retryAfter: 3 } });
  });

  it("gives the data as a file that people can read", async () => {
    const security = await openReady();
    security.do({ kind: "export" });
    await security.account.exports.last.answer({ profile: { name: "Ana" } });
    await expect.poll(() => security.seen).toEqual({ ...READY, subject: subject("export"), isDone: true });
    expect(security.account.files).toEqual([
      {
        name: "mis-datos.json",
        text: '{\n  "profile": {\n    "name": "Ana"\n  }\n}',
        type: "application/json",
      },
    ]);
    expect(security.account.accesses.all).toHaveLength(1);
  });
});

describe("an action that ends the session", () => {
  it.each<[SecurityAction, "endings" | "deletions", AccountEnding]>([
    [{ kind: "signOutEverywhere" }, "endings", "signedOutEverywhere"],
    [{ kind: "delete" }, "deletions", "accountDeleted"],
  ])("%j leaves once it is done", async (action, calls, endingIdentity) => {
    const security = await openReady();
    security.do(action);
    expect(security.endings).toEqual([]);
    await security.account[calls].last.answer();
    expect(security.endings).toEqual([endingIdentity]);
    expect(security.seen.tags).toEqual(["acting"]);
  });

  it("stays on its last picture when leaving does not work", async () => {
    const security = await openReady(() => Promise.reject(new Error("no way out")));
    security.do({ kind: "signOutEverywhere" });
    await security.account.endings.last.answer();
    expect(security.seen.tags).toEqual(["acting"]);
  });
});

describe("an action that needs reauthentication", () => {
  it("waits for the code that is mailed to the account, then continues by itself", async () => {
    const security = await openReauthentication();
    expect(security.seen).toEqual({
      ...READY,
      panel: { kind: "password" },
      subject: subject("password"),
      tags: ["reauthenticating"],
    });
    await enterCode(security);
    expect(security.account.emailCodes.inputs).toEqual([{ email: "ana@correo.example" }]);
    const { method, code } = security.account.reauthentications.last.input;
    expect([method, code.reveal()]).toEqual(["emailCode", "123456"]);
    await security.account.reauthentications.last.answer();
    await expect.poll(() => security.seen.tags).toEqual(["acting"]);
    expect(security.account.passwords.inputs.map(({ password }) => password.reveal())).toEqual([
      PASSWORD.reveal(),
      PASSWORD.reveal(),
    ]);
    await security.account.passwords.last.answer();
    expect(security.seen.isDone).toBe(true);
  });

  it("takes a code that is sent to the phone of the account", async () => {
    const security = await openReauthentication();
    security
      .reauthentication()
      .send({ type: "code.send", contact: { method: "phone", phone: "+525512345678" } });
    await security.account.codes.last.answer({ verificationId: "sms-1" });
    await expect.poll(() => security.step).toBe("entering");
    security.reauthentication().send({ type: "form.submit", values: { code: new Secret("123 456") } });
    expect(security.account.codes.inputs).toEqual([{ phone: "+525512345678" }]);
    expect(security.account.reauthentications.last.input).toMatchObject({
      method: "phone",
      verificationId: "sms-1",
    });
  });

  it("asks again when the service is not content yet", async () => {
    const security = await openReauthentication();
    await enterCode(security);
    await security.account.reauthentications.last.answer();
    await expect.poll(() => security.account.passwords.all.length).toBe(2);
    await security.account.passwords.last.refuse("needsRecentSignIn");
    expect(security.step).toBe("choosing");
  });

  it("is not done when the shopper cancels; what was typed stays", async () => {
    const security = await openReauthentication();
    await enterCode(security);
    security.send({ type: "reauthentication.cancel" });
    expect(security.seen).toEqual({ ...READY, panel: { kind: "password" } });
    expect(security.action).toBeNull();
    await security.account.reauthentications.last.answer();
    expect(security.account.passwords.all).toHaveLength(1);
  });

  it("is not done when the reauthentication breaks down", async () => {
    const account = new FakeAccount();
    const machine = provideSecurity(account.services, () => Promise.resolve()).provide({
      actors: {
        reauthentication: reauthenticationMachine.provide({
          actions: {
            setContact: () => {
              throw new Error("broken");
            },
          },
        }),
      },
    });
    const security = run(account, [], machine);
    await account.accesses.last.answer(AUTH_ACCOUNT);
    security.do(CHANGE);
    await account.passwords.last.refuse("needsRecentSignIn");
    security.reauthentication().send(MAIL);
    expect(security.seen).toMatchObject({ tags: ["idle"], failure: { signInFailure: "unexpected" } });
  });

  it("exposes neither password nor code to an inspector", async () => {
    const security = await openReauthentication();
    await enterCode(security);
    expect(security.readable).toContain("•••");
    expect(security.readable).not.toContain(PASSWORD.reveal());
    expect(security.readable).not.toContain("123456");
  });
});

describe("the reauthentication", () => {
  const seenOf = (security: Awaited<ReturnType<typeof openReauthentication>>) => {
    const { context, value } = security.reauthentication().getSnapshot();
    return { value, error: context.error, failure: context.failure };
  };

  it("shows why no code was sent, and can send it elsewhere", async () => {
    const security = await openReauthentication();
    security.reauthentication().send(MAIL);
    security.reauthentication().send(MAIL);
    expect(security.account.emailCodes.all).toHaveLength(1);
    await security.account.emailCodes.last.refuse("tooManyAttempts");
    await expect
      .poll(() => seenOf(security))
      .toEqual({ value: "choosing", error: null, failure: "tooManyAttempts" });
    security
      .reauthentication()
      .send({ type: "code.send", contact: { method: "phone", phone: "+525512345678" } });
    expect(seenOf(security)).toEqual({ value: "sending", error: null, failure: null });
  });

  it("wants a code of six digits", async () => {
    const security = await openReauthentication();
    const focused: string[] = [];
    security.reauthentication().on("error.focus", ({ field }) => focused.push(field));
    await enterCode(security, "12345");
    expect(seenOf(security)).toEqual({ value: "entering", error: "invalid", failure: null });
    expect(focused).toEqual(["code"]);
    security
      .reauthentication()
      .send({ type: "field.change", field: "code", values: { code: new Secret("12345") } });
    expect(seenOf(security)).toEqual({ value: "entering", error: null, failure: null });
    expect(security.account.reauthentications.all).toEqual([]);
  });

  it("with a wrong code shows so, and accepts another one or resends it", async () => {
    const security = await openReauthentication();
    await enterCode(security);
    await security.account.reauthentications.last.refuse("wrongCode");
    await expect
      .poll(() => seenOf(security))
      .toEqual({ value: "entering", error: null, failure: "wrongCode" });
    security.reauthentication().send({ type: "contact.choose" });
    expect(seenOf(security)).toEqual({ value: "choosing", error: null, failure: null });
  });
});

it.each<[string, Error, boolean]>([
  ["the identity service says so", new SignInFailureError("needsRecentSignIn"), true],
  ["the shop says so", failed({ id: 403, reason: "signInTooOld" }), true],
  ["it belongs to another", failed({ id: 403, reason: "notYours" }), false],
  ["the password is wrong", new SignInFailureError("wrongCredentials"), false],
  ["nobody knows what went wrong", new Error("unforeseen"), false],
])("whether reauthentication is needed when %s", async (_, error, isNeeded) => {
  const security = openSecurity();
  const perform = security.account.services;
  perform.changeEmail = () => Promise.reject(error);
  await security.account.accesses.last.answer(AUTH_ACCOUNT);
  security.do({ kind: "email", email: "nueva@correo.example" });
  await expect.poll(() => security.seen.tags).toEqual([isNeeded ? "reauthenticating" : "idle"]);
});

function failed(failure: Failure): Error {
  return new FailureError(failure);
}

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
