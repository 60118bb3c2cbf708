import { Badge, type BadgeProps } from "@chakra-ui/react";
import type { Order } from "@shop/contract";
import { paymentStatusOf } from "./payment-status-of.ts";
import { order as texts } from "./texts.ts";

const LOOKS: Record<keyof typeof texts.payment, BadgeProps> = {
  paid: { colorPalette: "green" },
  pending: { variant: "surface" },
  declined: { colorPalette: "red" },
  refunded: { variant: "surface" },
  nothingPaid: { variant: "surface" },
};

/** How the payment stands, in two words that are always there. */
export function PaymentStatus({ shown }: { shown: Order }) {
  const status = paymentStatusOf(shown);
  return (
    <output>
      <Badge size="md" {...LOOKS[status]}>
        {texts.payment[status]}
      </Badge>
    </output>
  );
}
