import { anAddress } from "@shop/contract/testing";
import type { MethodName, ServiceName } from "@shop/contract/schemas";
import { encodeCursor, listOf } from "../catalog/listing/cursor.ts";
import { nameKeyOf } from "../documents/name-key.ts";
import { tableOf } from "./catalog-rows.ts";

const lines = [
  { id: "arroz", quantity: 1 },
  { id: "frijol", quantity: 2 },
];

const operationId = "operacion-nueva";

const allByName = listOf({ category: undefined, query: "", filters: {}, sort: "name" });

const address = { ...anAddress({ interiorNumber: "3", notes: "Portón azul" }), id: "casa-0001" };

const { id: _, ...newAddress } = address;

/** Open by the stopped clock of `openMalformedShop`. */
const OPEN_WINDOW = "2026-11-23-0900-1400";

/** The idempotency key of Ana's order. */
export const PLACED_KEY = "clave-de-ana-1";

/** Nobody but Ana has the first role. */
export const FIRST_ROLE_CODE = "4821390577";

const choice = { shippingOption: "estandar", window: OPEN_WINDOW, promotionCode: "HOLA" };

/** The inputs of methods, without the method. Those of one method together cover all its fields. */
const goodCalls: { [S in ServiceName]: { [M in MethodName<S>]?: readonly object[] } } = {
  httpCartsServices: {
    addProductToCart: [{ product: { id: "arroz", quantity: 1 }, operationId }],
    setProductQuantity: [{ product: { id: "arroz", quantity: 4 }, operationId }],
    removeProduct: [{ product: { id: "arroz" }, operationId }],
    clearCart: [{ operationId }],
    quoteCart: [{ lines }],
    mergeCart: [{ operationId, lines }],
  },
  httpPaymentServices: {
    getPaymentCart: [{ ...choice, postalCode: "97000", lines }],
    placeOrder: [
      {
        ...choice,
        address,
        paymentMethod: "contraentrega",
        idempotencyKey: "clave-nueva-1",
        whenMissing: "similar",
        expectedTotal: 124.95,
      },
    ],
    getPlacedOrder: [{ idempotencyKey: PLACED_KEY }],
    getOrder: [{ id: "pedido-1" }],
    payOrder: [{ id: "pedido-1" }],
    checkPayment: [{ id: "pedido-1" }],
    listOrders: [{ cursor: "pedido-2", state: "pendiente" }],
    cancelOrder: [{ id: "pedido-1" }],
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
  },
  httpAccountServices: {
    requestSignInCode: [{ email: "ana@example.mx" }],
    redeemSignInCode: [{ email: "ana@example.mx", request: "peticion-1", code: "908070" }],
    saveProfile: [{ name: "Ana Pérez Gómez", phone: "999 123 4567" }],
    saveAddress: [{ address: newAddress, operationId }, { address }],
    removeAddress: [{ id: "casa-0001" }],
    setDefaultAddress: [{ id: "casa-0002" }],
  },
  httpDeskServices: {
    listOrders: [{ since: "2026-11-21T11:00:00.000Z" }],
    getServedOrder: [{ id: "pedido-1" }],
    findOrder: [{ number: "7K3M-9QX2-PD" }],
    moveOrder: [{ id: "pedido-1", from: "pendiente", action: "accept", missed: 0 }],
    pickItem: [
      { id: "prepara-ana", itemId: "arroz", quantity: 0, substitute: { id: "frijol", quantity: 1 } },
    ],
    refundItem: [{ id: "llego-ana", itemId: "arroz", substituteId: "frijol", from: 0, to: 1 }],
    changeProduct: [
      { id: "arroz", from: { price: 28.5, stock: 100_000 }, to: { price: 25, regularPrice: 28.5, stock: 8 } },
      { id: "arroz", from: { price: 25, regularPrice: 28.5, stock: 8 }, to: { price: 28.5, stock: 20 } },
    ],
    hideProduct: [{ id: "arroz", isHidden: true }],
    importCatalog: [{ csv: tableOf({}), isTrial: true }],
    changeDeliveryDay: [{ day: "2026-11-22", isClosed: true }],
    listMessages: [{ cursor: "mensaje-1" }],
    answerMessage: [{ id: "mensaje-1", text: "Sí, de nueve a dos." }],
    listChanges: [{ cursor: "cambio-1" }],
    addPromotion: [
      { code: "BUENFIN", kind: "percentage", percentage: 10, minimum: 200, from: "2026-11-20" },
      { code: "BUENFIN", kind: "amount", amount: 50, minimum: 0, oncePerAccount: true, to: "2026-12-31" },
    ],
    endPromotion: [{ code: "VERANO" }],
    changeRole: [{ email: "luz@tienda.example", role: "mostrador" }],
    takeFirstRole: [{ code: FIRST_ROLE_CODE }],
    getFigures: [{ days: 7 }],
  },
  httpContactServices: {
    sendMessage: [{ name: "Ana Pérez", email: "ana@example.mx", message: "¿Abren los domingos?" }],
  },
};

/** Calls of a method that Ana of `openMalformedShop`, who may do everything, may send, without the method. */
export function goodCallsOf(service: ServiceName, method: string): readonly object[] {
  const calls: Record<string, readonly object[] | undefined> = goodCalls[service];
  return calls[method] ?? [{}];
}
