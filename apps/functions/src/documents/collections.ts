import type { Promotion } from "@shop/commerce";
import type { AuditEntry, Category, RejectedLine, ShopMessage } from "@shop/contract";
import type { DeliveryDay } from "@shop/commerce";
import type * as port from "../store/store.ts";
import type { AccountDoc } from "./account-doc.ts";
import type { CartDoc } from "./cart-doc.ts";
import type { OrderDoc } from "./order-doc.ts";
import type { ProductDoc } from "./product-doc.ts";

/** What the shop stores: plain JSON documents, money in minor units, weights in grams, times as ISO strings. */
export type Collections = {
  /** By category id. */
  categories: Category;
  /** By product id. */
  products: ProductDoc;
  /** By product id: what staff have hidden. Shoppers find only what is in `products`. */
  hiddenProducts: ProductDoc;
  /**
   * One document, `current`: which catalogue the shop sells. The version grows with each import, `pricings` with each
   * price that is changed, and each product that is hidden or shown, at the counter.
   */
  catalogState: { version: number; pricings?: number };
  /** One document, `current`: by product id, what is bought with it, the most frequent first. It names no buyers. */
  boughtTogether: { talliedAt: string; byProduct: Record<string, string[]> };
  /** By account id. */
  accounts: AccountDoc;
  /** By account id: while it exists, nothing is written for that account. */
  deletedAccounts: {
    /** When the identity was deleted; until then, when the account was. */
    deletedAt: string;
    /** Whether the identity service has removed it too. */
    isIdentityGone: boolean;
  };
  /** By account id: one cart each. */
  carts: CartDoc;
  /** By the hash of account and operation id. */
  operations: OperationDoc;
  /** By message id. */
  messages: Omit<ShopMessage, "id">;
  /**
   * By a random id: a change by the staff, created in the transaction that makes it. Nothing changes or removes it. The
   * account is that of who did it; a command has none.
   */
  audit: Omit<AuditEntry, "id"> & { accountId?: string };
  /** By the code, which is in capitals: the promotions that were made at the counter. Nothing removes one. */
  promotions: PromotionDoc;
  /** By order id. */
  orders: OrderDoc;
  /** By the day: whether staff have closed it, and how many orders its windows have. */
  deliveryDays: DeliveryDay;
  /** By the hash of an account or of an address: its orders that may be open, and until when. */
  openOrders: { orderIds: string[]; endsAt: string };
  /** By provider and event id: a processed event of a provider. */
  paymentEvents: { orderId: string; status: "paid" | "declined" | "refunded"; at: string };
  /** By the hash of the address that the code was sent to. The code itself is not stored. */
  signInCodes: {
    salt: string;
    /** Of the salt and the code. */
    hash: string;
    /** How many more codes may be tried. */
    triesLeft: number;
    endsAt: string;
  };
  /** By mail id: a queued mail, in the format of Firebase's extension "Trigger Email from Firestore". */
  mail: { to: string; at: string; message: { subject: string; text: string; html?: string } };
  /** By the hash of the key of a limit: the count in its current or last window. */
  limits: { count: number; endsAt: string };
};

/** A change that was applied. It is anonymous: its id is a hash, and the change itself is not stored. */
export type OperationDoc = {
  /** From when on it may be removed. */
  endsAt: string;
  /** The rejected lines of a merge: the answer to a repeated call. */
  rejectedLines?: RejectedLine[];
};

export type PromotionDoc = Promotion & {
  madeAt: string;
  /** How many orders use it, those that were cancelled or have expired left out. */
  uses: number;
};

export type CollectionName = port.Name<Collections>;

const names: Record<CollectionName, true> = {
  categories: true,
  products: true,
  hiddenProducts: true,
  catalogState: true,
  boughtTogether: true,
  accounts: true,
  deletedAccounts: true,
  carts: true,
  operations: true,
  messages: true,
  audit: true,
  promotions: true,
  orders: true,
  deliveryDays: true,
  openOrders: true,
  paymentEvents: true,
  signInCodes: true,
  mail: true,
  limits: true,
};

export const COLLECTION_NAMES = Object.keys(names) as CollectionName[];

/** The store with the shop's documents: what handlers work with. */
export type Store = port.Store<Collections>;
export type Reads = port.Reads<Collections>;
export type Transaction = port.Transaction<Collections>;
