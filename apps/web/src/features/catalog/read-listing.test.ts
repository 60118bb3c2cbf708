import { EVERYTHING, type Listing } from "@shop/catalog-machine/marketplace";
import { describe, expect, it } from "vitest";
import { listingPath } from "./listing-path.ts";
import { readListing } from "./read-listing.ts";

const read = (address: string) => readListing(new URL(address, "http://tienda.example").searchParams);

const FULL: Listing = {
  category: "lacteos",
  query: "queso fresco",
  brands: ["La Vaquita & Hijos", "Ñandú"],
  minPrice: 1250,
  maxPrice: 90_000,
  onOffer: true,
  inStock: true,
  coldChain: true,
  sort: "priceDesc",
};

describe("the address of a listing", () => {
  it("contains no defaults", () => {
    expect(listingPath(EVERYTHING)).toBe("/marketplace");
    expect(listingPath({ ...EVERYTHING, category: "lacteos" })).toBe("/marketplace?categoria=lacteos");
  });

  it("contains every part, in Spanish", () => {
    expect(listingPath(FULL)).toBe(
      "/marketplace?categoria=lacteos&q=queso+fresco&marca=La+Vaquita+%26+Hijos&marca=%C3%91and%C3%BA" +
        "&precioMin=12.5&precioMax=900&oferta=1&disponible=1&frio=1&orden=precio-mayor",
    );
  });

  it.each<[string, Listing]>([
    ["nothing", EVERYTHING],
    ["everything", FULL],
    ["a price of nothing", { ...EVERYTHING, minPrice: 0 }],
    ["words that look like an address", { ...EVERYTHING, query: "a&b=c?d#e 100%" }],
  ])("of %s is read as what it was written from", (_, listing) => {
    expect(read(listingPath(listing))).toEqual({ listing, errors: [] });
  });
});

it.each<[string, Partial<Listing>]>([
  ["?q=%20%20queso%20%20fresco%20", { query: "queso fresco" }],
  ["?marca=Nube&marca=Alba&marca=Nube", { brands: ["Alba", "Nube"] }],
  ["?precioMin=$1,250.50&precioMax= 2000 ", { minPrice: 125_050, maxPrice: 200_000 }],
  ["?oferta=si&disponible=true&frio=S%C3%8D", { onOffer: true, inStock: true, coldChain: true }],
  ["?q=le%E2%80%AEche%20%E2%80%8B%00queso", { query: "leche queso" }],
  ["?q=%E2%80%8B%20%E2%A0%80", {}],
  ["?oferta=no&disponible=0&frio=", {}],
  ["?categoria=&q=&marca=&precioMin=&orden=", {}],
  ["?orden=relevancia&utm_source=boletin", {}],
])("the retyped URL %s says the same", (address, wanted) => {
  expect(read(address)).toEqual({ listing: { ...EVERYTHING, ...wanted }, errors: [] });
});

describe("an address that makes no sense", () => {
  it.each<[string, string[], Partial<Listing>]>([
    ["?orden=magia", ["sort"], {}],
    ["?orden=__proto__", ["sort"], {}],
    ["?precioMin=barato&q=pan", ["price"], { query: "pan" }],
    ["?precioMin=-5", ["price"], {}],
    ["?precioMax=1e9", ["price"], {}],
    ["?precioMax=12.345", ["price"], {}],
    ["?precioMax=99999999999999999999", ["price"], {}],
    ["?precioMin=90&precioMax=10", ["priceOrder"], { minPrice: 1000, maxPrice: 9000 }],
    ["?categoria=../../etc", ["category"], {}],
    ["?categoria=LACTEOS", ["category"], {}],
    ["?oferta=quizas", ["switch"], {}],
    [`?q=${"a".repeat(200)}`, ["query"], { query: "a".repeat(80) }],
    [`?q=${"a".repeat(79)}%F0%9F%A5%91`, ["query"], { query: "a".repeat(79) }],
    [`?marca=${"b".repeat(61)}&marca=Alba`, ["brands"], { brands: ["Alba"] }],
  ])("%s is put right, and says what was wrong", (address, errors, mended) => {
    expect(read(address)).toEqual({ listing: { ...EVERYTHING, ...mended }, errors });
  });

  it("names no more brands than the server takes", () => {
    const address = `?${Array.from({ length: 30 }, (_, n) => `marca=m${n}`).join("&")}`;
    const { listing, errors } = read(address);
    expect([listing.brands.length, errors]).toEqual([20, ["brands"]]);
  });
});
