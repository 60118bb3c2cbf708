// @vitest-environment node
import { describe, expect, it } from "vitest";
import { answerCatalogue } from "./answers.ts";
import { setHome } from "./cache-home.ts";
import type { AnswerReport } from "./messages.ts";
import { answersName } from "./names.ts";
import { FakeWorkerContext, ORIGIN } from "./testing/fake-worker-context.ts";
import { inTurn } from "./testing/in-turn.ts";

const CATALOGUE = "/api/httpCatalogServices";
const SHELL = { version: "1", files: [] };
const WEEK = 7 * 24 * 60 * 60 * 1000;
const HOME = { method: "getHome" };
const milk = (price: number) => JSON.stringify({ result: { product: { id: "leche", price } } });
const GONE = JSON.stringify({ result: { code: { id: 410, productId: "leche", message: "" } } });
const BUSY = JSON.stringify({ result: { code: { id: 429, retryAfter: 5, message: "" } } });

class Shopper {
  readonly context = new FakeWorkerContext();
  readonly received: AnswerReport["type"][] = [];

  /** The server's answer to every call from now on. */
  serve(body: string, status = 200): void {
    this.context.isOffline = false;
    this.context.answer(CATALOGUE, body, { status, type: "application/json" });
  }

  async ask(data: object, shell = SHELL): Promise<string> {
    const request = new Request(`${ORIGIN}${CATALOGUE}`, { method: "POST", body: JSON.stringify({ data }) });
    const response = await answerCatalogue(request, shell, this.context, ({ type }) =>
      this.received.push(type),
    );
    await this.context.settle();
    return response.text();
  }
}

const ofMilk = { method: "getProduct", id: "leche" };
const ofBread = { method: "getProduct", id: "pan" };

/** Somebody who has seen a product, and whose network is gone. */
async function offlineAfterMilk(): Promise<Shopper> {
  const shopper = new Shopper();
  shopper.serve(milk(28));
  await shopper.ask(ofMilk);
  shopper.context.isOffline = true;
  return shopper;
}

describe("with a network", () => {
  it("the server's answer is shown, however good the one is that was kept", async () => {
    const shopper = await offlineAfterMilk();
    shopper.serve(milk(31));
    expect(await shopper.ask(ofMilk)).toBe(milk(31));
    expect(shopper.received).toEqual(["answer.fresh", "answer.fresh"]);
    expect(shopper.context.asked).toEqual([CATALOGUE, CATALOGUE]);
  });

  it("a failure of the server is shown as such", async () => {
    const shopper = await offlineAfterMilk();
    shopper.serve("", 500);
    expect(await shopper.ask(ofMilk)).toBe("");
  });

  it("an answer is shown when there is no room to keep it", async () => {
    const shopper = new Shopper();
    shopper.serve(milk(28));
    shopper.context.isFull = true;
    expect(await shopper.ask(ofMilk)).toBe(milk(28));
  });

  it("only somebody who has seen an answer before is given up on after eight seconds", async () => {
    const shopper = await offlineAfterMilk();
    shopper.serve(milk(31));
    await shopper.ask(ofMilk);
    expect(shopper.context.inits.map((init) => init?.signal !== undefined)).toEqual([false, true]);
  });
});

describe("without a network", () => {
  it("the last answer is shown, and told to be that", async () => {
    const shopper = await offlineAfterMilk();
    expect(await shopper.ask(ofMilk)).toBe(milk(28));
    expect(shopper.received).toEqual(["answer.fresh", "answer.cached"]);
  });

  it("the newest of two answers is shown", async () => {
    const shopper = await offlineAfterMilk();
    shopper.serve(milk(31));
    await shopper.ask(ofMilk);
    shopper.context.isOffline = true;
    expect(await shopper.ask(ofMilk)).toBe(milk(31));
  });

  it("what was never asked has no answer", async () => {
    const shopper = await offlineAfterMilk();
    await expect(shopper.ask(ofBread)).rejects.toThrow(TypeError);
    await expect(shopper.ask({ ...ofMilk, id: "lech" })).rejects.toThrow(TypeError);
    expect(shopper.received).toEqual(["answer.fresh"]);
  });

  it("an answer of a week ago is none", async () => {
    const shopper = await offlineAfterMilk();
    shopper.context.time += WEEK;
    await expect(shopper.ask(ofMilk)).rejects.toThrow(TypeError);
  });

  it("the code of another version gets no answer of this one", async () => {
    const shopper = await offlineAfterMilk();
    await expect(shopper.ask(ofMilk, { version: "2", files: [] })).rejects.toThrow(TypeError);
  });

  it("a product that is no longer sold does not come back", async () => {
    const shopper = await offlineAfterMilk();
    shopper.serve(GONE);
    await shopper.ask(ofMilk);
    shopper.context.isOffline = true;
    await expect(shopper.ask(ofMilk)).rejects.toThrow(TypeError);
  });

  it("a rejection for now has not taken the place of what was seen", async () => {
    const shopper = await offlineAfterMilk();
    shopper.serve(BUSY);
    await shopper.ask(ofMilk);
    shopper.context.isOffline = true;
    expect(await shopper.ask(ofMilk)).toBe(milk(28));
  });
});

describe("what is kept", () => {
  it("is not what a shopper types into the search box", async () => {
    const shopper = new Shopper();
    shopper.serve(JSON.stringify({ result: { suggestions: [] } }));
    await shopper.ask({ method: "suggest", query: "pañales" });
    expect(shopper.context.names).toEqual([]);
  });

  it("names no question", async () => {
    const { context } = await offlineAfterMilk();
    expect(context.on(answersName("1"))).toEqual([expect.stringMatching(/^\/answers\/[0-9a-f]{64}$/)]);
  });

  it("is sixty answers, the ones that came last", async () => {
    const shopper = new Shopper();
    shopper.serve(milk(28));
    const ids = Array.from({ length: 62 }, (_, number) => String(number));
    await inTurn(ids, (id) => shopper.ask({ ...ofMilk, id }));
    shopper.context.isOffline = true;
    expect(shopper.context.on(answersName("1"))).toHaveLength(60);
    await expect(shopper.ask({ ...ofMilk, id: "1" })).rejects.toThrow(TypeError);
    expect(await shopper.ask({ ...ofMilk, id: "2" })).toBe(milk(28));
  });
});

describe("the home", () => {
  it("is there for the second visit, though no worker saw the first", async () => {
    const shopper = new Shopper();
    shopper.serve(milk(28));
    await setHome(ORIGIN, SHELL, shopper.context);
    await shopper.context.settle();
    shopper.context.isOffline = true;
    expect(await shopper.ask(HOME)).toBe(milk(28));
  });
});
