import { HeldCalls } from "@shop/machine-checks";
import {
  FailureError,
  type Failure,
  type Home,
  type Product,
  type ProductPage,
  type Suggestion,
} from "@shop/contract";
import type { PageRequest } from "./listing.ts";
import type { CatalogServices } from "./services.ts";

const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));

/** Services whose calls the test answers, in any order, or never. */
export class FakeCatalogServices implements CatalogServices {
  readonly homes = hold<undefined, Home>();
  readonly pages = hold<PageRequest, ProductPage>();
  readonly products = hold<string, Product>();
  readonly suggestions = hold<string, Suggestion[]>();
  /** What the device stores. */
  isEndless = false;
  recent: string[] = [];
  #cannotWatchNetwork = false;
  readonly #networkListeners = new Set<(isOnline: boolean) => void>();

  getHome = (signal: AbortSignal) => this.homes.hold(undefined, signal);
  listProducts = (request: PageRequest, signal: AbortSignal) => this.pages.hold(request, signal);
  getProduct = (id: string, signal: AbortSignal) => this.products.hold(id, signal);
  suggest = (query: string, signal: AbortSignal) => this.suggestions.hold(query, signal);
  watchNetwork = (listener: (isOnline: boolean) => void) => {
    if (this.#cannotWatchNetwork) throw new Error("not supported by this browser");
    this.#networkListeners.add(listener);
    return () => void this.#networkListeners.delete(listener);
  };
  endlessLists = {
    read: () => this.isEndless,
    write: (isEndless: boolean) => void (this.isEndless = isEndless),
  };
  readonly #shown = new Map<string, number>();
  shownCounts = {
    read: (key: string) => this.#shown.get(key) ?? 0,
    write: (key: string, count: number) => void this.#shown.set(key, count),
  };
  recentSearches = { read: () => this.recent, write: (recent: string[]) => void (this.recent = recent) };

  /** Makes watching the network fail. */
  failWatchingNetwork(): void {
    this.#cannotWatchNetwork = true;
  }

  setNetwork(isOnline: boolean): void {
    for (const listener of this.#networkListeners) listener(isOnline);
  }
}

/** A product: one kilogram for 10.00. */
export function productOf(id: string): Product {
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
  };
}
