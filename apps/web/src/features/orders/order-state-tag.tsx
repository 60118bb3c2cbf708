import { Badge, type BadgeProps } from "@chakra-ui/react";
import { awaitsPayment } from "@shop/commerce";
import type { Order, OrderState } from "@shop/contract";
import { order as texts } from "./texts.ts";

const LOOKS: Record<OrderState, BadgeProps> = {
  pendiente: { colorPalette: "blue" },
  pagado: { variant: "surface" },
  preparando: { variant: "surface" },
  enviado: { colorPalette: "blue" },
  entregado: { colorPalette: "green" },
  cancelado: { colorPalette: "red" },
};

/** The state of an order in a few words; a warning only if the shopper has to act. */
export function OrderStateTag({ shown }: { shown: Order }) {
  const { state } = shown;
  if (awaitsPayment(shown)) {
    return (
      <Badge colorPalette="orange" size="md">
        {texts.due}
      </Badge>
    );
  }
  return (
    <Badge size="md" {...LOOKS[state]}>
      {/* A pending order that awaits no payment is paid at the door. */}
      {state === "pendiente" ? texts.atTheDoor : texts.states[state]}
    </Badge>
  );
}
