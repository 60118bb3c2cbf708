import { selectIsGuest, selectIsNearlyPayable, selectIsPayable } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { Button, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { cart as texts } from "./texts.ts";

/**
 * The way on, as soon as there is one; while the server reckons, it keeps its place.
 * @param onLeave the shopper follows a link
 */
export function Pay({ onLeave }: { onLeave?: () => void }) {
  const isPayable = useCart(selectIsPayable);
  const isNearlyPayable = useCart(selectIsNearlyPayable);
  const isGuest = useCart(selectIsGuest);
  if (isGuest)
    return (
      <LinkButton block link={<Link onClick={onLeave} to={paths.loginTo(paths.cart)} />} size="lg">
        {texts.loginToPay}
      </LinkButton>
    );
  if (isNearlyPayable)
    return (
      <Button block loading size="lg" variant="solid">
        {texts.pay}
      </Button>
    );
  if (!isPayable) return null;
  return (
    <LinkButton block link={<Link onClick={onLeave} to={paths.checkoutAddress} />} size="lg" variant="solid">
      {texts.pay}
    </LinkButton>
  );
}
