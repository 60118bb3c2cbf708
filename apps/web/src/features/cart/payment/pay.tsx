import { selectIsNearlyPayable, selectIsPayable, selectLines, selectSoldOut } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { refuseLines, shop } from "@shop/commerce";
import { Button, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { failureText } from "../../../shared/format.ts";
import { cart as texts } from "../texts.ts";

/**
 * The button that opens the checkout, once the cart can be paid; it keeps its place while the server answers. A guest
 * signs in within the checkout.
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

/**
 * Why the cart cannot be paid, if the reason is a rule of the shop that the shopper can meet. `MinimumWeight` shows the
 * missing weight.
 */
function Obstacle() {
  const hasSoldOut = useCart(selectSoldOut).length > 0;
  const refused = refuseLines(useCart(selectLines), shop);
  if (hasSoldOut) return <p>{texts.soldOut.toPay}</p>;
  return refused ? <p>{failureText(refused)}</p> : null;
}
