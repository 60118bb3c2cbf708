import { toCart } from "@shop/commerce";
import { FailureError, type Cart, type CartItem, type RejectedLine } from "@shop/contract";
import type { CartAnswer } from "../cart-state.ts";
import { applyChanges, quantityOf, type Change } from "../changes.ts";
import type { GuestLine } from "../guest-cart.ts";

/** What the server stores for an account. */
type Account = { items: CartItem[]; operations: Map<string, RejectedLine[]> };

/** The shop's server as the cart knows it, in memory: it carries out every operation once, and refuses for stock. */
export class FakeServer {
  /** The stock of a product; unlimited if not listed. */
  readonly stock = new Map<string, number>();
  /** The operations that it refused, oldest first. */
  readonly refused: string[] = [];
  readonly #accounts = new Map<string, Account>();
  readonly #lineOf: (id: string, quantity: number) => CartItem;

  /** @param lineOf what it knows of its products */
  constructor(lineOf: (id: string, quantity: number) => CartItem) {
    this.#lineOf = lineOf;
  }

  getCart(uid: string): Cart {
    return toCart(this.#account(uid).items);
  }

  /** @throws FailureError 409 above the stock */
  change(uid: string, change: Change): CartAnswer | undefined {
    const account = this.#account(uid);
    const { operationId } = change;
    const isRepeated = account.operations.has(operationId);
    if (!isRepeated && change.type === "lines.add") {
      const { items, rejectedLines } = this.#take(account.items, change.items);
      account.items = items;
      account.operations.set(operationId, rejectedLines);
    } else if (!isRepeated) {
      account.items = this.#carryOut(account.items, change);
      account.operations.set(operationId, []);
    }
    if (change.type === "line.add") return undefined;
    const rejectedLines = account.operations.get(operationId) ?? [];
    return change.type === "lines.add" ? { ...toCart(account.items), rejectedLines } : toCart(account.items);
  }

  quoteCart(lines: readonly GuestLine[]): Cart & { rejectedLines: RejectedLine[] } {
    const { items, rejectedLines } = this.#take([], lines);
    return { ...toCart(items), rejectedLines };
  }

  #carryOut(items: CartItem[], change: Change): CartItem[] {
    const after = applyChanges(items, [change]);
    const tooMany = after.find(
      ({ id, quantity }) => quantity > this.#max(id) && quantity > quantityOf(items, id),
    );
    if (!tooMany) return after;
    this.refused.push(change.operationId);
    const { id: productId } = tooMany;
    throw new FailureError({ id: 409, reason: "stock", productId, limit: this.#max(productId) });
  }

  #take(
    items: CartItem[],
    wanted: readonly GuestLine[],
  ): { items: CartItem[]; rejectedLines: RejectedLine[] } {
    const rejectedLines: RejectedLine[] = [];
    const accepted = wanted.flatMap(({ id, quantity }) => {
      const limit = this.#max(id);
      const units = Math.max(0, Math.min(quantity, limit - quantityOf(items, id)));
      const code = { id: 409, reason: "stock", productId: id, limit } as const;
      if (units < quantity) rejectedLines.push({ id, quantity: quantity - units, code });
      return units > 0 ? this.#lineOf(id, units) : [];
    });
    const merge: Change = { operationId: "", type: "lines.add", items: accepted };
    return { items: applyChanges(items, [merge]), rejectedLines };
  }

  #max(id: string): number {
    return this.stock.get(id) ?? Infinity;
  }

  #account(uid: string): Account {
    const account = this.#accounts.get(uid) ?? { items: [], operations: new Map() };
    this.#accounts.set(uid, account);
    return account;
  }
}
