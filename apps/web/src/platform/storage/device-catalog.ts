import type { CatalogServices } from "@shop/catalog-machine";
import { forgetSeen } from "./forget-seen.ts";
import { readJson } from "./parse-stored-lines.ts";
import { pseudonymOf } from "./pseudonym-of.ts";
import { checkoutDrafts, storedValue, recentProduct } from "./storage.ts";

const searches = storedValue(() => localStorage, "alacena:busquedas");
const endless = storedValue(() => localStorage, "alacena:lista-continua");

/** The recent searches of this device. Invalid stored values are dropped. */
export const recentSearches: CatalogServices["recentSearches"] = {
  read: () => textsIn(searches.read()),
  write: (recent) => {
    if (recent.length > 0) searches.write(JSON.stringify(recent));
    else searches.forget();
  },
};

/** Whether lists load their next page by themselves on this device. */
export const endlessLists: CatalogServices["endlessLists"] = {
  read: () => endless.read() === "1",
  write: (isEndless) => (isEndless ? endless.write("1") : endless.forget()),
};

const shown = storedValue(() => sessionStorage, "alacena:mostrados");

/** How many rows of each list this tab showed before it was reloaded. The key does not reveal which list it is. */
export const shownCounts: CatalogServices["shownCounts"] = {
  read: (key) => Number(countsIn(shown.read())[pseudonymOf(key)]) || 0,
  write: (key, count) =>
    shown.write(JSON.stringify({ ...countsIn(shown.read()), [pseudonymOf(key)]: count })),
};

const seen = storedValue(() => localStorage, "alacena:vistos");

/** How many seen products a device stores. */
const MAX_SEEN = 6;

/** The ids of the products that were seen on this device, the latest first. */
export const seenProducts = {
  read: (): string[] => textsIn(seen.read()),
  add: (id: string): void => {
    const others = textsIn(seen.read()).filter((other) => other !== id);
    seen.write(JSON.stringify([id, ...others].slice(0, MAX_SEEN)));
  },
  forget: (): void => seen.forget(),
};

/**
 * Clears what this device stores about the shopper: searches, seen products, also in the worker's cache (those of a
 * pharmacy are sensitive), and the choices of a checkout. Whether lists are endless stays.
 */
export function forgetShopper(): void {
  searches.forget();
  seen.forget();
  recentProduct.forget();
  checkoutDrafts.forget();
  // A following reload does not wait for this: the page keeps running until the next one loads.
  void forgetSeen();
}

function countsIn(value: string | null): Record<string, unknown> {
  return { ...Object(readJson(value)) };
}

/** The strings of a stored list; other values are dropped. */
function textsIn(value: string | null): string[] {
  const list = readJson(value);
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
}
