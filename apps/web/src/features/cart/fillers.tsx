import { Box } from "@chakra-ui/react";
import { selectLines, selectShortfall } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { fillersFor, shop, toCartItem, type Filler } from "@shop/commerce";
import { useMachine } from "@xstate/react";
import { Button, PlusIcon, Suggestion, SuggestionRow, TextLink } from "@shop/ui";
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { newOperationId } from "../../shared/operation-id.ts";
import { cart as texts } from "./texts.ts";
import { catalog } from "../product/index.ts";
import { money, spokenMoney, weight } from "../../shared/format.ts";
import { provideFillers, type FillerServices } from "./fillers-machine.ts";

/** The `id` of the list. It is unique on the page, as the cart and its drawer are never open together. */
export const FILLERS = "para-llegar";

type FillersProps = FillerServices & {
  /** The shopper follows a link. */
  onLeave?: (() => void) | undefined;
};

/** Products each of which alone brings the cart to the minimum weight, and a link to all products. */
export function Fillers({ onLeave, ...services }: FillersProps) {
  const machine = provideFillers(services);
  const [{ context }, send] = useMachine(machine);
  const items = useCart(selectLines);
  const shortfall = useCart(selectShortfall);
  const missing = items.length > 0 && shortfall ? shortfall.missingWeight : 0;
  const isMissing = missing > 0;
  useEffect(() => {
    if (isMissing) send({ type: "fillers.open" });
  }, [isMissing, send]);
  if (!isMissing) return null;
  const fillers = fillersFor(missing, context.data ?? [], items, shop);
  return (
    <Box id={FILLERS} marginBottom="6" outline="none" scrollMarginTop="7rem" tabIndex={-1}>
      {fillers.length > 0 && (
        <SuggestionRow heading={texts.fillers.title}>
          {fillers.map((filler) => (
            <FillerTile key={filler.product.id} onLeave={onLeave} {...filler} />
          ))}
        </SuggestionRow>
      )}
      <TextLink link={<Link onClick={onLeave} to={paths.marketplace} />}>{texts.fillers.more}</TextLink>
    </Box>
  );
}

function FillerTile({ product, units, onLeave }: Filler & Pick<FillersProps, "onLeave">) {
  const cart = useCartRef();
  const item = toCartItem(product, units);
  return (
    <Suggestion
      control={
        <Button
          aria-label={catalog.product.addLabel(product.name)}
          onClick={() => cart.send({ type: "line.add", operationId: newOperationId(), item })}
          size="sm"
          variant="outline"
          width="full"
        >
          <PlusIcon />
          <span>{catalog.product.add}</span>
        </Button>
      }
      detail={texts.fillers.units(units, weight(item.weight))}
      link={<Link onClick={onLeave} to={paths.product(product.id)} />}
      name={product.name}
      picture={{ src: product.image }}
      price={{ text: money(item.totalPrice), label: spokenMoney(item.totalPrice) }}
    />
  );
}
