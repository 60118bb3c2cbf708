import { selectGroups, selectIsPending } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { capOf, shop, withQuantity } from "@shop/commerce";
import type { CartItem } from "@shop/contract";
import { CartGroup, CartLine } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { newOperationId } from "../../products/operation-id.ts";
import { cart as texts } from "../../texts/cart.ts";
import { catalog } from "../../texts/catalog.ts";
import { money, spokenMoney, weight } from "../../texts/format.ts";

/** The lines of the cart, those that are handled alike together. */
export function Groups() {
  return useCart(selectGroups).map(({ handling, items, priceProducts, totalWeight }) => (
    <CartGroup
      heading={texts.groups[handling].title}
      key={handling}
      note={texts.groups[handling].note}
      sums={[
        { label: texts.groupSubtotal, value: money(priceProducts) },
        { label: texts.groupWeight, value: weight(totalWeight) },
      ]}
    >
      {items.map((item) => (
        <Line item={item} key={item.id} />
      ))}
    </CartGroup>
  ));
}

function Line({ item }: { item: CartItem }) {
  const cart = useCartRef();
  const isPending = useCart(selectIsPending(item.id));
  const remove = () => cart.send({ type: "line.remove", operationId: newOperationId(), id: item.id });
  const change = (quantity: number) =>
    quantity === 0
      ? remove()
      : cart.send({ type: "line.set", operationId: newOperationId(), item: withQuantity(item, quantity) });
  return (
    <CartLine
      detail={`${texts.each(money(item.unitPrice))} · ${weight(item.weight)}`}
      link={<Link to={paths.product(item.id)} />}
      name={item.name}
      note={item.quantity > item.stock ? texts.stockFell(item.stock) : undefined}
      pending={isPending ? texts.unconfirmedLine : undefined}
      picture={{ src: item.image }}
      remove={{ label: texts.remove(item.name), onClick: remove }}
      stepper={{
        value: item.quantity,
        max: Math.max(item.quantity, Math.min(item.stock, capOf(item.category, shop))),
        onChange: change,
        labels: {
          increase: catalog.product.increase(item.name),
          decrease: catalog.product.decrease(item.name),
          quantity: catalog.product.quantity(item.name),
        },
      }}
      total={{ text: money(item.totalPrice), label: spokenMoney(item.totalPrice) }}
    />
  );
}
