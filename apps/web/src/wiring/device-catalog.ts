import type { CatalogServices } from "@shop/catalog-machine";
import { readJson } from "./read-lines.ts";
import { kept } from "./storage.ts";

const searches = kept(() => localStorage, "alacena:busquedas");
const endless = kept(() => localStorage, "alacena:lista-continua");

/** What this device remembers of the search box; whatever else stands there is no search. */
export const recentSearches: CatalogServices["recentSearches"] = {
  read: () => {
    const value = readJson(searches.read());
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  },
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
