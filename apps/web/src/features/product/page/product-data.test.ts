import { expect, it } from "vitest";
import { MILK } from "../../../shared/testing/products.ts";
import { productData } from "./product-data.ts";

const ORIGIN = "https://tienda.example";

it("a product has its price and its unit price, in decimals", () => {
  const product = { ...MILK, price: 2850, content: { amount: 0.5, unit: "l" as const }, stock: 3 };
  expect(productData(product, "Lácteos", ORIGIN)).toMatchObject({
    "@type": "Product",
    sku: MILK.id,
    category: "Lácteos",
    offers: {
      "@type": "Offer",
      price: "28.50",
      priceCurrency: "MXN",
      availability: "https://schema.org/InStock",
      priceSpecification: { price: "57.00", referenceQuantity: { value: 1, unitCode: "LTR" } },
    },
  });
});

it.for([
  [{ stock: 0 }, "OutOfStock"],
  [{ stock: 2, prescription: true }, "InStoreOnly"],
] as const)("with %o it is %s", ([state, availability]) => {
  expect(productData({ ...MILK, ...state }, undefined, ORIGIN)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

it("every picture is named in full, without its colour, also one of another site", () => {
  const pictures = {
    image: "/pictures/glass-of-milk.webp#D5E3F3",
    moreImages: ["/pictures/glass-of-milk-three.webp", "https://fotos.example/leche.jpg?ancho=400#D5E3F3"],
  };
  expect(productData({ ...MILK, ...pictures }, undefined, ORIGIN)).toMatchObject({
    image: [
      `${ORIGIN}/pictures/glass-of-milk.webp`,
      `${ORIGIN}/pictures/glass-of-milk-three.webp`,
      "https://fotos.example/leche.jpg?ancho=400",
    ],
  });
});

it("invalid URLs are no pictures, and duplicates are one", () => {
  const pictures = { image: "https://", moreImages: ["/a.webp", "/a.webp"] };
  expect(productData({ ...MILK, ...pictures }, undefined, ORIGIN)).toMatchObject({
    image: [`${ORIGIN}/a.webp`],
  });
});
