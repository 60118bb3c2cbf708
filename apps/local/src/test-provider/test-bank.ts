import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { TestBank, TestPayment } from "@shop/functions";
import { createWrite } from "../start/create-write.ts";

export interface LocalTestBank extends TestBank {
  /**
   * Decides an open payment, or one that was declined before. What is paid stays paid.
   * @param answerAt when the shop is notified, in ms
   */
  decide(reference: string, status: "paid" | "declined", answerAt: number): Promise<void>;
  /** The payments whose answer is due, and not delivered yet. */
  due(now: number): TestPayment[];
  /** Marks the answer as delivered. */
  answered(reference: string): Promise<void>;
}

const SELECT =
  "SELECT reference, order_id AS orderId, number, amount, currency, back, status FROM test_payments";

/** A bank that moves no money. Its payments are in the file of the shop, so a restart changes nothing. */
export function createTestBank(database: DatabaseSync): LocalTestBank {
  database.exec(`
    CREATE TABLE IF NOT EXISTS test_payments (
      reference TEXT PRIMARY KEY,
      order_id TEXT NOT NULL UNIQUE,
      number TEXT NOT NULL,
      amount INTEGER NOT NULL,
      currency TEXT NOT NULL,
      back TEXT NOT NULL,
      status TEXT NOT NULL,
      answer_at INTEGER
    ) STRICT, WITHOUT ROWID;
  `);
  // The table is STRICT, and only this bank writes it: its rows are payments.
  const find = (column: "reference" | "order_id", value: string) =>
    database.prepare(`${SELECT} WHERE ${column} = ?`).get(value) as TestPayment | undefined;
  const write = createWrite(database);
  return {
    open: async (asked) => {
      const { orderId, number, amount, currency, back } = asked;
      await write(
        "INSERT INTO test_payments VALUES (?, ?, ?, ?, ?, ?, 'open', NULL) ON CONFLICT (order_id) DO NOTHING",
        randomUUID(),
        orderId,
        number,
        amount,
        currency,
        back,
      );
      const payment = find("order_id", orderId);
      if (!payment) throw new Error("a test payment that cannot be read");
      return payment;
    },
    get: async (reference) => find("reference", reference),
    // It moves no money, so nothing of a part is noted.
    refund: async (reference, part) => {
      if (!part) await write("UPDATE test_payments SET status = 'refunded' WHERE reference = ?", reference);
    },
    decide: (reference, status, answerAt) =>
      write(
        "UPDATE test_payments SET status = ?, answer_at = ? WHERE reference = ? AND status IN ('open', 'declined')",
        status,
        answerAt,
        reference,
      ),
    due: (now) =>
      database
        .prepare(`${SELECT} WHERE answer_at <= ? ORDER BY answer_at`)
        .all(now) as unknown as TestPayment[],
    answered: (reference) =>
      write("UPDATE test_payments SET answer_at = NULL WHERE reference = ?", reference),
  };
}
