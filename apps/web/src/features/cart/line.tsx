import { changeOfQuantity, selectHasNetwork, selectIsPending, selectLines } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { isColdChain, isSoldOut, maxQuantityOf, shop, withQuantity } from "@shop/commerce";
import type { CartItem } from "@shop/contract";
import { CartLine, HandlingBadge, InView } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { newOperationId } from "../../shared/operation-id.ts";
import { cart as texts } from "./texts.ts";
import { Alternatives, catalog, useRelated, type RelatedServices } from "../product/index.ts";
import { money, spokenMoney, weight } from "../../shared/format.ts";

type LineProps = RelatedServices & {
  item: CartItem;
  /** The shopper follows its link. */
  onLeave?: () => void;
};

/** One product of the cart; if it is sold out, with alternatives. */
export function Line({ item, onLeave, listRelated }: LineProps) {
  const cart = useCartRef();
  const isPending = useCart(selectIsPending(item.id));
  const hasNetwork = useCart(selectHasNetwork);
  const change = (quantity: number) =>
    cart.send(changeOfQuantity(item.quantity, withQuantity(item, quantity), newOperationId()));
  return (
    <CartLine
      badge={isColdChain(item) && <HandlingBadge kind="cold">{texts.coldChain.badge}</HandlingBadge>}
      detail={`${texts.each(money(item.unitPrice))} · ${weight(item.weight)}`}
      link={<Link onClick={onLeave} to={paths.product(item.id)} />}
      name={item.name}
      note={noteOf(item) ?? (isPending && !hasNetwork ? texts.failure.unsentLine : undefined)}
      pending={isPending ? texts.unconfirmedLine : undefined}
      picture={{ src: item.image }}
      remove={{ label: texts.remove(item.name), onClick: () => change(0) }}
      stepper={{
        value: item.quantity,
        max: maxQuantityOf(item, shop),
        onChange: change,
        labels: {
          increase: catalog.product.increase(item.name),
          decrease: catalog.product.decrease(item.name),
          quantity: catalog.product.quantity(item.name),
          notWhole: catalog.product.notWhole,
        },
      }}
      total={{ text: money(item.totalPrice), label: spokenMoney(item.totalPrice) }}
      unavailable={isSoldOut(item) ? catalog.product.soldOut : undefined}
    >
      {isSoldOut(item) && <SoldOutAlternatives id={item.id} name={item.name} listRelated={listRelated} />}
    </CartLine>
  );
}

/** Alternatives to a sold-out product that are not in the cart. */
function SoldOutAlternatives({ id, name, listRelated }: RelatedServices & Pick<CartItem, "id" | "name">) {
  const { similar, open } = useRelated(id, { listRelated });
  const taken = new Set(useCart(selectLines).map((line) => line.id));
  return (
    <>
      <InView onView={open} />
      <Alternatives level={3} products={similar.filter((product) => !taken.has(product.id))} to={name} />
    </>
  );
}

/** Why the quantity is limited. */
function noteOf(item: CartItem): string | undefined {
  const { quantity, stock } = item;
  if (quantity > stock) return texts.stockFell(stock);
  if (quantity < maxQuantityOf(item, shop)) return undefined;
  return quantity === stock ? texts.lastOnes(stock) : texts.capped(quantity);
}
