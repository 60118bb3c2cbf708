import { lineOf } from "@shop/cart-machine/testing";
import { describe, expect, it } from "vitest";
import { createDeviceCart } from "./device-cart.ts";
import { DEVICE_CART } from "./storage.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol");

const setText = (text: string) => localStorage.setItem(DEVICE_CART, text);
const setLine = (line: object) =>
  setText(JSON.stringify({ operationId: "operacion-1", items: [line, BEANS] }));

describe("the lines of a device's guest", () => {
  it("are none at first, and then what was written last, for every page", () => {
    expect(createDeviceCart().read()).toBeNull();
    createDeviceCart().write([RICE]);
    createDeviceCart().write([RICE, BEANS]);
    expect(createDeviceCart().read()?.items).toEqual([RICE, BEANS]);
  });

  it("have one name from the first to the last of them, which the server takes", () => {
    const cart = createDeviceCart();
    cart.write([RICE]);
    const name = cart.read()?.operationId;
    cart.write([RICE, BEANS]);
    expect(cart.read()?.operationId).toBe(name);
    expect(name).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    cart.write([]);
    expect(Object.entries(localStorage)).toEqual([]);
    cart.write([RICE]);
    expect(cart.read()?.operationId).not.toBe(name);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"operationId":"x"}',
    '{"items":[]}',
    '{"operationId":3,"items":[{}]}',
  ])("are none where this stands: %s", (text) => {
    setText(text);
    expect(createDeviceCart().read()).toBeNull();
    createDeviceCart().write([RICE]);
    expect(createDeviceCart().read()?.items).toEqual([RICE]);
  });

  it.each<[string, object]>([
    ["no product", { ...RICE, id: "../arroz" }],
    ["no name of a product", { ...RICE, id: 7 }],
    ["no units", { ...RICE, quantity: 0 }],
    ["parts of a unit", { ...RICE, quantity: 1.5 }],
    ["a price that is none", { ...RICE, unitPrice: "gratis" }],
    ["a price below nothing", { ...RICE, unitPrice: -1 }],
    ["no weight", { ...RICE, unitWeight: null }],
    ["no stock", { ...RICE, stock: undefined }],
    ["a cold chain that is neither needed nor not", { ...RICE, coldChain: "sí" }],
  ])("leave a line out that has %s", (_, line) => {
    setLine(line);
    expect(createDeviceCart().read()?.items).toEqual([BEANS]);
  });

  it("keep their cold chain attribute, and have none if none was stored", () => {
    createDeviceCart().write([{ ...RICE, coldChain: true }, BEANS]);
    expect(createDeviceCart().read()?.items).toEqual([{ ...RICE, coldChain: true }, BEANS]);
  });

  it("have calculated sums, whatever was stored", () => {
    setLine({ ...RICE, totalPrice: 1, weight: 1 });
    expect(createDeviceCart().read()?.items).toEqual([RICE, BEANS]);
  });

  it("have one line for each product, and no more units than the server reads", () => {
    setLine({ ...BEANS, quantity: 5000 });
    expect(createDeviceCart().read()?.items).toEqual([BEANS]);
    setLine({ ...RICE, quantity: 5000 });
    expect(createDeviceCart().read()?.items).toEqual([lineOf("arroz", 999), BEANS]);
  });

  it("are in memory if the browser blocks storage", () => {
    const cart = createDeviceCart(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    cart.write([RICE]);
    expect(cart.read()?.items).toEqual([RICE]);
    cart.write([]);
    expect(cart.read()).toBeNull();
  });

  it("are those of the page if the storage is full, not the older stored ones", () => {
    createDeviceCart().write([RICE]);
    const full: Storage = {
      length: 1,
      key: () => null,
      clear: () => undefined,
      getItem: (key) => localStorage.getItem(key),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    };
    const cart = createDeviceCart(() => full);
    cart.write([RICE, BEANS]);
    expect(cart.read()?.items).toEqual([RICE, BEANS]);
  });
});
