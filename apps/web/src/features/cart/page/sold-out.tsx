import { selectSoldOut } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { Button, Notice } from "@shop/ui";
import { newOperationId } from "../../../shared/operation-id.ts";
import { cart as texts } from "../texts.ts";

/** Says that lines are sold out, and removes them all at once. */
export function SoldOut() {
  const cart = useCartRef();
  const lines = useCart(selectSoldOut);
  if (lines.length === 0) return null;
  const remove = () => {
    for (const { id } of lines) cart.send({ type: "line.remove", operationId: newOperationId(), id });
  };
  return (
    <Notice
      action={
        <Button onClick={remove} size="sm" variant="plain">
          {texts.soldOut.remove}
        </Button>
      }
      role="note"
      status="warning"
    >
      {texts.soldOut.some(lines.length)}
    </Notice>
  );
}
