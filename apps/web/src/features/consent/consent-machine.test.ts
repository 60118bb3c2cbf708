import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { consentMachine, selectChoice, selectIsOpen, type Choice } from "./consent-machine.ts";
import { createConsent } from "./create-consent.ts";
import { FakeConsent } from "./testing.ts";

const transitions = new CoveredTransitions(consentMachine);

function visit(choice: Choice | null = null) {
  const device = new FakeConsent(choice);
  const consent = createConsent(device, { inspect: transitions.note });
  return {
    device,
    consent,
    get view() {
      const snapshot = consent.getSnapshot();
      return { isOpen: selectIsOpen(snapshot), choice: selectChoice(snapshot), counts: device.isCollecting };
    },
  };
}

describe("a device that remembers nothing", () => {
  it("is asked, and counts nothing", () => {
    expect(visit().view).toEqual({ isOpen: true, choice: null, counts: false });
  });

  it("counts from the moment on that the shopper accepts, and remembers it", () => {
    const shop = visit();
    shop.consent.send({ type: "consent.accept" });
    expect(shop.view).toEqual({ isOpen: false, choice: "accepted", counts: true });
    expect(shop.device.choice).toBe("accepted");
  });

  it("counts nothing when the shopper rejects, and remembers it", () => {
    const shop = visit();
    shop.consent.send({ type: "consent.reject" });
    expect(shop.view).toEqual({ isOpen: false, choice: "rejected", counts: false });
    expect([shop.device.choice, shop.device.collections]).toEqual(["rejected", 0]);
  });
});

describe("a device that remembers", () => {
  it("does not ask again", () => {
    expect(visit("accepted").view).toEqual({ isOpen: false, choice: "accepted", counts: true });
    expect(visit("rejected").view).toEqual({ isOpen: false, choice: "rejected", counts: false });
  });

  it("stops at once and removes what is left when the shopper thinks better of it", () => {
    const shop = visit("accepted");
    shop.consent.send({ type: "consent.review" });
    expect(shop.view).toEqual({ isOpen: true, choice: "accepted", counts: true });
    shop.consent.send({ type: "consent.reject" });
    expect(shop.view).toEqual({ isOpen: false, choice: "rejected", counts: false });
    expect([shop.device.choice, shop.device.removals]).toEqual(["rejected", 1]);
  });

  it("keeps tracking, once, when the shopper accepts again or closes the question", () => {
    const shop = visit("accepted");
    shop.consent.send({ type: "consent.review" });
    shop.consent.send({ type: "consent.accept" });
    shop.consent.send({ type: "consent.review" });
    shop.consent.send({ type: "consent.close" });
    expect(shop.view).toEqual({ isOpen: false, choice: "accepted", counts: true });
    expect([shop.device.collections, shop.device.removals]).toEqual([1, 0]);
  });

  it("leaves a rejection as it is when the shopper only looks", () => {
    const shop = visit("rejected");
    shop.consent.send({ type: "consent.review" });
    expect(shop.view).toEqual({ isOpen: true, choice: "rejected", counts: false });
    shop.consent.send({ type: "consent.close" });
    expect(shop.view).toEqual({ isOpen: false, choice: "rejected", counts: false });
  });
});

describe("another tab", () => {
  it("decides for this one, too", () => {
    const shop = visit();
    shop.device.notifyChoice("accepted");
    expect(shop.view).toEqual({ isOpen: false, choice: "accepted", counts: true });
    shop.device.notifyChoice("accepted");
    expect(shop.device.collections).toBe(1);
    shop.device.notifyChoice("rejected");
    expect(shop.view).toEqual({ isOpen: false, choice: "rejected", counts: false });
    shop.device.notifyChoice("rejected");
    expect(shop.device.removals).toBe(1);
  });

  it("makes this one ask anew when it forgets", () => {
    const accepted = visit("accepted");
    accepted.device.notifyChoice(null);
    expect(accepted.view).toEqual({ isOpen: true, choice: null, counts: false });
    const rejected = visit("rejected");
    rejected.device.notifyChoice(null);
    expect(rejected.view).toEqual({ isOpen: true, choice: null, counts: false });
  });
});

it("no transition is left untaken by the tests above, but for what fails in a browser alone", () => {
  expect(transitions.uncovered).toEqual([
    "consent: xstate.error.actor.watchChoice [] → stays",
    "consent.granted: xstate.error.actor.collect [] → stays",
  ]);
});
