import { encodeCursor } from "../../catalog/cursor.ts";
import { listOf } from "../../catalog/listing/select-products.ts";
import { nameKeyOf } from "../../catalog/name-key.ts";

const lines = [
  { id: "arroz", quantity: 1 },
  { id: "frijol", quantity: 2 },
];

const operationId = "operacion-nueva";

const allByName = listOf({ category: undefined, query: "", filters: {}, sort: "name" });

const address = {
  id: "casa-0001",
  name: "Ana Pérez",
  street: "Calle del Árbol",
  exteriorNumber: "12-B",
  interiorNumber: "3",
  neighbourhood: "Centro",
  city: "Mérida",
  state: "Yucatán",
  postalCode: "97000",
  phone: "999 123 4567",
  notes: "Portón azul",
};

const { id: _, ...newAddress } = address;

/** Open by the clock of `openMalformedShop`, which stands still. */
const OPEN_WINDOW = "2026-11-23-0900-1400";

/** Under which Ana has placed an order. */
export const PLACED_KEY = "clave-de-ana-1";

const choiceOf = (window: string) => ({ shippingOption: "estandar", window, promotionCode: "HOLA" });

/** By method, without the method. Together those of one method have every field that it takes. */
const goodCalls = (window: string): Record<string, Record<string, readonly object[]>> => ({
  httpCartsServices: {
    addProductToCart: [{ product: { id: "arroz", quantity: 1 }, operationId }],
    getCart: [{}],
    setProductQuantity: [{ product: { id: "arroz", quantity: 4 }, operationId }],
    removeProduct: [{ product: { id: "arroz" }, operationId }],
    clearCart: [{ operationId }],
    quoteCart: [{ lines }],
    mergeCart: [{ operationId, lines }],
  },
  httpPaymentServices: {
    getPaymentCart: [{ ...choiceOf(window), lines }],
    placeOrder: [
      {
        ...choiceOf(window),
        address,
        paymentMethod: "contraentrega",
        idempotencyKey: "clave-nueva-1",
        expectedTotal: 124.95,
      },
    ],
    getPlacedOrder: [{ idempotencyKey: PLACED_KEY }],
    getOrder: [{ id: "pedido-1" }],
    payOrder: [{ id: "pedido-1" }],
    checkPayment: [{ id: "pedido-1" }],
    listOrders: [{ cursor: "pedido-2", state: "pendiente" }],
    listBoughtProducts: [{}],
    cancelOrder: [{ id: "pedido-1" }],
    getPaymentMethods: [{}],
  },
  httpCatalogServices: {
    listProducts: [
      {
        category: "abarrotes",
        query: "arroz",
        filters: {
          brands: ["Valle Claro"],
          minPrice: 1,
          maxPrice: 100,
          onOffer: false,
          inStock: true,
          coldChain: false,
        },
        sort: "price",
        limit: 2,
      },
      { cursor: encodeCursor(allByName, { value: nameKeyOf("Arroz"), id: "arroz" }), limit: 2 },
    ],
    suggest: [{ query: "arroz" }],
    getProduct: [{ id: "arroz" }],
    getProducts: [{ ids: ["arroz"] }],
    listRelated: [{ id: "arroz" }],
    getCategories: [{}],
    getHome: [{}],
  },
  httpAccountServices: {
    clearCookies: [{}],
    requestSignInCode: [{ email: "ana@example.mx" }],
    redeemSignInCode: [{ email: "ana@example.mx", request: "peticion-1", code: "908070" }],
    getProfile: [{}],
    saveProfile: [{ name: "Ana Pérez Gómez", phone: "999 123 4567" }],
    listAddresses: [{}],
    saveAddress: [{ address: newAddress, operationId }, { address }],
    removeAddress: [{ id: "casa-0001" }],
    setDefaultAddress: [{ id: "casa-0002" }],
    exportData: [{}],
    signOutEverywhere: [{}],
    deleteAccount: [{}],
  },
  httpContactServices: {
    sendMessage: [{ name: "Ana Pérez", email: "ana@example.mx", message: "¿Abren los domingos?" }],
  },
});

/**
 * Calls of a method that Ana of `openMalformedShop` may send, without the method.
 *
 * @param window what she chooses to be delivered in: one that is open, where another clock goes
 */
export function goodCallsOf(service: string, method: string, window = OPEN_WINDOW): readonly object[] {
  const calls = goodCalls(window)[service]?.[method];
  if (calls) return calls;
  throw new Error(
    `${service} has a method ${method} that nobody sends malformed input to: add a good call of it, with every field that it takes, to goodCalls in testing/malformed/good-calls.ts.`,
  );
}
