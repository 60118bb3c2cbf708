import type { Suggestion } from "@shop/contract";
import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { selectActive, selectOptions, selectText } from "./marketplace-selectors.ts";
import { provideSearch } from "./marketplace-services.ts";
import { searchMachine, type SearchEvent, type SearchReport } from "./search-machine.ts";
import { FakeCatalogServices, productOf } from "./testing.ts";

const CATEGORY: Suggestion = { kind: "category", id: "lacteos", text: "Lácteos" };
const MILK: Suggestion = { kind: "product", text: "Leche entera 1 L", product: productOf("leche") };
const BRAND: Suggestion = { kind: "brand", text: "Lechera Alba" };
const transitions = new CoveredTransitions(searchMachine);

function runSearch({ recent = [] as string[] } = {}) {
  const services = new FakeCatalogServices();
  services.recent = recent;
  const clock = new SimulatedClock();
  const actor = createActor(provideSearch(services), {
    clock,
    inspect: transitions.note,
    input: { recent: services.recentSearches.read() },
  }).start();
  const reports: SearchReport[] = [];
  actor.on("search.wanted", (wish) => reports.push(wish));
  return {
    services,
    actor,
    reports,
    send: (event: SearchEvent) => actor.send(event),
    write: (text: string) => actor.send({ type: "search.write", text }),
    /** A pause in typing. */
    pause: () => clock.increment(150),
    wait: (ms: number) => clock.increment(ms),
    move: (...steps: (1 | -1)[]) => {
      for (const by of steps) actor.send({ type: "search.move", by });
    },
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        text: selectText(snapshot),
        options: selectOptions(snapshot).map(({ text }) => text),
        active: selectActive(snapshot),
        isAsking: snapshot.hasTag("asking"),
      };
    },
  };
}

/** Typed words, with their suggestions loaded. */
async function runSuggesting() {
  const box = runSearch();
  box.write("lech");
  box.pause();
  await box.services.suggestions.last.answer([CATEGORY, BRAND, MILK]);
  return box;
}

describe("typing", () => {
  it("asks after a pause, once, for what is there by then", async () => {
    const box = runSearch();
    box.write("l");
    box.wait(100);
    box.write("le");
    box.wait(100);
    box.write(" lech ");
    expect(box.services.suggestions.inputs).toEqual([]);
    box.pause();
    expect(box.services.suggestions.inputs).toEqual(["lech"]);
    expect(box.seen.isAsking).toBe(true);
    await box.services.suggestions.last.answer([CATEGORY, MILK]);
    expect(box.seen).toEqual({
      text: " lech ",
      options: ["Lácteos", "Leche entera 1 L"],
      active: null,
      isAsking: false,
    });
  });

  it("faster than the responses shows only those of the last letter, whichever arrives last", async () => {
    const box = runSearch();
    box.write("le");
    box.pause();
    const older = box.services.suggestions.last;
    box.write("pan");
    expect(older.signal.aborted).toBe(true);
    box.pause();
    await box.services.suggestions.last.answer([BRAND]);
    await older.answer([CATEGORY]);
    expect(box.seen.options).toEqual(["Lechera Alba"]);
  });

  it("keeps the former suggestions until newer ones are there, so that nothing flashes", async () => {
    const box = await runSuggesting();
    box.write("leche");
    expect(box.seen.options).toHaveLength(3);
    box.pause();
    expect(box.seen.options).toHaveLength(3);
    await box.services.suggestions.last.answer([MILK]);
    expect(box.seen.options).toEqual(["Leche entera 1 L"]);
  });

  it("works without suggestions when they fail to load", async () => {
    const box = await runSuggesting();
    box.write("pan");
    box.pause();
    await box.services.suggestions.last.refuse({ id: 503 });
    expect(box.seen).toMatchObject({ options: [], isAsking: false });
    box.send({ type: "search.submit" });
    expect(box.reports).toEqual([{ type: "search.wanted", words: "pan", suggestion: null }]);
  });

  it("is searched for and remembered as it is seen", () => {
    const box = runSearch();
    box.write("\u200blech\u202ee ");
    box.send({ type: "search.submit" });
    box.write("\u200b");
    box.send({ type: "search.submit" });
    expect(box.reports.map((wish) => wish.words)).toEqual(["leche", ""]);
    box.write("");
    box.send({ type: "search.open" });
    expect(box.seen.options).toEqual(["leche"]);
  });

  it("takes eighty letters and no more, as the server does", () => {
    const box = runSearch();
    box.write("a".repeat(100));
    expect(box.seen.text).toHaveLength(80);
    box.write(`${"a".repeat(79)}🥑`);
    expect(box.seen.text).toBe("a".repeat(79));
  });

  it("back to nothing drops the question and shows what was searched for before", async () => {
    const box = runSearch({ recent: ["pan dulce"] });
    box.write("le");
    box.pause();
    const late = box.services.suggestions.last;
    box.write("  ");
    expect([late.signal.aborted, box.seen.options]).toEqual([true, ["pan dulce"]]);
    await late.answer([CATEGORY]);
    expect(box.seen.options).toEqual(["pan dulce"]);
  });
});

describe("the keys", () => {
  it("go through the options and the text in a ring", async () => {
    const box = await runSuggesting();
    const places = [1, 1, 1, 1, 1, -1, -1, -1].map((by) => {
      box.move(by === 1 ? 1 : -1);
      return box.seen.active;
    });
    expect(places).toEqual([0, 1, 2, null, 0, null, 2, 1]);
  });

  it("begin in the text again with every letter, and when the caret moves", async () => {
    const box = await runSuggesting();
    box.move(1);
    box.send({ type: "search.unpoint" });
    expect(box.seen.active).toBeNull();
    box.move(1);
    box.write("leche");
    expect(box.seen.active).toBeNull();
  });

  it("open what was searched for before, and take it in the same stroke", () => {
    const box = runSearch({ recent: ["pan", "leche"] });
    box.move(1);
    expect(box.seen).toMatchObject({ options: ["pan", "leche"], active: 0 });
    box.send({ type: "search.dismiss" });
    expect(box.seen).toMatchObject({ options: [], active: null });
  });

  it("ask for suggestions when there are words in the closed box", async () => {
    const box = await runSuggesting();
    box.send({ type: "search.dismiss" });
    box.move(1);
    expect(box.services.suggestions.inputs).toEqual(["lech", "lech"]);
    await box.services.suggestions.last.answer([MILK]);
    expect(box.seen.options).toEqual(["Leche entera 1 L"]);
  });

  it("have nowhere to go where there are no options", () => {
    const box = runSearch();
    box.move(1, -1, -1);
    expect(box.seen.active).toBeNull();
  });
});

it("opening the box shows former searches, or requests suggestions for its words", () => {
  const box = runSearch({ recent: ["pan"] });
  box.send({ type: "search.open" });
  expect(box.seen.options).toEqual(["pan"]);
  box.send({ type: "search.show", words: "leche" });
  box.send({ type: "search.open" });
  expect(box.services.suggestions.inputs).toEqual(["leche"]);
});

describe("choosing", () => {
  it("leads to a category, a brand or a product, without a search", async () => {
    const box = await runSuggesting();
    box.send({ type: "search.choose", option: CATEGORY });
    expect(box.reports).toEqual([{ type: "search.wanted", words: "", suggestion: CATEGORY }]);
    expect([box.seen.options, box.services.recent]).toEqual([[], []]);
  });

  it("a former search repeats it, and it is the last one again", () => {
    const box = runSearch({ recent: ["pan", "leche"] });
    box.send({ type: "search.open" });
    box.send({ type: "search.choose", option: { kind: "recent", text: "leche" } });
    expect(box.reports).toEqual([{ type: "search.wanted", words: "leche", suggestion: null }]);
    expect(box.seen).toMatchObject({ text: "leche", options: [] });
    expect(box.services.recent).toEqual(["leche", "pan"]);
  });
});

it("a search remembers the words once, without spaces around them, the last eight", () => {
  const box = runSearch();
  for (const words of "uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve, DOS ".split(",")) {
    box.write(words);
    box.send({ type: "search.submit" });
  }
  expect(box.services.recent).toEqual(["DOS", "nueve", "ocho", "siete", "seis", "cinco", "cuatro", "tres"]);
  expect(box.reports.at(-1)).toEqual({ type: "search.wanted", words: "DOS", suggestion: null });
});

describe("what was searched for", () => {
  it("is what the device remembers, for a box that a server started", () => {
    const box = runSearch();
    box.send({ type: "search.recall", recent: ["pan"] });
    box.send({ type: "search.open" });
    expect(box.seen.options).toEqual(["pan"]);
  });

  it("can be forgotten one by one, or as a whole, on the device too", () => {
    const box = runSearch({ recent: ["pan", "leche", "queso"] });
    box.send({ type: "search.open" });
    box.move(1);
    box.send({ type: "search.forget", text: "leche" });
    expect(box.seen).toMatchObject({ options: ["pan", "queso"], active: null });
    expect(box.services.recent).toEqual(["pan", "queso"]);
    box.send({ type: "search.forgetAll" });
    expect([box.seen.options, box.services.recent]).toEqual([[], []]);
  });
});

describe("the address", () => {
  it("puts its words into the box, and closes it", async () => {
    const box = await runSuggesting();
    box.send({ type: "search.show", words: "queso" });
    expect(box.seen).toEqual({ text: "queso", options: [], active: null, isAsking: false });
  });

  it("that says the same words as before takes nothing away that was typed since", async () => {
    const box = runSearch();
    box.send({ type: "search.show", words: "queso" });
    box.write("pan");
    box.send({ type: "search.show", words: "queso" });
    expect(box.seen.text).toBe("pan");
    box.send({ type: "search.show", words: "" });
    expect(box.seen.text).toBe("");
  });

  it("has the box again once a suggestion was chosen instead of the words in it", async () => {
    const box = await runSuggesting();
    box.send({ type: "search.choose", option: CATEGORY });
    box.send({ type: "search.show", words: "" });
    expect(box.seen.text).toBe("");
  });
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
