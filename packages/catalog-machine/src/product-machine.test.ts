import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { ProductReport } from "./product-machine.ts";
import { selectFailure, selectIsLoading, selectIsMissing, selectProduct } from "./selectors.ts";
import { provideProduct } from "./services.ts";
import { FakeCatalogServices, productOf } from "./testing.ts";

const MILK = productOf("leche");
const BREAD = productOf("pan");
const UNSEEN = { product: null, isLoading: false, isMissing: false, failure: null };

function runProduct() {
  const services = new FakeCatalogServices();
  const reports: ProductReport[] = [];
  const actor = createActor(provideProduct(services)).start();
  actor.on("product.loaded", (report) => reports.push(report));
  return {
    services,
    reports,
    actor,
    open: (id: string) => actor.send({ type: "product.open", id }),
    /** What a screen asks. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        product: selectProduct(snapshot),
        isLoading: selectIsLoading(snapshot),
        isMissing: selectIsMissing(snapshot),
        failure: selectFailure(snapshot),
      };
    },
  };
}

describe("one product", () => {
  it("is not read before it is opened", () => {
    const shop = runProduct();
    shop.actor.send({ type: "product.retry" });
    expect(shop.services.products.all).toEqual([]);
    expect(shop.seen).toEqual(UNSEEN);
  });

  it("is read, shown, and told to whoever listens", async () => {
    const shop = runProduct();
    shop.open("leche");
    expect(shop.seen).toEqual({ ...UNSEEN, isLoading: true });
    await shop.services.products.last.answer(MILK);
    expect(shop.seen).toEqual({ ...UNSEEN, product: MILK });
    expect(shop.services.products.inputs).toEqual(["leche"]);
    expect(shop.reports).toEqual([{ type: "product.loaded", data: MILK }]);
  });

  it("is kept when the shopper comes back to it", async () => {
    const shop = runProduct();
    shop.open("leche");
    await shop.services.products.last.answer(MILK);
    shop.open("leche");
    expect(shop.seen).toEqual({ ...UNSEEN, product: MILK });
    expect(shop.services.products.inputs).toEqual(["leche"]);
  });

  it("gives way at once to another one, so that none is shown under the address of another", async () => {
    const shop = runProduct();
    shop.open("leche");
    await shop.services.products.last.answer(MILK);
    shop.open("pan");
    expect(shop.seen).toEqual({ ...UNSEEN, isLoading: true });
    await shop.services.products.last.answer(BREAD);
    expect(shop.seen).toEqual({ ...UNSEEN, product: BREAD });
  });

  it("is the last one opened, whichever answer comes last", async () => {
    const shop = runProduct();
    shop.open("leche");
    const older = shop.services.products.last;
    shop.open("pan");
    expect(older.signal.aborted).toBe(true);
    await shop.services.products.last.answer(BREAD);
    await older.answer(MILK);
    expect(shop.seen).toEqual({ ...UNSEEN, product: BREAD });
    expect(shop.reports).toEqual([{ type: "product.loaded", data: BREAD }]);
  });

  it("is not failed by an older one that fails late", async () => {
    const shop = runProduct();
    shop.open("leche");
    const older = shop.services.products.last;
    shop.open("pan");
    await older.refuse({ id: 404, what: "product" });
    expect(shop.seen).toEqual({ ...UNSEEN, isLoading: true });
  });
});

describe("a product that does not exist", () => {
  it.each([{ id: 404, what: "product" } as const, { id: 422, field: "id" } as const])(
    "is missing when the server says $id",
    async (failure) => {
      const shop = runProduct();
      shop.open("no existe");
      await shop.services.products.last.refuse(failure);
      expect(shop.seen).toEqual({ ...UNSEEN, isMissing: true, failure });
      expect(shop.services.products.inputs).toEqual(["no existe"]);
      expect(shop.reports).toEqual([]);
    },
  );

  it("is asked for again when it is opened again", async () => {
    const shop = runProduct();
    shop.open("leche");
    await shop.services.products.last.refuse({ id: 404, what: "product" });
    shop.open("leche");
    await shop.services.products.last.answer(MILK);
    expect(shop.seen).toEqual({ ...UNSEEN, product: MILK });
  });
});

describe("a product that could not be read", () => {
  it("says why, and is read again when the shopper asks", async () => {
    const shop = runProduct();
    shop.open("leche");
    await shop.services.products.last.refuse({ id: 503 });
    expect(shop.seen).toEqual({ ...UNSEEN, failure: { id: 503 } });
    shop.actor.send({ type: "product.retry" });
    expect(shop.seen.isLoading).toBe(true);
    await shop.services.products.last.answer(MILK);
    expect(shop.seen.product).toEqual(MILK);
    expect(shop.services.products.inputs).toEqual(["leche", "leche"]);
  });

  it("leaves its reason behind when another one is opened", async () => {
    const shop = runProduct();
    shop.open("leche");
    await shop.services.products.last.refuse({ id: 500 });
    shop.open("pan");
    expect(shop.seen).toEqual({ ...UNSEEN, isLoading: true });
  });
});
