import { useCartRef } from "@shop/cart-machine/react";
import { Button } from "@shop/ui";
import { newOperationId } from "../../../shared/operation-id.ts";
import { cart as texts } from "../texts.ts";

/** Empties the cart at once; the toast that follows can undo it. */
export function ClearCart() {
  const cart = useCartRef();
  return (
    <Button
      onClick={() => cart.send({ type: "cart.clear", operationId: newOperationId() })}
      size="sm"
      variant="ghost"
    >
      {texts.clear}
    </Button>
  );
}
