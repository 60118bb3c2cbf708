import {
  FailureError,
  type Category,
  type Failure,
  type Home,
  type Product,
  type ProductPage,
} from "@shop/contract";
import type { CatalogServices, PageRequest } from "./services.ts";

/** A call that waits for the test to answer it. Both ways end when the machine has taken the answer. */
export type HeldCall<Input, Output> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  refuse: (failure: Failure) => Promise<void>;
};

/** The calls of one service, oldest first. */
export class HeldCalls<Input, Output> {
  readonly all: HeldCall<Input, Output>[] = [];

  hold(input: Input, signal: AbortSignal): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    this.all.push({
      input,
      signal,
      answer: async (output) => {
        resolve(output);
        await promise;
      },
      refuse: async (failure) => {
        reject(new FailureError(failure));
        await promise.catch(() => undefined);
      },
    });
    return promise;
  }

  get inputs(): Input[] {
    return this.all.map((call) => call.input);
  }

  /** The newest call. */
  get last(): HeldCall<Input, Output> {
    const call = this.all.at(-1);
    if (!call) throw new Error("nothing was called");
    return call;
  }
}

/** Services whose answers the test holds, so that it decides what arrives, in which order, or never. */
export class FakeCatalogServices implements CatalogServices {
  readonly homes = new HeldCalls<undefined, Home>();
  readonly pages = new HeldCalls<PageRequest, ProductPage>();
  readonly products = new HeldCalls<string, Product>();

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

export { chartFaults } from "./chart/chart-faults.ts";
export { TakenTransitions } from "./chart/taken-transitions.ts";
