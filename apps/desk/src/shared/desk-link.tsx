import type { ComponentProps, MouseEvent } from "react";
import { useDeskRef } from "../machine/react.tsx";
import type { Address } from "../machine/views.ts";
import { addressOf } from "./paths.ts";

/** A link inside the counter, to a screen or to an order over it. */
export function DeskLink({ to, children, ...link }: { to: Address } & ComponentProps<"a">) {
  const desk = useDeskRef();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // the browser's own
    event.preventDefault();
    desk.send(
      to.orderId === null ? { type: "view.open", view: to.view } : { type: "order.open", id: to.orderId },
    );
  };
  return (
    <a {...link} href={addressOf(to)} onClick={open}>
      {children}
    </a>
  );
}

/** The link of an order on the board, which gets the focus back when its order is closed. */
export const cardId = (orderId: string) => `pedido-${orderId}`;
