import { Flex } from "@chakra-ui/react";
import { toSubstitute } from "@shop/commerce";
import type { Order, PickedLine } from "@shop/contract";
import type { PickLine, SubstitutesRef } from "@shop/fulfilment-machine";
import { useFulfilmentRef } from "@shop/fulfilment-machine/react";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Panel, QuantityStepper } from "@shop/ui";
import { useState } from "react";
import { PhoneLink } from "../shared/phone-link.tsx";
import { texts } from "../shared/texts.ts";
import { SubstituteChoice } from "./substitute-choice.tsx";

type MissingProps = { line: PickLine; order: Order; substitutes: SubstitutesRef; onClose: () => void };

/** How many there are of a product, and what goes instead of the others, if the shopper wants something. */
export function MissingPanel({ line: { item, picked }, order, substitutes, onClose }: MissingProps) {
  const fulfilment = useFulfilmentRef();
  const [found, setFound] = useState(picked && picked.quantity < item.quantity ? picked.quantity : 0);
  const [chosen, setChosen] = useState(picked?.substitute?.id ?? null);
  const products = useSelector(substitutes, ({ context }) => context.data);
  const wish = order.whenMissing ?? "call";
  const missing = item.quantity - found;
  const product = products?.find(({ id }) => id === chosen);
  // Units that go beyond the stock would be refused.
  const quantity = Math.min(missing, product?.stock ?? 0);
  const picks: PickedLine = {
    id: item.id,
    quantity: found,
    ...(product && { substitute: toSubstitute(product, { quantity, item, missing }) }),
  };
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
        <SubstituteChoice
          chosen={chosen}
          item={item}
          missing={missing}
          onChange={setChosen}
          substitutes={substitutes}
        />
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          onClick={() => {
            fulfilment.send({ type: "line.pick", line: picks });
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
