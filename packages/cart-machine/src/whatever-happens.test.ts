import type { CartItem, Failure } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Click } from "./cart-events.ts";
import { quantityOf, type Change } from "./changes.ts";
import { lineOf } from "./testing.ts";
import { World } from "./scenarios/world.ts";

/** Its name is what a counterexample shows. */
class Step {
  readonly name: string;
  readonly take: (world: World) => void;

  constructor(name: string, take: (world: World) => void) {
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
const clicking = (name: string, click: (operationId: string) => [Click, Change]) =>
  step(name, (world) => world.click(click));

const clicks = fc.oneof(
  fc.tuple(fc.constantFrom(...OWN), fc.integer({ min: 1, max: 3 })).map(([id, quantity]) =>
    clicking(`add ${quantity} ${id}`, (operationId) => {
      const item = lineOf(id, quantity);
      return [
        { type: "line.add", operationId, item },
        { operationId, kind: "add", item },
      ];
    }),
  ),
  fc.tuple(fc.constantFrom(...OWN), fc.integer({ min: 1, max: 6 })).map(([id, quantity]) =>
    clicking(`set ${id} to ${quantity}`, (operationId) => {
      const item = lineOf(id, quantity);
      return [
        { type: "line.set", operationId, item },
        { operationId, kind: "set", item },
      ];
    }),
  ),
  fc.constantFrom(...OWN).map((id) =>
    clicking(`remove ${id}`, (operationId) => [
      { type: "line.remove", operationId, id },
      { operationId, kind: "remove", id },
    ]),
  ),
  fc.constant(
    clicking("empty", (operationId) => [
      { type: "cart.clear", operationId },
      { operationId, kind: "clear" },
    ]),
  ),
);

const failures: Failure[] = [{ id: 503 }, { id: 500 }, { id: 429, retryAfter: 9 }];
const index = fc.nat({ max: 5 });
const network = fc.oneof(
  index.map((at) => step(`answer ${at}`, (world) => world.answer(at))),
  index.map((at) => step(`arrive ${at}`, (world) => world.arrive(at))),
  index.map((at) =>
    step(`lose the answer of ${at}`, (world) => {
      world.arrive(at);
      world.fail(at, { id: 503 });
    }),
  ),
  fc
    .tuple(index, fc.constantFrom(...failures))
    .map(([at, failure]) => step(`fail ${at} with ${failure.id}`, (world) => world.fail(at, failure))),
  fc.boolean().map((isOnline) => step(isOnline ? "online" : "offline", (world) => world.setOnline(isOnline))),
);

const life = fc.oneof(
  fc.constant(step("wait", (world) => world.wait())),
  fc.constant(step("retry", (world) => world.retry())),
  fc.constant(step("glance", (world) => world.glance())),
  fc.constant(step("reload", (world) => world.reload())),
  fc
    .constantFrom<World["who"][]>("guest", "ana", "eva")
    .map((who) => step(`become ${who}`, (world) => world.become(who))),
  fc
    .boolean()
    .map((isHeard) =>
      step(`elsewhere${isHeard ? ", heard" : ""}`, (world) => world.actElsewhere("leche", isHeard)),
    ),
);

const happenings = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: clicks },
    { weight: 5, arbitrary: network },
    { weight: 2, arbitrary: life },
  ),
  { maxLength: 40 },
);

/** Half of the stories begin with an account whose cart has been read. */
const story = fc.record({ start: fc.constantFrom<World["who"][]>("guest", "ana"), steps: happenings });

async function tell(world: World, [first, ...rest]: readonly Step[]): Promise<void> {
  if (!first) return;
  first.take(world);
  await world.hear();
  await tell(world, rest);
}

async function begin(world: World, who: World["who"]): Promise<void> {
  world.become(who);
  await world.comeToRest();
}

type Units = Record<string, number>;
/** How a story ends for a guest or an account: what is on the screen, what is true, and what was wanted. */
type End = { who: World["who"]; shown: Units; real: Units; own: Units; wished: Units; unsent: number };

const unitsOf = (items: readonly CartItem[]): Units =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
const ownOf = (items: readonly CartItem[]): Units =>
  Object.fromEntries(OWN.map((id) => [id, quantityOf(items, id)]));

/** Everything gets through; then each account comes back once, so that what it left unsent is sent too. */
async function endsOf(world: World, [who, ...rest]: readonly World["who"][]): Promise<End[]> {
  if (!who) return [];
  if (who !== "guest") world.become(who);
  await world.comeToRest();
  const real = world.who === "guest" ? world.deviceLines : world.server.getCart(world.who).currentCart.items;
  const end = {
    who: world.who,
    shown: unitsOf(world.shown),
    real: unitsOf(real),
    own: ownOf(real),
    wished: ownOf(world.wished[world.who]),
    unsent: world.kept(world.who).length,
  };
  return [end, ...(await endsOf(world, rest))];
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
          const world = new World();
          await begin(world, start);
          await tell(world, steps);
          const ends = await endsOf(world, ALL);
          expect(ends).toEqual(ends.map((end) => ({ ...end, shown: end.real, own: end.wished, unsent: 0 })));
        }),
        RUNS,
      );
    });

    it("the screen ends as the server is, also when that refuses what it has not got", async () => {
      expect.hasAssertions();
      await fc.assert(
        fc.asyncProperty(story, async ({ start, steps }) => {
          const world = new World();
          world.server.stock.set("arroz", 4);
          await begin(world, start);
          await tell(world, steps);
          const ends = await endsOf(world, ALL);
          expect(ends).toEqual(ends.map((end) => ({ ...end, shown: end.real, unsent: 0 })));
        }),
        RUNS,
      );
    });
  },
);
