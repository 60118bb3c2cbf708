import type { Category } from "@shop/contract";
import type { AccountDoc } from "../accounts/account-doc.ts";
import type { DeletedAccountDoc } from "../accounts/deleted-account-doc.ts";
import type { CartDoc } from "../carts/cart-doc.ts";
import type { OperationDoc } from "../call/operation-doc.ts";
import type { CatalogStateDoc } from "../catalog/catalog-state-doc.ts";
import type { BoughtTogetherDoc } from "../catalog/related/bought-together.ts";
import type { ProductDoc } from "../catalog/product-doc.ts";
import type { StagedDoc } from "../catalog/import/staged-doc.ts";
import type { MessageDoc } from "../contact/message-doc.ts";
import type { LimitDoc } from "../rate-limits/limit-doc.ts";
import type { MailDoc } from "../sign-in/mail-doc.ts";
import type { SignInCodeDoc } from "../sign-in/sign-in-code-doc.ts";
import type { OpenOrdersDoc } from "../orders/open-orders-doc.ts";
import type { OrderDoc } from "../orders/order-doc.ts";
import type { PaymentEventDoc } from "../payments/payment-event-doc.ts";

/** What the shop keeps: plain JSON documents, money in minor units, weights in grams, times as ISO strings. */
export type Collections = {
  /** By category id. */
  categories: Category;
  /** By product id. */
  products: ProductDoc;
  /** One document, `current`. */
  catalogState: CatalogStateDoc;
  /** By import and number: what an import is about to write. */
  catalogImports: StagedDoc;
  /** One document, `current`. */
  boughtTogether: BoughtTogetherDoc;
  /** By account id. */
  accounts: AccountDoc;
  /** By account id. */
  deletedAccounts: DeletedAccountDoc;
  /** By account id: one cart each. */
  carts: CartDoc;
  /** By the hash of account and operation id. */
  operations: OperationDoc;
  /** By message id. */
  messages: MessageDoc;
  /** By order id. */
  orders: OrderDoc;
  /** By the hash of an account or of an address. */
  openOrders: OpenOrdersDoc;
  /** By provider and event id. */
  paymentEvents: PaymentEventDoc;
  /** By the hash of the address that the code was sent to. */
  signInCodes: SignInCodeDoc;
  /** By mail id. Firebase's extension sends what is in here. */
  mail: MailDoc;
  /** By the hash of who is counted for what. */
  limits: LimitDoc;
};

export type CollectionName = keyof Collections;

const names: Record<CollectionName, true> = {
  categories: true,
  products: true,
  catalogState: true,
  catalogImports: true,
  boughtTogether: true,
  accounts: true,
  deletedAccounts: true,
  carts: true,
  operations: true,
  messages: true,
  orders: true,
  openOrders: true,
  paymentEvents: true,
  signInCodes: true,
  mail: true,
  limits: true,
};

export const COLLECTION_NAMES = Object.keys(names) as CollectionName[];
