import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The shop's data as its owner changes them: what is on the shelf, and how far an order has come. */
export class StoredShop {
  readonly #file: string;

  /** @param dataFolder of the running shop */
  constructor(dataFolder: string) {
    this.#file = join(dataFolder, "shop.sqlite");
  }

  /** Takes a product out of the shop. */
  withdraw(productId: string): void {
    this.#open((database) => database.prepare("DELETE FROM doc_products WHERE id = ?").run(productId));
  }

  setStock(productId: string, stock: number): void {
    this.#change("doc_products", productId, (product) => ({ ...product, stock, inStock: stock > 0 }));
  }

  stockOf(productId: string): number {
    return Number(this.#read("doc_products", productId)["stock"]);
  }

  /** Moves an order on, as the shop does. */
  moveOrder(orderId: string, ...states: string[]): void {
    this.#change("doc_orders", orderId, (order) => ({
      ...order,
      state: states.at(-1),
      history: [
        ...(order["history"] as object[]),
        ...states.map((state) => ({ state, at: new Date().toISOString() })),
      ],
    }));
  }

  #read(table: string, id: string): Record<string, unknown> {
    const row = this.#open((database) => database.prepare(`SELECT doc FROM ${table} WHERE id = ?`).get(id));
    if (!row) throw new Error(`nothing is stored as ${id}`);
    return JSON.parse(String(row["doc"])) as Record<string, unknown>;
  }

  #change(table: string, id: string, change: (doc: Record<string, unknown>) => object): void {
    const doc = JSON.stringify(change(this.#read(table, id)));
    this.#open((database) => database.prepare(`UPDATE ${table} SET doc = ? WHERE id = ?`).run(doc, id));
  }

  #open<Result>(act: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(this.#file, { timeout: 5000 });
    try {
      return act(database);
    } finally {
      database.close();
    }
  }
}
