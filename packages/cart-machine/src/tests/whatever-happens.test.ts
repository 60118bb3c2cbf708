import type { CartItem, Failure } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantityOf, type Change } from "../changes.ts";
import { lineOf } from "../testing.ts";
import { CartTestContext } from "./cart-test-context.ts";

/** Its name is what a counterexample shows. */
class Step {
  readonly name: string;
  readonly take: (services: CartTestContext) => void;

  constructor(name: string, take: (services: CartTestContext) => void) {
    this.name = name;
    this.take = take;
  }

  toString(): string {
    return this.name;
  }

  get [Symbol.toStringTag](): string {
    return this.name;
  }
}

/** What the shopper clicks on; somebody else touches other products alone. */
const OWN = ["arroz", "frijol"];

const step = (name: string, take: Step["take"]) => new Step(name, take);
const clicking = (name: string, click: (operationId: string) => Change) =>
  step(name, (services) => services.click(click));

const clicks = fc.oneof(
  fc.tuple(fc.constantFrom(...OWN), fc.integer({ min: 1, max: 3 })).map(([id, quantity]) =>
    clicking(`add ${quantity} ${id}`, (operationId) => ({
      type: "line.add",
      operationId,
      item: lineOf(id, quantity),
    })),
  ),
  fc.tuple(fc.constantFrom(...OWN), fc.integer({ min: 1, max: 6 })).map(([id, quantity]) =>
    clicking(`set ${id} to ${quantity}`, (operationId) => ({
      type: "line.set",
      operationId,
      item: lineOf(id, quantity),
    })),
  ),
  fc
    .constantFrom(...OWN)
    .map((id) => clicking(`remove ${id}`, (operationId) => ({ type: "line.remove", operationId, id }))),
  fc.constant(clicking("empty", (operationId) => ({ type: "cart.clear", operationId }))),
);

const failures: Failure[] = [{ id: 503 }, { id: 500 }, { id: 507 }, { id: 429, retryAfter: 9 }];
const index = fc.nat({ max: 5 });
const network = fc.oneof(
  index.map((at) => step(`answer ${at}`, (services) => services.answer(at))),
  index.map((at) => step(`arrive ${at}`, (services) => services.arrive(at))),
  index.map((at) =>
    step(`lose the answer of ${at}`, (services) => {
      services.arrive(at);
      services.fail(at, { id: 503 });
    }),
  ),
  fc
    .tuple(index, fc.constantFrom(...failures))
    .map(([at, failure]) => step(`fail ${at} with ${failure.id}`, (services) => services.fail(at, failure))),
  fc
    .boolean()
    .map((isOnline) => step(isOnline ? "online" : "offline", (services) => services.setOnline(isOnline))),
);

const life = fc.oneof(
  fc.constant(step("wait", (services) => services.wait())),
  fc.constant(step("retry", (services) => services.retry())),
  fc.constant(step("glance", (services) => services.glance())),
  fc.constant(step("reload", (services) => services.reload())),
  index.map((at) =>
    step(`lose the session at ${at}`, (services) => {
      if (services.who === "guest") return;
      services.fail(at, { id: 401 });
      services.become("guest");
    }),
  ),
  fc
    .constantFrom<CartTestContext["who"][]>("guest", "ana", "eva")
    .map((who) => step(`become ${who}`, (services) => services.become(who))),
  fc
    .boolean()
    .map((isReceived) =>
      step(`elsewhere${isReceived ? ", notified" : ""}`, (services) =>
        services.actElsewhere("leche", isReceived),
      ),
    ),
);

const modelEvents = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: clicks },
    { weight: 5, arbitrary: network },
    { weight: 2, arbitrary: life },
  ),
  { maxLength: 40 },
);

/** Half of the stories begin with an account whose cart has been read. */
const story = fc.record({
  start: fc.constantFrom<CartTestContext["who"][]>("guest", "ana"),
  steps: modelEvents,
});

async function play(services: CartTestContext, [first, ...rest]: readonly Step[]): Promise<void> {
  if (!first) return;
  first.take(services);
  await services.listen();
  await play(services, rest);
}

async function begin(services: CartTestContext, who: CartTestContext["who"]): Promise<void> {
  services.become(who);
  await services.settle();
}

type Units = Record<string, number>;
/** How a story ends for a guest or an account: what is on the screen, what is true, and what was wanted. */
type End = {
  who: CartTestContext["who"];
  shown: Units;
  real: Units;
  own: Units;
  expected: Units;
  unsent: number;
};

const unitsOf = (items: readonly CartItem[]): Units =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
const ownOf = (items: readonly CartItem[]): Units =>
  Object.fromEntries(OWN.map((id) => [id, quantityOf(items, id)]));

/** Everything gets through; then each account comes back once, so that what it left unsent is sent too. */
async function endsOf(
  services: CartTestContext,
  [who, ...rest]: readonly CartTestContext["who"][],
): Promise<End[]> {
  if (!who) return [];
  if (who !== "guest") services.become(who);
  await services.settle();
  const real =
    services.who === "guest" ? services.deviceLines : services.server.getCart(services.who).currentCart.items;
  const end = {
    who: services.who,
    shown: unitsOf(services.shown),
    real: unitsOf(real),
    own: ownOf(real),
    expected: ownOf(services.expected[services.who]),
    unsent: services.unsentOf(services.who).length,
  };
  return [end, ...(await endsOf(services, rest))];
}

const ALL = ["guest", "ana", "eva"] as const;
const RUNS = { numRuns: 200 };

describe(
  "whatever is clicked, answered, lost, delayed, reloaded or done elsewhere",
  { timeout: 60_000 },
  () => {
    it("the screen ends as the server is, and no click is lost or counted twice", async () => {
      expect.hasAssertions();
      await fc.assert(
        fc.asyncProperty(story, async ({ start, steps }) => {
          const services = new CartTestContext();
          await begin(services, start);
          await play(services, steps);
          const ends = await endsOf(services, ALL);
          expect(ends).toEqual(
            ends.map((end) => ({ ...end, shown: end.real, own: end.expected, unsent: 0 })),
          );
        }),
        RUNS,
      );
    });

    it("the screen ends as the server is, also when that refuses what it has not got", async () => {
      expect.hasAssertions();
      await fc.assert(
        fc.asyncProperty(story, async ({ start, steps }) => {
          const services = new CartTestContext();
          services.server.stock.set("arroz", 4);
          await begin(services, start);
          await play(services, steps);
          const ends = await endsOf(services, ALL);
          expect(ends).toEqual(ends.map((end) => ({ ...end, shown: end.real, unsent: 0 })));
        }),
        RUNS,
      );
    });
  },
);
