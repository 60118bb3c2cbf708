import type { Order } from "@shop/contract";
import { StatusTag, type StatusTagProps } from "@shop/ui";
import { paymentStatusOf } from "./payment-status-of.ts";
import { order as texts } from "./texts.ts";

const TONES: Record<keyof typeof texts.payment, NonNullable<StatusTagProps["tone"]>> = {
  paid: "success",
  pending: "neutral",
  declined: "danger",
  refunded: "neutral",
  nothingPaid: "neutral",
};

/** How the payment stands, in two words that are always there. */
export function PaymentStatus({ shown }: { shown: Order }) {
  const status = paymentStatusOf(shown);
  return (
    <output>
      <StatusTag tone={TONES[status]}>{texts.payment[status]}</StatusTag>
    </output>
  );
}
