import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, type EventFrom } from "xstate";
import { addressBookMachine, provideAddressBook } from "./address-book-machine.ts";
import { addressValidation, type AddressDraft, type AddressField } from "./address-draft.ts";
import { addressFormMachine } from "./address-form-machine.ts";
import { anAddress } from "@shop/checkout-machine/testing";
import { FakeAccount } from "../testing.ts";

const HOME = anAddress({ id: "casa", isDefault: true });
const OFFICE = anAddress({ id: "trabajo", street: "Avenida Central", interiorNumber: "4" });
const DRAFT: AddressDraft = {
  name: "Ana Torres",
  phone: "999 123 4567",
  street: "Calle del Árbol",
  exteriorNumber: "12",
  interiorNumber: "",
  neighbourhood: "Centro",
  postalCode: "97000",
  city: "Mérida",
  state: "Yucatán",
  notes: "",
};
const OPERATION = "operacion-1";

const transitions = new CoveredTransitions(addressBookMachine);

function openBook(machine = provideAddressBook) {
  const account = new FakeAccount();
  const actor = createActor(machine(account.services), {
    inspect: transitions.note,
  }).start();
  const form = () => {
    const child = actor.getSnapshot().children.form;
    if (!child) throw new Error("no form is open");
    return child;
  };
  return {
    account,
    form,
    send: (event: EventFrom<typeof addressBookMachine>) => actor.send(event),
    submit: (values: AddressDraft = DRAFT) => form().send({ type: "form.submit", values }),
    /** What the screen reads from the address book. */
    get seen() {
      const { context, tags } = actor.getSnapshot();
      const { addresses, target, failure, done } = context;
      return { ids: addresses.map(({ id }) => id), target, failure, done, tags: [...tags] };
    },
    /** What the screen reads from the form. */
    get typed() {
      const { context, tags } = form().getSnapshot();
      return {
        errors: Object.keys(context.errors),
        failure: context.failure,
        isSaving: tags.has("submitting"),
      };
    },
  };
}

const SHOWN = { ids: ["casa", "trabajo"], target: null, failure: null, done: null, tags: [] };
const WRITING = { errors: [], failure: null, isSaving: false };

async function openFull() {
  const book = openBook();
  await book.account.books.last.answer({ addresses: [HOME, OFFICE] });
  return book;
}

/** The form of a new address is open. */
async function openNew() {
  const book = await openFull();
  book.send({ type: "address.add", operationId: OPERATION });
  return book;
}

/** The response when the shop has saved the form's address under the idempotency key. */
const saved = (other: Partial<AddressDraft> = {}) => ({
  addresses: [HOME, OFFICE, anAddress({ id: OPERATION, ...other })],
  id: OPERATION,
});

describe("the address book", () => {
  it("is read when it opens", async () => {
    const book = openBook();
    expect(book.seen).toEqual({ ...SHOWN, ids: [], tags: ["loading"] });
    await book.account.books.last.answer({ addresses: [HOME, OFFICE] });
    expect(book.seen).toEqual(SHOWN);
  });

  it("that cannot be loaded shows why, and is loaded again on a retry", async () => {
    const book = openBook();
    await book.account.books.last.refuse({ id: 500 });
    expect(book.seen).toEqual({ ...SHOWN, ids: [], failure: { id: 500 }, tags: ["failed"] });
    book.send({ type: "book.retry" });
    await book.account.books.last.answer({ addresses: [] });
    expect(book.seen).toEqual({ ...SHOWN, ids: [] });
  });

  it("makes another address the first choice, one at a time", async () => {
    const book = await openFull();
    book.send({ type: "address.prefer", id: "trabajo" });
    book.send({ type: "address.prefer", id: "casa" });
    book.send({ type: "address.remove", id: "casa" });
    expect(book.seen).toEqual({ ...SHOWN, target: "trabajo", tags: ["preferring"] });
    await book.account.defaults.last.answer({ addresses: [OFFICE, HOME] });
    expect(book.seen).toEqual({
      ...SHOWN,
      ids: ["trabajo", "casa"],
      target: "trabajo",
      done: "preferred",
    });
    expect(book.account.defaults.inputs).toEqual([{ id: "trabajo" }]);
  });

  it("shows at the address why it did not become the preferred one", async () => {
    const book = await openFull();
    book.send({ type: "address.prefer", id: "trabajo" });
    await book.account.defaults.last.refuse({ id: 404, what: "address" });
    expect(book.seen).toEqual({ ...SHOWN, target: "trabajo", failure: { id: 404, what: "address" } });
  });

  it("takes an address out only after asking", async () => {
    const book = await openFull();
    book.send({ type: "address.remove", id: "casa" });
    expect(book.seen).toEqual({ ...SHOWN, target: "casa", tags: ["confirming"] });
    book.send({ type: "removal.cancel" });
    expect(book.seen).toEqual({ ...SHOWN, target: "casa" });
    expect(book.account.removals.inputs).toEqual([]);
    book.send({ type: "address.remove", id: "casa" });
    book.send({ type: "removal.confirm" });
    book.send({ type: "removal.confirm" });
    expect(book.seen).toEqual({ ...SHOWN, target: "casa", tags: ["confirming", "removing"] });
    await book.account.removals.last.answer({ addresses: [OFFICE] });
    expect(book.seen).toEqual({ ...SHOWN, ids: ["trabajo"], done: "removed" });
    expect(book.account.removals.inputs).toEqual([{ id: "casa" }]);
  });

  it("keeps the question open when an address could not be removed", async () => {
    const book = await openFull();
    book.send({ type: "address.remove", id: "casa" });
    book.send({ type: "removal.confirm" });
    await book.account.removals.last.refuse({ id: 503 });
    expect(book.seen).toEqual({ ...SHOWN, target: "casa", failure: { id: 503 }, tags: ["confirming"] });
    book.send({ type: "removal.confirm" });
    expect(book.seen.failure).toBeNull();
  });

  it("survives a form that breaks down", async () => {
    const broken = openBook((services) =>
      provideAddressBook(services).provide({
        actors: {
          addressForm: addressFormMachine.provide({
            actions: {
              notifyClosed: () => {
                throw new Error("broken");
              },
            },
          }),
        },
      }),
    );
    await broken.account.books.last.answer({ addresses: [HOME, OFFICE] });
    broken.send({ type: "address.edit", id: "casa" });
    broken.form().send({ type: "form.close" });
    expect(broken.seen).toEqual({ ...SHOWN, target: "casa", failure: { id: 500 } });
  });
});

describe("a new address", () => {
  it("is saved once, trimmed and without empty fields", async () => {
    const book = await openNew();
    expect(book.seen.tags).toEqual(["editing"]);
    book.submit({ ...DRAFT, name: " Ana Torres ", postalCode: " 97-000 " });
    book.submit();
    expect(book.typed).toEqual({ ...WRITING, isSaving: true });
    await book.account.savedAddresses.last.answer(saved());
    expect(book.seen).toEqual({
      ...SHOWN,
      ids: ["casa", "trabajo", OPERATION],
      target: OPERATION,
      done: "saved",
    });
    const { interiorNumber: _, notes: __, ...address } = DRAFT;
    expect(book.account.savedAddresses.inputs).toEqual([{ address, operationId: OPERATION }]);
  });

  it("that could not be sent stays in the form, and is sent again as the same one", async () => {
    const book = await openNew();
    book.submit();
    await book.account.savedAddresses.last.refuse({ id: 503 });
    expect(book.typed).toEqual({ ...WRITING, failure: { id: 503 } });
    book.submit();
    expect(book.account.savedAddresses.inputs.map(({ operationId }) => operationId)).toEqual([
      OPERATION,
      OPERATION,
    ]);
  });

  it("is saved as last typed when an earlier attempt was saved and its response lost", async () => {
    const book = await openNew();
    book.submit();
    await book.account.savedAddresses.last.refuse({ id: 503 });
    book.submit({ ...DRAFT, exteriorNumber: "14" });
    await book.account.savedAddresses.last.answer(saved());
    expect(book.typed).toEqual({ ...WRITING, isSaving: true });
    expect(book.account.savedAddresses.last.input).toEqual({
      address: expect.objectContaining({ id: OPERATION, exteriorNumber: "14" }),
    });
    await book.account.savedAddresses.last.answer(saved({ exteriorNumber: "14" }));
    expect(book.seen.done).toBe("saved");
  });

  it("whose last wording could not be sent is the one of the book from then on", async () => {
    const book = await openNew();
    book.submit();
    await book.account.savedAddresses.last.refuse({ id: 503 });
    book.submit({ ...DRAFT, exteriorNumber: "14" });
    await book.account.savedAddresses.last.answer(saved());
    await book.account.savedAddresses.last.refuse({ id: 500 });
    expect(book.typed).toEqual({ ...WRITING, failure: { id: 500 } });
    book.submit({ ...DRAFT, exteriorNumber: "16" });
    expect(book.account.savedAddresses.last.input).toEqual({
      address: expect.objectContaining({ id: OPERATION, exteriorNumber: "16" }),
    });
  });

  it("that is cancelled changes nothing", async () => {
    const book = await openNew();
    book.form().send({ type: "form.close" });
    expect(book.seen).toEqual(SHOWN);
  });
});

it("an address of the book is replaced", async () => {
  const book = await openFull();
  book.send({ type: "address.edit", id: "trabajo" });
  book.submit({ ...DRAFT, notes: "Portón verde" });
  expect(book.account.savedAddresses.last.input).toEqual({
    address: expect.objectContaining({ id: "trabajo", notes: "Portón verde" }),
  });
  const changed = anAddress({ id: "trabajo", notes: "Portón verde" });
  await book.account.savedAddresses.last.answer({ addresses: [HOME, changed], id: "trabajo" });
  expect(book.seen).toEqual({ ...SHOWN, target: "trabajo", done: "saved" });
});

it("what the shop finds wrong with an address is shown at its fields", async () => {
  const book = await openNew();
  book.submit();
  await book.account.savedAddresses.last.refuse({ id: 422, field: "address.phone" });
  expect(book.typed).toEqual({ ...WRITING, errors: ["phone"] });
});

it.each<[Partial<AddressDraft>, AddressField[]]>([
  [{}, []],
  [{ interiorNumber: "  ", notes: "" }, []],
  [{ interiorNumber: "4".repeat(21) }, ["interiorNumber"]],
  [{ name: "", state: " " }, ["state", "name"]],
  [{ postalCode: "97 000" }, []],
  [{ postalCode: "97 00", phone: "123" }, ["postalCode", "phone"]],
  [{ notes: "a".repeat(300) }, []],
  [{ notes: "a".repeat(301) }, ["notes"]],
])("an address with %j is wrong in %j", (fields, errors) => {
  expect(Object.keys(addressValidation.errorsIn({ ...DRAFT, ...fields }))).toEqual(errors);
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
