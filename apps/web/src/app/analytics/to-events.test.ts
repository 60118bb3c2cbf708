import { lineOf } from "@shop/cart-machine/testing";
import { describe, expect, it } from "vitest";
import { anOrder } from "@shop/order-machine/testing";
import { MILK } from "../../shared/testing/products.ts";
import { cartChanges, purchase, refund, search, viewItemList } from "./to-events.ts";

const brandOf = (id: string) => (id === "arroz" ? "La Marca" : undefined);
const RICE = {
  item_id: "arroz",
  item_name: "arroz",
  item_brand: "La Marca",
  item_category: "abarrotes",
  price: 10,
};
const BEANS = { item_id: "frijol", item_name: "frijol", item_category: "abarrotes", price: 10 };

describe("what is done to the lines", () => {
  it("is the units that were added, and those that were removed", () => {
    const before = [lineOf("arroz", 2), lineOf("frijol", 3)];
    expect(cartChanges(before, [lineOf("arroz", 5)], brandOf)).toEqual([
      { name: "add_to_cart", params: { currency: "MXN", value: 30, items: [{ ...RICE, quantity: 3 }] } },
      {
        name: "remove_from_cart",
        params: { currency: "MXN", value: 30, items: [{ ...BEANS, quantity: 3 }] },
      },
    ]);
  });

  it("is nothing when no units changed", () => {
    expect(cartChanges([lineOf("arroz", 2)], [lineOf("arroz", 2)], brandOf)).toEqual([]);
  });

  it("adds up without a rest", () => {
    const [event] = cartChanges([], [lineOf("arroz", 3, { unitPrice: 10 })], brandOf);
    expect(event?.params).toMatchObject({ value: 0.3 });
  });
});

describe("what is searched for", () => {
  it("is tracked without the spaces around it, and not endlessly", () => {
    expect(search("  leche ")?.params).toEqual({ search_term: "leche" });
    expect(search("a".repeat(300))?.params).toEqual({ search_term: "a".repeat(100) });
  });

  it.each(["", "  ", "ana@correo.example", "55 1234 5678", "5215512345678"])(
    "is not tracked as %j",
    (term) => {
      expect(search(term)).toBeNull();
    },
  );
});

describe("an order", () => {
  const order = anOrder();

  it("is tracked by its id, its lines and its sums, and by nothing of who bought it", () => {
    const event = purchase(order, brandOf);
    const { iva, shipping, coldChainSurcharge } = order.orderSummary;
    expect(event.params).toMatchObject({
      transaction_id: order.id,
      tax: iva / 100,
      shipping: (shipping + coldChainSurcharge) / 100,
    });
    const { address, number } = order;
    const text = JSON.stringify(event);
    for (const canary of [...Object.values(address), number].filter((value) => String(value).length > 2))
      expect(text).not.toContain(canary);
  });

  it("has the value of its lines", () => {
    const value = order.items.reduce((sum, { totalPrice }) => sum + totalPrice, 0) / 100;
    expect(purchase(order, brandOf).params).toMatchObject({ value });
    expect(refund(order, brandOf).params).toMatchObject({ transaction_id: order.id, value });
  });

  it("is worth what was paid: a promotion takes off of the lines, or of the way there", () => {
    const { orderSummary } = order;
    const { products, shipping, coldChainSurcharge } = orderSummary;
    const withPromotion = (kind: "amount" | "freeShipping", discount: number) => ({
      ...order,
      orderSummary: { ...orderSummary, discount, promotion: { code: "DIEZ", kind } },
    });
    const less = withPromotion("amount", 1000);
    expect(purchase(less, brandOf).params).toMatchObject({
      value: (products - 1000) / 100,
      shipping: (shipping + coldChainSurcharge) / 100,
    });
    expect(refund(less, brandOf).params).toMatchObject({ value: (products - 1000) / 100 });
    expect(purchase(withPromotion("freeShipping", shipping), brandOf).params).toMatchObject({
      value: products / 100,
      shipping: coldChainSurcharge / 100,
    });
  });
});

it("takes 200 items at the most", () => {
  const { params } = viewItemList({ id: "inicio", name: "Inicio", products: Array(300).fill(MILK) });
  expect("items" in params && params.items.length).toBe(200);
});
