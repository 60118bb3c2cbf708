import { Flex } from "@chakra-ui/react";
import { priceSubstitute } from "@shop/commerce";
import type { Order, PickedLine } from "@shop/contract";
import type { PickLine, SubstitutesRef } from "@shop/fulfilment-machine";
import { useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Panel, QuantityStepper } from "@shop/ui";
import { useState } from "react";
import { PhoneLink } from "../shared/phone-link.tsx";
import { texts } from "../shared/texts.ts";
import { offersFor } from "./offers-for.ts";
import { SubstituteChoice } from "./substitute-choice.tsx";

type MissingProps = { line: PickLine; order: Order; substitutes: SubstitutesRef; onClose: () => void };

/** How many there are of a product, and what goes instead of the others, if the shopper wants something. */
export function MissingPanel({ line, order, substitutes, onClose }: MissingProps) {
  const { item, picked } = line;
  const fulfilment = useFulfilmentRef();
  // Who opens this misses some: none were found until they say how many.
  const [found, setFound] = useState(picked && picked.quantity < item.quantity ? picked.quantity : 0);
  const [chosen, setChosen] = useState(picked?.substitute?.id ?? null);
  const products = useSelector(substitutes, ({ context }) => context.data) ?? [];
  const wish = order.whenMissing ?? "call";
  const missing = item.quantity - found;
  // A substitute that was saved is among them before the products are read.
  const offers = offersFor(line, products).map(({ substitute: offered, stock }) =>
    priceSubstitute(offered, { quantity: Math.min(missing, stock), item, missing }),
  );
  const substitute = offers.find(({ id }) => id === chosen);
  const pickedLine: PickedLine = { id: item.id, quantity: found, ...(substitute && { substitute }) };
  return (
    <Panel heading={texts.pick.heading} text={texts.pick.wishes[wish]}>
      {wish === "call" && <PhoneLink number={order.address.phone} />}
      <QuantityStepper
        labels={texts.pick.stepper(item.name)}
        max={item.quantity - 1}
        onChange={setFound}
        size="lg"
        value={found}
      />
      {wish !== "omit" && (
        <SubstituteChoice chosen={chosen} offers={offers} onChange={setChosen} substitutes={substitutes} />
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          onClick={() => {
            fulfilment.send({ type: "line.pick", line: pickedLine });
            onClose();
          }}
          size="lg"
        >
          {texts.pick.save}
        </Button>
        <Button onClick={onClose} size="lg" variant="surface">
          {texts.pick.cancel}
        </Button>
      </Flex>
    </Panel>
  );
}
