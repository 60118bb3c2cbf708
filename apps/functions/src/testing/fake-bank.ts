import type { Money } from "@shop/contract";
import type { PaymentEvent, PaymentPart } from "../payments/payment-provider.ts";
import type { TestBank, TestPayment } from "../payments/providers/test-provider.ts";

/** A test bank in memory; the test decides for its customers. */
export class FakeBank implements TestBank {
  readonly payments: TestPayment[] = [];
  /** References of the refunds, in order. */
  readonly refunds: string[] = [];
  /** Of the parts that were refunded: the reference, the amount in minor units, and which of that amount it is. */
  readonly parts: [string, Money, number][] = [];
  /** Makes every call fail, like an unreachable bank. */
  broken = false;

  async open(asked: Omit<TestPayment, "reference" | "status">): Promise<TestPayment> {
    this.#answer();
    const open = this.payments.find(({ orderId }) => orderId === asked.orderId);
    if (open) return open;
    const payment = {
      ...asked,
      reference: `pago-${this.payments.length + 1}`,
      status: "open",
    } satisfies TestPayment;
    this.payments.push(payment);
    return payment;
  }

  async get(reference: string): Promise<TestPayment | undefined> {
    this.#answer();
    return this.payments.find((payment) => payment.reference === reference);
  }

  async refund(reference: string, part?: PaymentPart): Promise<void> {
    this.#answer();
    if (part) this.parts.push([reference, part.amount, part.nth]);
    else this.refunds.push(reference);
  }

  /** The payment of an order, as it is after the customer has decided. */
  decide(orderId: string, status: PaymentEvent["status"]): TestPayment {
    const payment = this.payments.find((each) => each.orderId === orderId);
    if (!payment) throw new Error(`nobody pays ${orderId}`);
    payment.status = status;
    return { ...payment };
  }

  #answer(): void {
    if (this.broken) throw new Error("the bank is closed");
  }
}
