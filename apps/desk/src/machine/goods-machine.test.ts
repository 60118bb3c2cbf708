import { CoveredTransitions } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { goodsMachine, provideGoods } from "./goods-machine.ts";
import type { PriceValues } from "./price-form-machine.ts";
import { aProduct, FakeDesk } from "./testing.ts";

const transitions = new CoveredTransitions(goodsMachine);

const MILK = aProduct({ id: "leche", price: 2800, stock: 3 });
const RICE = aProduct({ id: "arroz", price: 2450, regularPrice: 2800, stock: 0 });
const TYPED = { price: "24.50", regularPrice: "", stock: "12" };

function openGoods() {
  const services = new FakeDesk();
  const clock = new SimulatedClock();
  const machine = provideGoods(services.callDesk, services.searchProducts, services.readTable);
  const goods = createActor(machine, { inspect: transitions.note, clock }).start();
  const form = () => goods.getSnapshot().children.priceForm;
  return {
    lowStock: services.calls.listLowStock,
    searches: services.searches,
    productChanges: services.calls.changeProduct,
    hides: services.calls.hideProduct,
    send: goods.send.bind(goods),
    form,
    submit: (values: PriceValues) => form()?.send({ type: "form.submit", values }),
    closeImport: () => goods.getSnapshot().children.catalogImport?.send({ type: "import.close" }),
    search: (query: string) => goods.send({ type: "goods.search", query }),
    pause: () => clock.increment(250),
    get seen() {
      const { context, value } = goods.getSnapshot();
      return { ...context, ...value };
    },
  };
}

const SHOWN = {
  query: "",
  products: [RICE, MILK],
  hidden: [],
  failure: null,
  product: null,
  hiding: null,
  outcome: null,
  list: "ready",
  change: "none",
};

/** Shows what runs out first. */
async function openShown() {
  const goods = openGoods();
  await goods.lowStock.last.answer({ products: [RICE, MILK], hidden: [] });
  return goods;
}

describe("the products", () => {
  it("are those that run out first, and read again when that failed", async () => {
    const goods = openGoods();
    await goods.lowStock.last.refuse({ id: 503 });
    expect(goods.seen).toEqual({ ...SHOWN, products: [], failure: { id: 503 }, list: "failed" });
    goods.send({ type: "goods.retry" });
    await goods.lowStock.last.answer({ products: [RICE, MILK], hidden: [] });
    expect(goods.seen).toEqual(SHOWN);
  });

  it("are searched for once nothing more is typed, and only the last words count", async () => {
    const goods = await openShown();
    goods.search("l");
    goods.search(" leche ");
    expect(goods.seen).toEqual({ ...SHOWN, query: "leche", list: "typing" });
    goods.pause();
    goods.search("leche entera");
    goods.pause();
    await goods.searches.all[0]?.answer([]);
    await goods.searches.last.answer([MILK]);
    expect(goods.seen).toEqual({ ...SHOWN, query: "leche entera", products: [MILK] });
    expect(goods.searches.inputs).toEqual(["leche", "leche entera"]);
  });
});

describe("a product", () => {
  it("is changed, one at a time, and shown as it is then", async () => {
    const goods = await openShown();
    goods.send({ type: "product.open", product: RICE });
    goods.send({ type: "product.open", product: MILK });
    expect(goods.seen).toEqual({ ...SHOWN, product: RICE, change: "open" });
    goods.submit(TYPED);
    expect(goods.productChanges.inputs).toEqual([
      { id: "arroz", from: { price: 2450, regularPrice: 2800, stock: 0 }, to: { price: 2450, stock: 12 } },
    ]);
    const product = { ...RICE, stock: 12 };
    await goods.productChanges.last.answer({ product, isChanged: true });
    expect(goods.seen).toEqual({
      ...SHOWN,
      products: [product, MILK],
      outcome: { id: "arroz", isChanged: true },
    });
  });

  it("stays in sight while it is changed, whatever is searched for", async () => {
    const goods = await openShown();
    goods.send({ type: "product.open", product: RICE });
    goods.search("leche");
    goods.pause();
    await goods.searches.last.answer([MILK]);
    expect(goods.seen.products).toEqual([RICE, MILK]);
    goods.search("pan");
    goods.pause();
    await goods.searches.last.refuse({ id: 503 });
    expect(goods.seen.products).toEqual([RICE]);
  });

  it.each<[Partial<PriceValues>, object]>([
    [{ price: "" }, { price: "invalid" }],
    [{ price: "24,50" }, { price: "invalid" }],
    [{ price: "0" }, { price: "invalid" }],
    [{ regularPrice: "24.50" }, { regularPrice: "invalid" }],
    [{ stock: "1.5" }, { stock: "invalid" }],
    [{ stock: "1e3" }, { stock: "invalid" }],
    [{ stock: " " }, { stock: "invalid" }],
  ])("is not changed to %o", async (wrong, errors) => {
    const goods = await openShown();
    goods.send({ type: "product.open", product: MILK });
    goods.submit({ ...TYPED, ...wrong });
    expect(goods.form()?.getSnapshot().context.errors).toEqual(errors);
    expect(goods.productChanges.all).toEqual([]);
  });

  it("stays as it was when its form is closed, or fails", async () => {
    const goods = await openShown();
    goods.send({ type: "product.open", product: MILK });
    goods.submit(TYPED);
    await goods.productChanges.last.refuse({ id: 503 });
    expect(goods.form()?.getSnapshot().context.failure).toEqual({ id: 503 });
    goods.form()?.send({ type: "form.close" });
    expect(goods.seen).toEqual(SHOWN);
  });
});

describe("what shoppers see", () => {
  it("is hidden from its form, and shown again", async () => {
    const goods = await openShown();
    goods.send({ type: "product.open", product: RICE });
    goods.send({ type: "product.hide", product: RICE, isHidden: true });
    expect(goods.seen).toMatchObject({ change: "hiding", product: null });
    await goods.hides.last.answer({ product: RICE });
    expect(goods.seen).toEqual({ ...SHOWN, products: [MILK], hidden: [RICE] });
    goods.send({ type: "product.hide", product: RICE, isHidden: false });
    await goods.hides.last.answer({ product: RICE });
    expect(goods.seen).toEqual(SHOWN);
    expect(goods.hides.inputs).toEqual([
      { id: "arroz", isHidden: true },
      { id: "arroz", isHidden: false },
    ]);
  });

  it("is not changed while another product's form is open", async () => {
    const goods = await openShown();
    goods.send({ type: "product.open", product: RICE });
    goods.send({ type: "product.hide", product: MILK, isHidden: false });
    expect(goods.seen).toMatchObject({ change: "open", product: RICE });
    expect(goods.hides.all).toEqual([]);
  });

  it("stays as it was when that fails, with the reason until it is changed", async () => {
    const goods = await openShown();
    goods.send({ type: "product.hide", product: RICE, isHidden: true });
    await goods.hides.last.refuse({ id: 503 });
    expect(goods.seen).toMatchObject({ ...SHOWN, hiding: { isHidden: true, failure: { id: 503 } } });
    goods.send({ type: "product.open", product: RICE });
    expect(goods.seen).toMatchObject({ hiding: null });
  });
});

it("goes on without a form that breaks", async () => {
  const goods = await openShown();
  goods.send({ type: "product.open", product: MILK });
  goods.submit(null as never);
  expect(goods.seen).toEqual(SHOWN);
});

it("gives its place to a file, and is read again after it", async () => {
  const goods = await openShown();
  goods.send({ type: "import.open" });
  goods.send({ type: "product.open", product: MILK });
  expect(goods.seen).toEqual({ ...SHOWN, change: "importing" });
  goods.closeImport();
  expect(goods.seen).toEqual({ ...SHOWN, list: "loading" });
});

it("goes on without a file that breaks", async () => {
  const { callDesk, searchProducts, readTable } = new FakeDesk();
  const catalogImport = fromPromise(() => Promise.reject(new Error("broken")));
  const machine = provideGoods(callDesk, searchProducts, readTable).provide({
    actors: { catalogImport: catalogImport as never }, // of another machine
  });
  const goods = createActor(machine, { inspect: transitions.note }).start();
  goods.send({ type: "import.open" });
  await expect.poll(() => goods.getSnapshot().value).toMatchObject({ change: "none" });
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
