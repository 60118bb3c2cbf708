import { FailureError, type Failure } from "@shop/contract";
import { chartErrors, CoveredTransitions, HeldCalls } from "@shop/machine-checks";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createActor, fromPromise, type EventFrom } from "xstate";
import { createQueryMachine } from "./create-query-machine.ts";
import { port } from "./ports.ts";

type Book = { title: string };
type BookKey = { id: string };

const bookMachine = createQueryMachine({
  id: "book",
  description: "One book.",
  load: port<Book, BookKey>("load"),
});
const transitions = new CoveredTransitions(bookMachine);
const DUNE = { title: "Dune" };
const EMMA = { title: "Emma" };

function runBook() {
  const calls = new HeldCalls<BookKey, Book, Failure>((failure) => new FailureError(failure));
  const received: unknown[] = [];
  const machine = bookMachine.provide({
    actors: { load: fromPromise<Book, BookKey>(({ input, signal }) => calls.hold(input, signal)) },
    actions: {
      notifyFailed: () => received.push("failed"),
      notifyClosed: () => received.push("closed"),
    },
  });
  const actor = createActor(machine, { inspect: transitions.note }).start();
  actor.on("book.loaded", ({ data }) => received.push(data));
  return {
    calls,
    received,
    send: (event: EventFrom<typeof bookMachine>) => actor.send(event),
    open: (id: string) => actor.send({ type: "book.open", id }),
    get seen() {
      const { context, value } = actor.getSnapshot();
      return { value, data: context.data, failure: context.failure };
    },
  };
}

const IDLE = { value: "idle", data: null, failure: null };
const LOADING = { ...IDLE, value: "loading" };

describe("a query", () => {
  it("requests nothing before it is opened", () => {
    const book = runBook();
    book.send({ type: "book.retry" });
    expect([book.seen, book.calls.all]).toEqual([IDLE, []]);
  });

  it("reads the data of its key once, and emits what it has read", async () => {
    const book = runBook();
    book.open("1");
    book.open("1");
    expect(book.seen).toEqual(LOADING);
    await book.calls.last.answer(DUNE);
    book.open("1");
    expect(book.seen).toEqual({ value: "ready", data: DUNE, failure: null });
    expect([book.calls.inputs, book.received]).toEqual([[{ id: "1" }], [DUNE]]);
  });

  it("of another key drops its data at once, and the pending response", async () => {
    const book = runBook();
    book.open("1");
    const first = book.calls.last;
    book.open("2");
    expect(first.signal.aborted).toBe(true);
    await book.calls.last.answer(EMMA);
    await first.answer(DUNE);
    expect(book.seen.data).toEqual(EMMA);
    book.open("1");
    expect(book.seen).toEqual(LOADING);
  });

  it("shows why it failed, until a retry has succeeded", async () => {
    const book = runBook();
    book.open("1");
    await book.calls.last.refuse({ id: 503 });
    expect(book.seen).toEqual({ value: "failed", data: null, failure: { id: 503 } });
    expect(book.received).toEqual(["failed"]);
    book.send({ type: "book.retry" });
    expect(book.seen).toEqual({ ...LOADING, failure: { id: 503 } });
    await book.calls.last.answer(DUNE);
    expect(book.seen).toEqual({ value: "ready", data: DUNE, failure: null });
  });

  it("that failed is retried when it is opened again", async () => {
    const book = runBook();
    book.open("1");
    await book.calls.last.refuse({ id: 503 });
    book.open("1");
    expect(book.seen).toEqual(LOADING);
  });

  it("takes what another call has answered with", async () => {
    const book = runBook();
    book.open("1");
    await book.calls.last.answer(DUNE);
    book.send({ type: "book.set", data: EMMA });
    expect(book.seen.data).toEqual(EMMA);
  });

  it("that is closed drops everything, also the pending response", async () => {
    const book = runBook();
    book.open("1");
    book.send({ type: "book.close" });
    await book.calls.last.answer(DUNE);
    expect([book.seen, book.received]).toEqual([IDLE, ["closed"]]);
  });

  it("knows the names of its events and the types of its key and data", () => {
    expectTypeOf<EventFrom<typeof bookMachine>>().toEqualTypeOf<
      | ({ type: "book.open" } & BookKey)
      | { type: "book.retry" }
      | { type: "book.set"; data: Book }
      | { type: "book.close" }
    >();
  });
});

describe("the chart of a query", () => {
  it("is named, connected, and answers what fails", () => {
    expect(chartErrors(bookMachine)).toEqual([]);
  });

  it("has no transition that these tests do not take", () => {
    expect(transitions.uncovered).toEqual([]);
  });
});
