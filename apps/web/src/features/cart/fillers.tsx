import { selectLines, selectShortfall } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { fillersFor, shop, toCartItem, type Filler } from "@shop/commerce";
import { useMachine } from "@xstate/react";
import { Button, PlusIcon, Suggestion, SuggestionRow } from "@shop/ui";
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { newOperationId } from "../../shared/operation-id.ts";
import { cart as texts } from "./texts.ts";
import { catalog } from "../product/index.ts";
import { money, spokenMoney, weight } from "../../shared/format.ts";
import { provideFillers, type FillerServices } from "./fillers-machine.ts";

/** Each of these, alone, would bring a cart that is too light to the minimum weight. */
export function Fillers(services: FillerServices) {
  const machine = provideFillers(services);
  const [{ context }, send] = useMachine(machine);
  const items = useCart(selectLines);
  const shortfall = useCart(selectShortfall);
  const missing = items.length > 0 && shortfall ? shortfall.missingWeight : 0;
  const isMissing = missing > 0;
  useEffect(() => {
    if (isMissing) send({ type: "fillers.open" });
  }, [isMissing, send]);
  const fillers = isMissing ? fillersFor(missing, context.data ?? [], items, shop) : [];
  if (fillers.length === 0) return null;
  return (
    <SuggestionRow heading={texts.fillers.title}>
      {fillers.map((filler) => (
        <FillerTile key={filler.product.id} {...filler} />
      ))}
    </SuggestionRow>
  );
}

function FillerTile({ product, units }: Filler) {
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
          {catalog.product.add}
        </Button>
      }
      detail={texts.fillers.units(units, weight(item.weight))}
      link={<Link to={paths.product(product.id)} />}
      name={product.name}
      picture={{ src: product.image }}
      price={{ text: money(item.totalPrice), label: spokenMoney(item.totalPrice) }}
    />
  );
}
