import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { PromotionValues } from "./promotion-form-machine.ts";
import { promotionsMachine, providePromotions } from "./promotions-machine.ts";
import { aPromotion, FakeDesk } from "./testing.ts";

const transitions = new CoveredTransitions(promotionsMachine);

const TEN = aPromotion();
const FREE = aPromotion({ code: "ENVIO", percentage: undefined, minimum: 60_000 });
const TYPED: PromotionValues = {
  code: " diez ",
  kind: "percentage",
  percentage: "10",
  amount: "",
  minimum: "",
  from: "",
  to: "",
  oncePerAccount: "",
};
const SHOWN = {
  promotions: [FREE],
  failure: null,
  code: null,
  endFailure: null,
  outcome: null,
  value: "ready",
};

function openPromotions() {
  const services = new FakeDesk();
  const promotions = createActor(providePromotions(services.callDesk), { inspect: transitions.note }).start();
  const form = () => promotions.getSnapshot().children.promotionForm;
  return {
    lists: services.calls.listPromotions,
    added: services.calls.addPromotion,
    ended: services.calls.endPromotion,
    send: promotions.send.bind(promotions),
    form,
    submit: (over: Partial<PromotionValues> = {}) =>
      form()?.send({ type: "form.submit", values: { ...TYPED, ...over } }),
    get seen() {
      const { context, value } = promotions.getSnapshot();
      return { ...context, value };
    },
  };
}

async function openShown() {
  const promotions = openPromotions();
  await promotions.lists.last.answer({ promotions: [FREE] });
  return promotions;
}

async function openForm() {
  const promotions = await openShown();
  promotions.send({ type: "promotion.add" });
  return promotions;
}

describe("the promotions", () => {
  it("are read again when that failed", async () => {
    const promotions = openPromotions();
    await promotions.lists.last.refuse({ id: 503 });
    expect(promotions.seen).toEqual({ ...SHOWN, promotions: [], failure: { id: 503 }, value: "failed" });
    promotions.send({ type: "promotions.retry" });
    await promotions.lists.last.answer({ promotions: [FREE] });
    expect(promotions.seen).toEqual(SHOWN);
  });

  it("stay without a form that breaks", async () => {
    const promotions = await openForm();
    promotions.form()?.send({ type: "form.submit", values: null as never });
    expect(promotions.seen).toEqual(SHOWN);
  });
});

describe("a new promotion", () => {
  it.each<[Partial<PromotionValues>, object]>([
    [{}, { kind: "percentage", percentage: 10, minimum: 0 }],
    [
      { kind: "amount", amount: "50", minimum: "400.50", oncePerAccount: "on" },
      { kind: "amount", amount: 5000, minimum: 40_050, oncePerAccount: true },
    ],
    [
      { kind: "freeShipping", from: "2026-12-01", to: "2026-12-31" },
      { kind: "freeShipping", minimum: 0, from: "2026-12-01", to: "2026-12-31" },
    ],
  ])("of %o is sent as %o, and is the first of the list", async (typed, sent) => {
    const promotions = await openForm();
    promotions.submit(typed);
    expect(promotions.added.inputs).toEqual([{ code: " diez ", ...sent }]);
    await promotions.added.last.answer(TEN);
    const outcome = { code: "DIEZ", deed: "added" };
    expect(promotions.seen).toEqual({ ...SHOWN, promotions: [TEN, FREE], outcome });
    promotions.send({ type: "promotion.add" });
    expect(promotions.seen.outcome).toBeNull();
  });

  it("that somebody else has just made is in the list once", async () => {
    const promotions = await openForm();
    promotions.submit();
    await promotions.added.last.answer(FREE);
    expect(promotions.seen.promotions).toEqual([FREE]);
  });

  it.each<[Partial<PromotionValues>, object]>([
    [
      { code: "dos palabras", percentage: "1.5" },
      { code: "invalid", percentage: "invalid" },
    ],
    [
      { code: "", kind: "amount", amount: "50,00", minimum: "x" },
      { code: "invalid", amount: "invalid", minimum: "invalid" },
    ],
    [{ percentage: "101" }, { percentage: "invalid" }],
    [{ from: "2026-12-02", to: "2026-12-01" }, { to: "invalid" }],
  ])("is not made of %o, and says all that is wrong", async (wrong, errors) => {
    const promotions = await openForm();
    promotions.submit(wrong);
    expect(promotions.form()?.getSnapshot().context.errors).toEqual(errors);
    expect(promotions.added.all).toEqual([]);
  });

  it.each([
    [{ id: 422, field: "code" } as const, { errors: { code: "taken" }, failure: null }],
    [{ id: 503 } as const, { errors: {}, failure: { id: 503 } }],
  ])("that is refused with %o stays in the form", async (refusal, shown) => {
    const promotions = await openForm();
    promotions.submit();
    await promotions.added.last.refuse(refusal);
    expect(promotions.form()?.getSnapshot().context).toMatchObject(shown);
    promotions.form()?.send({ type: "form.close" });
    expect(promotions.seen).toEqual(SHOWN);
  });

  it("shows the fields of its kind", async () => {
    const promotions = await openForm();
    const hint = () => promotions.form()?.getSnapshot().context.hints;
    expect(hint()).toBe("percentage");
    const values = { ...TYPED, kind: "amount" };
    promotions.form()?.send({ type: "field.change", field: "kind", values });
    expect(hint()).toBe("amount");
  });
});

describe("the end of a promotion", () => {
  it("is confirmed, and is tried again when that failed", async () => {
    const promotions = await openShown();
    promotions.send({ type: "promotion.end", code: "ENVIO" });
    expect(promotions.seen).toEqual({ ...SHOWN, code: "ENVIO", value: "confirming" });
    promotions.send({ type: "ending.confirm" });
    await promotions.ended.last.refuse({ id: 503 });
    expect(promotions.seen).toMatchObject({ value: "confirming", endFailure: { id: 503 } });
    promotions.send({ type: "ending.confirm" });
    const ended = { ...FREE, state: "ended" } as const;
    await promotions.ended.last.answer(ended);
    expect(promotions.ended.inputs).toEqual([{ code: "ENVIO" }, { code: "ENVIO" }]);
    const outcome = { code: "ENVIO", deed: "ended" };
    expect(promotions.seen).toEqual({ ...SHOWN, promotions: [ended], outcome });
  });

  it("is dropped", async () => {
    const promotions = await openShown();
    promotions.send({ type: "promotion.end", code: "ENVIO" });
    promotions.send({ type: "ending.drop" });
    expect([promotions.seen, promotions.ended.all]).toEqual([SHOWN, []]);
  });
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
