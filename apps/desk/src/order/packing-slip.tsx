import { Box, Heading, Text } from "@chakra-ui/react";
import { itemsToGo, shop, totalDue } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";
import { Address } from "./address.tsx";

/** On paper, what goes with an order: where to, as a label to cut off, and what is in it. */
export function PackingSlip({ order }: { order: Order }) {
  const { number, address, shippingOption, paymentMethod, items, picking } = order;
  return (
    <>
      <Box borderBottomWidth="1px" borderStyle="dashed" paddingBottom="6">
        <Text>{`${shop.name} · ${shippingOption.name}: ${shippingOption.window}`}</Text>
        <Heading as="h2" size="3xl">
          {number}
        </Heading>
        <Heading as="h3" marginTop="3" size="xl">
          {address.name}
        </Heading>
        <Address of={address} />
        <Text>{address.phone}</Text>
        {address.notes && <Text>{address.notes}</Text>}
        <Heading as="h3" marginTop="3" size="xl">
          {texts.print.collect(paymentMethod, money(totalDue(order)))}
        </Heading>
      </Box>
      <Box as="ul" marginTop="6">
        {itemsToGo(items, picking?.lines ?? []).map(({ id, name, quantity }) => (
          <li key={id}>{texts.pick.units(quantity, name)}</li>
        ))}
      </Box>
    </>
  );
}
