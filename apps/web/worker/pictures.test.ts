// @vitest-environment node
import { describe, expect, it } from "vitest";
import { PICTURES } from "./names.ts";
import { answerPicture } from "./pictures.ts";
import { FakeWorkerContext, ORIGIN } from "./testing/fake-worker-context.ts";
import { inTurn } from "./testing/in-turn.ts";

const MILK = "/pictures/milk.webp";
const WEEK = 7 * 24 * 60 * 60 * 1000;

async function show(context: FakeWorkerContext, path = MILK): Promise<string> {
  const response = await answerPicture(new Request(`${ORIGIN}${path}`), context);
  await context.settle();
  return response.text();
}

function contextWithMilk(): FakeWorkerContext {
  const context = new FakeWorkerContext();
  context.answer(MILK, "milk", { type: "image/webp" });
  return context;
}

describe("a picture", () => {
  it("is asked for once, and then kept", async () => {
    const context = contextWithMilk();
    expect([await show(context), await show(context)]).toEqual(["milk", "milk"]);
    expect(context.asked).toEqual([MILK]);
  });

  it("keeps its type", async () => {
    const context = contextWithMilk();
    await show(context);
    const cached = await answerPicture(new Request(`${ORIGIN}${MILK}`), context);
    expect(cached.headers.get("content-type")).toBe("image/webp");
  });

  it("is asked for again after a week", async () => {
    const context = contextWithMilk();
    await show(context);
    context.answer(MILK, "new milk", { type: "image/webp" });
    context.time += WEEK - 1;
    expect(await show(context)).toBe("milk");
    context.time += 1;
    expect(await show(context)).toBe("new milk");
    expect(await show(context)).toBe("new milk");
    expect(context.asked).toEqual([MILK, MILK]);
  });

  it("of long ago is better than none without a network", async () => {
    const context = contextWithMilk();
    await show(context);
    context.time += 10 * WEEK;
    context.isOffline = true;
    expect(await show(context)).toBe("milk");
  });

  it("that was never seen is missing without a network", async () => {
    const context = contextWithMilk();
    context.isOffline = true;
    await expect(show(context)).rejects.toThrow(TypeError);
  });

  it("that is none is shown, and not kept", async () => {
    const context = new FakeWorkerContext();
    context.answer(MILK, "<title>Bienvenido a la red del café</title>", { type: "text/html" });
    await show(context);
    await show(context, "/pictures/none.webp");
    expect(context.on(PICTURES)).toEqual([]);
  });

  it("is shown when there is no room for it", async () => {
    const context = contextWithMilk();
    context.isFull = true;
    expect(await show(context)).toBe("milk");
  });
});

describe("two hundred pictures", () => {
  it("are kept, the ones that came last", async () => {
    const context = new FakeWorkerContext();
    const paths = Array.from({ length: 203 }, (_, index) => `/pictures/${index}.webp`);
    for (const path of paths) context.answer(path, path, { type: "image/webp" });
    await inTurn(paths, (path) => show(context, path));
    expect(context.on(PICTURES)).toEqual(paths.slice(3));
  });
});
