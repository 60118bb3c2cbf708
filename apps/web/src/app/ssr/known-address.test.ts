import { EVERYTHING } from "@shop/catalog-machine/marketplace";
import { expect, it } from "vitest";
import { listingPath } from "../../features/catalog/listing-path.ts";
import { knownAddress } from "./known-address.ts";

it.each([
  ["/home", "/home"],
  ["/home?", "/home"],
  ["/home?utm_source=boletin&fbclid=x1", "/home"],
  ["/marketplace?Q=pan&q", "/marketplace?q="],
  ["/marketplace?x=1&orden=precio-mayor&&&q=pan&utm=2&q=agua", "/marketplace?q=pan&orden=precio-mayor"],
  ["/detalles/pan?ref=%E0%A4%A", "/detalles/pan"],
])("%s is the page of %s", (address, known) => {
  expect(knownAddress(address)).toBe(known);
});

it("the address of a listing stays as it is", () => {
  const address = listingPath({
    ...EVERYTHING,
    category: "lacteos",
    query: "queso fresco?",
    brands: ["La Vaquita & Hijos", "Ñandú"],
    minPrice: 1250,
    maxPrice: 90_000,
    onOffer: true,
    inStock: true,
    coldChain: true,
    sort: "priceDesc",
  });
  expect(knownAddress(address)).toBe(address);
});
