import type { OrderState } from "@shop/contract";
import { StatusTag, type StatusTagProps } from "@shop/ui";
import { order as texts } from "./texts.ts";

const TONES: Record<OrderState, StatusTagProps["tone"]> = {
  pendiente: "warning",
  pagado: "neutral",
  preparando: "neutral",
  enviado: "info",
  entregado: "success",
  cancelado: "danger",
};

/** Where an order stands, in one or two words. */
export function OrderStateTag({ state }: { state: OrderState }) {
  return <StatusTag tone={TONES[state] ?? "neutral"}>{texts.states[state]}</StatusTag>;
}
