import { HeldCalls } from "@shop/machine-checks";
import {
  FailureError,
  type Category,
  type Failure,
  type Home,
  type Product,
  type ProductPage,
} from "@shop/contract";
import type { CatalogServices, PageRequest } from "./services.ts";

const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));

/** Services whose answers the test holds, so that it decides what arrives, in which order, or never. */
export class FakeCatalogServices implements CatalogServices {
  readonly homes = hold<undefined, Home>();
  readonly pages = hold<PageRequest, ProductPage>();
  readonly products = hold<string, Product>();

  getHome = (signal: AbortSignal) => this.homes.hold(undefined, signal);
  listProducts = (request: PageRequest, signal: AbortSignal) => this.pages.hold(request, signal);
  getProduct = (id: string, signal: AbortSignal) => this.products.hold(id, signal);
}

/** A product: one kilogram for 10.00, unless told otherwise. */
export function productOf(id: string, other: Partial<Product> = {}): Product {
  return {
    id,
    name: id,
    brand: "La Marca",
    category: "abarrotes",
    description: "",
    price: 1000,
    weight: 1000,
    stock: 99,
    image: "",
    content: { amount: 1, unit: "kg" },
    prescription: false,
    ...other,
  };
}

/** An aisle. */
export function categoryOf(id: string, aisle = 1): Category {
  return { id, name: id, aisle, description: "", image: "" };
}
