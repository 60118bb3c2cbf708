import { EVERYTHING, type Listing, type ListingError } from "@shop/catalog-machine/marketplace";
import {
  MAX_BRAND_LENGTH,
  MAX_BRANDS,
  MAX_QUERY_LENGTH,
  normalizeLine,
  toVisibleLine,
  type Money,
} from "@shop/contract";
import { query } from "../../shared/paths.ts";
import { searchedWords } from "../../shared/searched-words.ts";
import { SORTS } from "./sorts.ts";

/** In minor units: a million of the currency, more than anything costs. */
const MAX_PRICE = 100_000_000;

const YES = new Set(["1", "si", "sí", "true"]);
const NO = new Set(["", "0", "no", "false"]);

/**
 * Parses the query of a listing. An invalid part is left out, or corrected (swapped prices), and reported among the
 * errors: people shorten, retype and translate URLs, which does not justify an error page.
 */
export function readListing(params: URLSearchParams): { listing: Listing; errors: ListingError[] } {
  const errors = new Set<ListingError>();
  const [minPrice, maxPrice] = readPrices(params, errors);
  const listing = {
    category: readCategory(params, errors),
    query: readWords(params, errors),
    brands: readBrands(params, errors),
    minPrice,
    maxPrice,
    onOffer: readSwitch(params.get(query.onOffer), errors),
    inStock: readSwitch(params.get(query.inStock), errors),
    coldChain: readSwitch(params.get(query.coldChain), errors),
    sort: readSort(params, errors),
  };
  return { listing, errors: [...errors] };
}

function readCategory(params: URLSearchParams, errors: Set<ListingError>): string | null {
  const id = params.get(query.category)?.trim() ?? "";
  if (/^[a-z][a-z0-9-]{0,39}$/.test(id)) return id;
  if (id !== "") errors.add("category");
  return null;
}

function readWords(params: URLSearchParams, errors: Set<ListingError>): string {
  if (toVisibleLine(params.get(query.search) ?? "").length > MAX_QUERY_LENGTH) errors.add("query");
  return searchedWords(params);
}

function readBrands(params: URLSearchParams, errors: Set<ListingError>): string[] {
  const named = [...new Set(params.getAll(query.brand).map(toVisibleLine))].filter(Boolean);
  const brands = named.filter((brand) => brand.length <= MAX_BRAND_LENGTH).slice(0, MAX_BRANDS);
  if (brands.length < named.length) errors.add("brands");
  return brands.toSorted();
}

function readPrices(
  params: URLSearchParams,
  errors: Set<ListingError>,
): [minPrice: Money | null, maxPrice: Money | null] {
  const min = readPrice(params.get(query.minPrice), errors);
  const max = readPrice(params.get(query.maxPrice), errors);
  if (min === null || max === null || min <= max) return [min, max];
  errors.add("priceOrder");
  return [max, min];
}

/** An amount as people write it: `25`, `25.5`, `$1,250.00`. */
function readPrice(text: string | null, errors: Set<ListingError>): Money | null {
  const plain = normalizeLine(text ?? "")
    .replace(/[$\s]/g, "")
    .replace(/,(?=\d{3}(\D|$))/g, "");
  if (plain === "") return null;
  const amount = Math.round(Number(plain) * 100);
  if (/^\d+(\.\d{1,2})?$/.test(plain) && amount <= MAX_PRICE) return amount;
  errors.add("price");
  return null;
}

function readSwitch(text: string | null, errors: Set<ListingError>): boolean {
  const value = text?.trim().toLowerCase() ?? "";
  if (YES.has(value)) return true;
  if (!NO.has(value)) errors.add("switch");
  return false;
}

function readSort(params: URLSearchParams, errors: Set<ListingError>): Listing["sort"] {
  const name = params.get(query.sort)?.trim() ?? "";
  const sort = SORTS.find((each) => each.name === name);
  if (sort) return sort.sort;
  if (name !== "") errors.add("sort");
  return EVERYTHING.sort;
}
