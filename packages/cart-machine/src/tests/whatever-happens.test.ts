import type { CartItem, Failure } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantityOf } from "../changes.ts";
import { lineOf } from "../testing.ts";
import { CartTestContext, type Who } from "./cart-test-context.ts";

/** The products that the shopper changes; other changes concern other products only. */
const OWN = ["arroz", "frijol"] as const;

/** The parameters of a step: each uses those that it needs. */
const how = fc.record({
  id: fc.constantFrom(...OWN),
  quantity: fc.integer({ min: 1, max: 6 }),
  /** Which of the pending calls. */
  at: fc.nat({ max: 5 }),
  failure: fc.constantFrom<Failure[]>({ id: 503 }, { id: 500 }, { id: 507 }, { id: 429, retryAfter: 9 }),
  who: fc.constantFrom<Who[]>("guest", "ana", "eva"),
  isTrue: fc.boolean(),
});
type How = typeof how extends fc.Arbitrary<infer T> ? T : never;
type Steps = Record<string, (context: CartTestContext, how: How) => void>;

const clicks: Steps = {
  add: (context, { id, quantity }) =>
    context.click((operationId) => ({ type: "line.add", operationId, item: lineOf(id, quantity) })),
  set: (context, { id, quantity }) =>
    context.click((operationId) => ({ type: "line.set", operationId, item: lineOf(id, quantity) })),
  remove: (context, { id }) => context.click((operationId) => ({ type: "line.remove", operationId, id })),
  empty: (context) => context.click((operationId) => ({ type: "cart.clear", operationId })),
};
const network: Steps = {
  answer: (context, { at }) => context.answer(at),
  arrive: (context, { at }) => context.arrive(at),
  loseAnswer: (context, { at, failure }) => {
    context.arrive(at);
    context.fail(at, failure);
  },
  fail: (context, { at, failure }) => context.fail(at, failure),
  setOnline: (context, { isTrue }) => context.setOnline(isTrue),
};
const life: Steps = {
  wait: (context) => context.wait(),
  retry: (context) => context.retry(),
  glance: (context) => context.glance(),
  reload: (context) => context.reload(),
  loseSession: (context, { at }) => {
    if (context.who === "guest") return;
    context.fail(at, { id: 401 });
    context.become("guest");
  },
  become: (context, { who }) => context.become(who),
  actElsewhere: (context, { isTrue }) => context.actElsewhere("leche", isTrue),
};
const steps = { ...clicks, ...network, ...life };

const of = (some: Steps) => fc.tuple(fc.constantFrom(...Object.keys(some)), how);
/** Half of the sequences begin with an account whose cart has been read. */
const story = fc.record({
  start: fc.constantFrom<Who[]>("guest", "ana"),
  taken: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: of(clicks) },
      { weight: 5, arbitrary: of(network) },
      { weight: 2, arbitrary: of(life) },
    ),
    { maxLength: 40 },
  ),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

async function play(context: CartTestContext, [first, ...rest]: Story["taken"]): Promise<void> {
  if (!first) return;
  const [name, taken] = first;
  steps[name]?.(context, taken);
  await context.listen();
  await play(context, rest);
}

const unitsOf = (items: readonly CartItem[]) =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
const ownOf = (items: readonly CartItem[]) =>
  Object.fromEntries(OWN.map((id) => [id, quantityOf(items, id)]));

/** The final state for a guest or an account: what is shown, what is stored, and what is expected. */
async function endOf(context: CartTestContext, who: Who) {
  if (who !== "guest") context.become(who);
  await context.settle();
  const { real } = context;
  return {
    who: context.who,
    shown: unitsOf(context.shown),
    real: unitsOf(real),
    own: ownOf(real),
    expected: ownOf(context.expected[context.who]),
    unsent: context.unsentOf(context.who).length,
  };
}

/** Every call succeeds; then each account signs in once more, so that its unsent changes are sent, too. */
async function endsAfter(context: CartTestContext, { start, taken }: Story) {
  context.become(start);
  await context.settle();
  await play(context, taken);
  return [await endOf(context, "guest"), await endOf(context, "ana"), await endOf(context, "eva")];
}

describe(
  "whatever is clicked, answered, lost, delayed, reloaded or done elsewhere",
  { timeout: 60_000 },
  () => {
    it("the screen ends equal to the server, and no click is lost or counted twice", async () => {
      expect.hasAssertions();
      const property = fc.asyncProperty(story, async (taken) => {
        const ends = await endsAfter(new CartTestContext(), taken);
        expect(ends).toEqual(ends.map((end) => ({ ...end, shown: end.real, own: end.expected, unsent: 0 })));
      });
      await fc.assert(property, { numRuns: 200 });
    });

    it("the screen ends equal to the server, also when that refuses for lack of stock", async () => {
      expect.hasAssertions();
      const property = fc.asyncProperty(story, async (taken) => {
        const context = new CartTestContext();
        context.server.stock.set("arroz", 4);
        const ends = await endsAfter(context, taken);
        expect(ends).toEqual(ends.map((end) => ({ ...end, shown: end.real, unsent: 0 })));
      });
      await fc.assert(property, { numRuns: 200 });
    });
  },
);
