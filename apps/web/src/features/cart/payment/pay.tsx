import { selectIsNearlyPayable, selectIsPayable, selectLines, selectSoldOut } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { refuseLines, shop } from "@shop/commerce";
import { Button, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { failureText } from "../../../shared/failure-text.ts";
import { cart as texts } from "../texts.ts";

/**
 * The way on, as soon as there is one; while the server reckons, it keeps its place. Who a guest is is asked in the
 * checkout.
 * @param onLeave the shopper follows a link
 */
export function Pay({ onLeave }: { onLeave?: () => void }) {
  const isPayable = useCart(selectIsPayable);
  const isNearlyPayable = useCart(selectIsNearlyPayable);
  if (isNearlyPayable)
    return (
      <Button width="full" loading size="lg" variant="solid">
        {texts.pay}
      </Button>
    );
  if (!isPayable) return <Obstacle />;
  return (
    <LinkButton
      width="full"
      link={<Link onClick={onLeave} to={paths.checkoutAddress} />}
      size="lg"
      variant="solid"
    >
      {texts.pay}
    </LinkButton>
  );
}

/** Why there is no way on: by the rules of the shop, where the shopper can do something about it. `MinimumWeight` says what it lacks. */
function Obstacle() {
  const hasSoldOut = useCart(selectSoldOut).length > 0;
  const refused = refuseLines(useCart(selectLines), shop);
  if (hasSoldOut) return <p>{texts.soldOut.toPay}</p>;
  return refused ? <p>{failureText(refused)}</p> : null;
}
