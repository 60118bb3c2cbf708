// @vitest-environment node
import { describe, expect, it } from "vitest";
import { PICTURES } from "./names.ts";
import { answerPicture } from "./pictures.ts";
import { FakeWorld, ORIGIN } from "./testing/fake-world.ts";
import { inTurn } from "./testing/in-turn.ts";

const MILK = "/pictures/milk.webp";
const WEEK = 7 * 24 * 60 * 60 * 1000;

async function show(world: FakeWorld, path = MILK): Promise<string> {
  const response = await answerPicture(new Request(`${ORIGIN}${path}`), world);
  await world.settle();
  return response.text();
}

function worldWithMilk(): FakeWorld {
  const world = new FakeWorld();
  world.answer(MILK, "milk", { type: "image/webp" });
  return world;
}

describe("a picture", () => {
  it("is asked for once, and then kept", async () => {
    const world = worldWithMilk();
    expect([await show(world), await show(world)]).toEqual(["milk", "milk"]);
    expect(world.asked).toEqual([MILK]);
  });

  it("keeps its type", async () => {
    const world = worldWithMilk();
    await show(world);
    const kept = await answerPicture(new Request(`${ORIGIN}${MILK}`), world);
    expect(kept.headers.get("content-type")).toBe("image/webp");
  });

  it("is asked for again after a week", async () => {
    const world = worldWithMilk();
    await show(world);
    world.answer(MILK, "new milk", { type: "image/webp" });
    world.time += WEEK - 1;
    expect(await show(world)).toBe("milk");
    world.time += 1;
    expect(await show(world)).toBe("new milk");
    expect(await show(world)).toBe("new milk");
    expect(world.asked).toEqual([MILK, MILK]);
  });

  it("of long ago is better than none without a network", async () => {
    const world = worldWithMilk();
    await show(world);
    world.time += 10 * WEEK;
    world.isOffline = true;
    expect(await show(world)).toBe("milk");
  });

  it("that was never seen is missing without a network", async () => {
    const world = worldWithMilk();
    world.isOffline = true;
    await expect(show(world)).rejects.toThrow(TypeError);
  });

  it("that is none is shown, and not kept", async () => {
    const world = new FakeWorld();
    world.answer(MILK, "<title>Bienvenido a la red del café</title>", { type: "text/html" });
    await show(world);
    await show(world, "/pictures/none.webp");
    expect(world.on(PICTURES)).toEqual([]);
  });

  it("is shown when there is no room for it", async () => {
    const world = worldWithMilk();
    world.isFull = true;
    expect(await show(world)).toBe("milk");
  });
});

describe("two hundred pictures", () => {
  it("are kept, the ones that came last", async () => {
    const world = new FakeWorld();
    const paths = Array.from({ length: 203 }, (_, index) => `/pictures/${index}.webp`);
    for (const path of paths) world.answer(path, path, { type: "image/webp" });
    await inTurn(paths, (path) => show(world, path));
    expect(world.on(PICTURES)).toEqual(paths.slice(3));
  });
});
