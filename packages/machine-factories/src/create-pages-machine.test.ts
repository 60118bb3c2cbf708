import { FailureError, type Failure } from "@shop/contract";
import { CoveredTransitions, HeldCalls } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createPagesMachine, type PageOf, type PageRequest } from "./create-pages-machine.ts";

type Book = { id: string };
type Genre = "novel" | null;

const shelfMachine = createPagesMachine<Book, Genre>("shelf", "Books, page after page.");
const transitions = new CoveredTransitions(shelfMachine);

function openShelf(genre: Genre = null) {
  const pages = new HeldCalls<PageRequest<Genre>, PageOf<Book>, Failure>(
    (failure) => new FailureError(failure),
  );
  const machine = shelfMachine.provide({
    actors: { loadPage: fromPromise(({ input, signal }) => pages.hold(input, signal)) },
  });
  const shelf = createActor(machine, { input: genre, inspect: transitions.note }).start();
  return {
    pages,
    more: () => shelf.send({ type: "list.more" }),
    get seen() {
      const { context, value } = shelf.getSnapshot();
      return {
        ids: context.rows.map(({ id }) => id),
        hasMore: context.nextCursor !== null,
        failure: context.failure,
        value,
      };
    },
  };
}

const books = (...ids: string[]): Book[] => ids.map((id) => ({ id }));
const EMPTY = { ids: [], hasMore: false, failure: null, value: "loading" };
const SHOWN = { ids: ["b-3", "b-2"], hasMore: true, failure: null, value: "ready" };

/** Shows two books; there are older ones. */
async function openFirstPage(genre?: Genre) {
  const shelf = openShelf(genre);
  await shelf.pages.last.answer({ rows: books("b-3", "b-2"), nextCursor: "b-2" });
  return shelf;
}

describe("a list", () => {
  it("is read when it opens, and page by page with its filter", async () => {
    expect(openShelf().seen).toEqual(EMPTY);
    const shelf = await openFirstPage("novel");
    expect(shelf.seen).toEqual(SHOWN);
    shelf.more();
    expect(shelf.pages.inputs).toEqual([
      { filter: "novel", cursor: null },
      { filter: "novel", cursor: "b-2" },
    ]);
  });

  it("has older rows appended, each once, until there are no more", async () => {
    const shelf = await openFirstPage();
    shelf.more();
    shelf.more();
    expect(shelf.seen).toEqual({ ...SHOWN, value: "loading" });
    await shelf.pages.last.answer({ rows: books("b-2", "b-1") });
    shelf.more();
    expect(shelf.seen).toEqual({ ...SHOWN, ids: ["b-3", "b-2", "b-1"], hasMore: false });
    expect(shelf.pages.all).toHaveLength(2);
  });

  it("stays when older rows cannot be read, and asks for them again", async () => {
    const shelf = await openFirstPage();
    shelf.more();
    await shelf.pages.last.refuse({ id: 503 });
    expect(shelf.seen).toEqual({ ...SHOWN, failure: { id: 503 }, value: "failed" });
    shelf.more();
    expect(shelf.seen).toEqual({ ...SHOWN, value: "loading" });
    expect(shelf.pages.inputs.map(({ cursor }) => cursor)).toEqual([null, "b-2", "b-2"]);
  });

  it("that cannot be read says why, and is read again", async () => {
    const shelf = openShelf();
    await shelf.pages.last.refuse({ id: 500 });
    expect(shelf.seen).toEqual({ ...EMPTY, failure: { id: 500 }, value: "failed" });
    shelf.more();
    await shelf.pages.last.answer({ rows: [] });
    expect(shelf.seen).toEqual({ ...EMPTY, value: "ready" });
  });
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
