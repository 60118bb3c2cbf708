import { readCoverage, type TestPath } from "../test-path.ts";

/** What the page has to show; the names are those of the machine's own tests. */
export type View = {
  count: number;
  page: "loading" | "failed" | "empty" | "lines";
  units: Record<string, number>;
  interruption: "offline" | "failing" | null;
  canRetry: boolean;
  unsent: number;
  notices: number;
  isFailureShown: boolean;
  payment: {
    isSaving: boolean;
    pay: "possible" | "not yet";
    total: "known" | "asked for" | "unknown";
    isLacking: boolean;
    shipping: string | null;
    promotion: string | null;
    isCodeRefused: boolean;
  } | null;
};

/** What the paths call the one product of their carts, and which one of this shop stands for it: of a kilogram, too. */
export const PRODUCT = { underTest: "arroz", id: "zanahoria-1-kg", name: "Zanahoria 1 kg" };
export const GUEST_PRODUCT = {
  underTest: "frijol",
  id: "arroz-super-extra-1-kg",
  name: "Arroz súper extra 1 kg",
};
export const PRODUCTS = [PRODUCT, GUEST_PRODUCT];

/** The paths that take every transition of the cart which a browser can take, with products of this shop. */
export function readPaths(): TestPath<View>[] {
  return readCoverage<View>("cart-machine", (key, value) => {
    const known = PRODUCTS.find(({ underTest }) => underTest === value);
    if (known && (key === "id" || key === "productId")) return known.id;
    return known && key === "name" ? known.name : value;
  });
}

/** What the storage of a device keeps of a guest: a kilogram for 10.00 each, as the paths have it. */
export function deviceCart(lines: readonly { product: typeof PRODUCT; quantity: number }[]): {
  name: string;
  value: string;
} {
  const items = lines.map(({ product: { id, name }, quantity }) => ({
    id,
    name,
    quantity,
    category: "abarrotes",
    unitPrice: 1000,
    totalPrice: 1000 * quantity,
    unitWeight: 1000,
    weight: 1000 * quantity,
    image: "",
    stock: 99,
  }));
  return { name: "alacena:carrito", value: JSON.stringify({ operationId: "invitado-0001", items }) };
}
