import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { AUTH_ACCOUNT, FakeAccount } from "../testing.ts";
import { provideVerification, verificationMachine } from "./verification-machine.ts";

const transitions = new CoveredTransitions(verificationMachine);
const UNVERIFIED = { ...AUTH_ACCOUNT, emailVerified: false };

function openVerification(machine = provideVerification) {
  const account = new FakeAccount();
  const actor = createActor(machine(account.services), { inspect: transitions.note }).start();
  return {
    account,
    stop: () => actor.stop(),
    send: () => actor.send({ type: "verification.send" }),
    check: () => actor.send({ type: "verification.check" }),
    comeBack: () => window.dispatchEvent(new Event("focus")),
    /** What the screen reads. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return { ...snapshot.context, tags: [...snapshot.tags] };
    },
  };
}

const WAITING = { email: AUTH_ACCOUNT.email, isSent: false, signInFailure: null, tags: ["unverified"] };
const VERIFIED = { email: AUTH_ACCOUNT.email, isSent: false, signInFailure: null, tags: ["verified"] };

async function openUnverified() {
  const verification = openVerification();
  await verification.account.accesses.last.answer(UNVERIFIED);
  return verification;
}

describe("the verification of an e-mail", () => {
  it.each([
    ["is verified", AUTH_ACCOUNT, VERIFIED],
    ["does not exist", { ...AUTH_ACCOUNT, email: null, emailVerified: false }, { ...VERIFIED, email: null }],
  ])("has nothing to do when it %s", async (_, authAccount, seen) => {
    const verification = openVerification();
    expect(verification.seen).toEqual({ ...VERIFIED, email: null, tags: ["checking"] });
    await verification.account.accesses.last.answer(authAccount);
    expect(verification.seen).toEqual(seen);
  });

  it("shows that the identity service does not answer, and checks again on a retry", async () => {
    const verification = openVerification();
    await verification.account.accesses.last.refuse("unreachable");
    expect(verification.seen).toEqual({
      email: null,
      isSent: false,
      signInFailure: "unreachable",
      tags: ["unknown"],
    });
    verification.check();
    await verification.account.accesses.last.answer(UNVERIFIED);
    expect(verification.seen).toEqual(WAITING);
  });

  it("sends the mail once for one click, and again for another", async () => {
    const verification = await openUnverified();
    verification.send();
    verification.send();
    expect(verification.seen).toEqual({ ...WAITING, tags: ["unverified", "sending"] });
    expect(verification.account.verifications.all).toHaveLength(1);
    await verification.account.verifications.last.answer();
    expect(verification.seen).toEqual({ ...WAITING, isSent: true });
    verification.send();
    expect(verification.account.verifications.all).toHaveLength(2);
  });

  it("shows why a mail was not sent", async () => {
    const verification = await openUnverified();
    verification.send();
    await verification.account.verifications.last.refuse("tooManyAttempts");
    expect(verification.seen).toEqual({ ...WAITING, signInFailure: "tooManyAttempts" });
    verification.send();
    expect(verification.seen.signInFailure).toBeNull();
  });

  it("checks again on every return from another window, until the link was followed", async () => {
    const verification = await openUnverified();
    verification.comeBack();
    expect(verification.seen).toEqual(WAITING);
    await verification.account.accesses.last.answer(UNVERIFIED);
    expect(verification.seen).toEqual(WAITING);
    verification.comeBack();
    await verification.account.accesses.last.refuse("unreachable");
    expect(verification.seen).toEqual(WAITING);
    verification.comeBack();
    await verification.account.accesses.last.answer(AUTH_ACCOUNT);
    expect(verification.seen).toEqual(VERIFIED);
    verification.comeBack();
    expect(verification.account.accesses.all).toHaveLength(4);
  });

  it("sends the mail also when the click was what brought the shopper back", async () => {
    const verification = await openUnverified();
    verification.comeBack();
    verification.send();
    expect(verification.seen.tags).toEqual(["unverified", "sending"]);
    expect(verification.account.verifications.all).toHaveLength(1);
  });

  it("looks at nothing any more when it is closed", async () => {
    const verification = await openUnverified();
    verification.stop();
    verification.comeBack();
    expect(verification.account.accesses.all).toHaveLength(1);
  });

  it("works where returns to the page are not reported", async () => {
    const verification = openVerification((services) => {
      const { readAuthAccount } = provideVerification(services).implementations.actors;
      return verificationMachine.provide({ actors: { readAuthAccount: readAuthAccount as never } }); // its own type, widened
    });
    await verification.account.accesses.last.answer(UNVERIFIED);
    expect(verification.seen).toEqual(WAITING);
  });
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
