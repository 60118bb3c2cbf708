import { expect, it } from "vitest";
import { createActor } from "xstate";
import { selectFailure, selectIsMissing } from "./selectors.ts";
import { provideProduct } from "./services.ts";
import { FakeCatalogServices } from "./testing.ts";

it.each([
  { id: 404, what: "product" },
  { id: 422, field: "id" },
] as const)("a product is missing when the server says $id", async (failure) => {
  const services = new FakeCatalogServices();
  const actor = createActor(provideProduct(services)).start();
  actor.send({ type: "product.open", id: "no existe" });
  await services.products.last.refuse(failure);
  expect(services.products.inputs).toEqual(["no existe"]);
  expect(selectIsMissing(actor.getSnapshot())).toBe(true);
  expect(selectFailure(actor.getSnapshot())).toEqual(failure);
});
