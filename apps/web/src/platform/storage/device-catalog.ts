import type { CatalogServices } from "@shop/catalog-machine";
import { forgetSeen } from "./forget-seen.ts";
import { readJson } from "./parse-stored-lines.ts";
import { pseudonymOf } from "./pseudonym-of.ts";
import { checkoutDrafts, storedValue, recentProduct } from "./storage.ts";

const searches = storedValue(() => localStorage, "alacena:busquedas");
const endless = storedValue(() => localStorage, "alacena:lista-continua");

/** What this device remembers of the search box; whatever else stands there is no search. */
export const recentSearches: CatalogServices["recentSearches"] = {
  read: () => textsIn(searches.read()),
  write: (recent) => {
    if (recent.length > 0) searches.write(JSON.stringify(recent));
    else searches.forget();
  },
};

/** Whether lists go on by themselves on this device. */
export const endlessLists: CatalogServices["endlessLists"] = {
  read: () => endless.read() === "1",
  write: (isEndless) => (isEndless ? endless.write("1") : endless.forget()),
};

const shown = storedValue(() => sessionStorage, "alacena:mostrados");

/** How many rows of each list this tab showed before it was reloaded. A key does not say which list it is. */
export const shownCounts: CatalogServices["shownCounts"] = {
  read: (key) => Number(countsIn(shown.read())[pseudonymOf(key)]) || 0,
  write: (key, count) =>
    shown.write(JSON.stringify({ ...countsIn(shown.read()), [pseudonymOf(key)]: count })),
};

const seen = storedValue(() => localStorage, "alacena:vistos");

/** The most products that a device remembers to have shown. */
const MAX_SEEN = 6;

/** The products that were looked at on this device, by their ids, the last one in front. */
export const seenProducts = {
  read: (): string[] => textsIn(seen.read()),
  add: (id: string): void => {
    const others = textsIn(seen.read()).filter((other) => other !== id);
    seen.write(JSON.stringify([id, ...others].slice(0, MAX_SEEN)));
  },
  forget: (): void => seen.forget(),
};

/**
 * Forgets what this device remembers of the shopper: searches, the products looked at, also in the worker's cache (in a
 * pharmacy they are nobody else's business), and the choices of a checkout. How lists go on stays.
 */
export function forgetShopper(): void {
  searches.forget();
  seen.forget();
  recentProduct.forget();
  checkoutDrafts.forget();
  // A reload that follows waits for none of it: until the next page comes, this one goes on.
  void forgetSeen();
}

function countsIn(value: string | null): Record<string, unknown> {
  return { ...Object(readJson(value)) };
}

/** The texts of a list; whatever else stands there is none. */
function textsIn(value: string | null): string[] {
  const list = readJson(value);
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
}
