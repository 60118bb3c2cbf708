import { describe, expect, test } from "vitest";
import { FailureError } from "../failures/failure.ts";
import type { Failure } from "../failures/failure-schema.ts";
import { createCodec } from "./codec.ts";
import { deskServices } from "./desk.ts";
import { services } from "./index.ts";

const { decodeInput, decodeOutput, encodeInput, encodeOutput, isMethod, wrongFields } = createCodec(services);

const item = {
  id: "leche",
  quantity: 3,
  category: "lacteos",
  totalPrice: 85.5,
  weight: 3.09,
  name: "Leche",
  unitPrice: 28.5,
  unitWeight: 1.03,
  image: "/leche.webp",
  stock: 20,
};

const cart = { currentCart: { items: [item] }, priceProducts: 85.5, totalProducts: 3, totalWeight: 3.09 };

const cartInside = {
  currentCart: {
    items: [{ ...item, totalPrice: 8550, weight: 3090, unitPrice: 2850, unitWeight: 1030 }],
  },
  priceProducts: 8550,
  totalProducts: 3,
  totalWeight: 3090,
};

function failureOf(run: () => unknown): Failure | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof FailureError ? error.failure : undefined;
  }
}

describe("isMethod", () => {
  test.for([
    ["getCart", true],
    ["getPaymentCart", false],
    ["toString", false],
    ["__proto__", false],
    ["", false],
    [undefined, false],
    [["getCart"], false],
  ] as const)("%j is a method of the carts: %s", ([name, is]) => {
    expect(isMethod("httpCartsServices", name)).toBe(is);
  });

  test("a codec of another table has the calls of that table", () => {
    expect(createCodec(deskServices).isMethod("httpDeskServices", "moveOrder")).toBe(true);
  });
});

describe("input", () => {
  const product = { id: "leche", quantity: 2 };

  test("what a client sends is what a handler receives, without its method", () => {
    const sent = encodeInput("httpCartsServices", "addProductToCart", {
      product,
      operationId: "operacion-1",
    });
    expect(sent).toEqual({ method: "addProductToCart", product, operationId: "operacion-1" });
    expect(decodeInput("httpCartsServices", "addProductToCart", sent)).toEqual({
      product,
      operationId: "operacion-1",
    });
  });

  test("an optional field that is undefined is left out, because the protocol would make it null", () => {
    expect(
      encodeInput("httpCatalogServices", "listProducts", { category: undefined, limit: 2 }),
    ).toStrictEqual({
      method: "listProducts",
      limit: 2,
    });
  });

  test("an unknown field is dropped", () => {
    const data = { method: "addProductToCart", product: { ...product, price: 1 }, admin: true };
    expect(decodeInput("httpCartsServices", "addProductToCart", data)).toStrictEqual({ product });
  });

  test.for<[string, unknown]>([
    ["", null],
    ["", "getCart"],
    ["product", { method: "addProductToCart" }],
    ["product.quantity", { method: "addProductToCart", product: { id: "leche", quantity: 0 } }],
    ["operationId", { method: "addProductToCart", product, operationId: null }],
  ])("a wrong '%s' is a 422 that names it: %j", ([field, data]) => {
    expect(failureOf(() => decodeInput("httpCartsServices", "addProductToCart", data))).toEqual({
      id: 422,
      field,
    });
  });

  test("an input that the server would refuse is rejected before it is sent", () => {
    const send = () => encodeInput("httpCartsServices", "removeProduct", { product: { id: "Ñu" } });
    expect(failureOf(send)).toEqual({ id: 422, field: "product.id" });
  });
});

describe("output", () => {
  test("money and weights travel as decimals and come back as integers", () => {
    expect(encodeOutput("httpCartsServices", "getCart", cartInside)).toEqual(cart);
    expect(decodeOutput("httpCartsServices", "getCart", cart)).toEqual(cartInside);
  });

  test("an optional field that is undefined is left out", () => {
    const page = { products: [], total: 0, nextCursor: undefined };
    expect(encodeOutput("httpCatalogServices", "listProducts", page)).toStrictEqual({
      products: [],
      total: 0,
    });
  });

  test("an answer that a handler got wrong is not sent", () => {
    const wrong = { ...cartInside, priceProducts: 8550.5 };
    expect(() => encodeOutput("httpCartsServices", "getCart", wrong)).toThrow("priceProducts");
  });

  test("an answer with a failure is that failure, even when the rest could be read", () => {
    const answer = { ...cart, code: { id: 404, what: "product", message: "" } };
    expect(failureOf(() => decodeOutput("httpCartsServices", "getCart", answer))).toEqual({
      id: 404,
      what: "product",
    });
  });

  test.for([null, undefined, "hola", {}, { ...cart, priceProducts: "85.50" }, { ...cart, totalWeight: -1 }])(
    "an answer that cannot be read is a 500: %j",
    (answer) => {
      expect(failureOf(() => decodeOutput("httpCartsServices", "getCart", answer))).toEqual({ id: 500 });
    },
  );

  test("a code that is no failure changes nothing", () => {
    expect(decodeOutput("httpCartsServices", "getCart", { ...cart, code: { id: 200, message: "" } })).toEqual(
      cartInside,
    );
  });
});

describe("the wrong fields of an input", () => {
  const address = {
    name: "Ana Torres",
    street: "Calle del Árbol",
    exteriorNumber: "12",
    neighbourhood: "Centro",
    city: "Mérida",
    state: "Yucatán",
    postalCode: "97000",
    phone: "999 123 4567",
  };

  test.for<[string, object, string[]]>([
    ["nothing", {}, []],
    ["blanks around a text", { name: "  Ana  " }, []],
    ["blanks alone", { name: "   " }, ["address.name"]],
    ["a line break", { notes: "Portón\nverde" }, ["address.notes"]],
    ["several", { street: "", postalCode: "9700", phone: "123" }, ["street", "postalCode", "phone"].map(at)],
    ["a name of 81 letters", { name: "a".repeat(81) }, ["address.name"]],
  ])("with %s are those that the server would refuse", ([, wrong, fields]) => {
    const input = { address: { ...address, ...wrong } };
    expect(wrongFields("httpAccountServices", "saveAddress", input)).toEqual(fields);
  });

  test("are named once, however much is wrong with them", () => {
    const input = { name: `${"a".repeat(81)}\n` };
    expect(wrongFields("httpAccountServices", "saveProfile", input)).toEqual(["name"]);
  });

  function at(field: string): string {
    return `address.${field}`;
  }
});
