import { awaitsPayment } from "@shop/commerce";
import type { Order, OrderState } from "@shop/contract";
import { StatusTag, type StatusTagProps } from "@shop/ui";
import { order as texts } from "./texts.ts";

const TONES: Record<OrderState, StatusTagProps["tone"]> = {
  pendiente: "info",
  pagado: "neutral",
  preparando: "neutral",
  enviado: "info",
  entregado: "success",
  cancelado: "danger",
};

/** Where an order stands, in a few words. Only one that waits for its shopper warns. */
export function OrderStateTag({ shown }: { shown: Order }) {
  const { state } = shown;
  if (awaitsPayment(shown)) return <StatusTag tone="warning">{texts.due}</StatusTag>;
  return (
    <StatusTag tone={TONES[state] ?? "neutral"}>
      {state === "pendiente" ? texts.atTheDoor : texts.states[state]}
    </StatusTag>
  );
}
