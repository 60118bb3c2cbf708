import { Badge, type BadgeProps } from "@chakra-ui/react";
import type { Order } from "@shop/contract";
import { paymentStatusOf } from "../status-of.ts";
import { order as texts } from "../texts.ts";

const LOOKS: Record<keyof typeof texts.payment, BadgeProps> = {
  paid: { colorPalette: "green" },
  pending: { variant: "surface" },
  declined: { colorPalette: "red" },
  refunded: { variant: "surface" },
  nothingPaid: { variant: "surface" },
};

/** Whether an order is still to be paid on receipt: the amount due is shown then, and needs no badge. */
export function paysOnReceipt(shown: Order): boolean {
  return shown.paymentMethod === "contraentrega" && paymentStatusOf(shown) === "pending";
}

/** The payment status: a badge, or plain text beside an amount due. */
export function PaymentStatus({ shown }: { shown: Order }) {
  const status = paymentStatusOf(shown);
  if (paysOnReceipt(shown)) return <output>{texts.payment[status]}</output>;
  return (
    <output>
      <Badge size="md" {...LOOKS[status]}>
        {texts.payment[status]}
      </Badge>
    </output>
  );
}
