import { Box, Heading, Table } from "@chakra-ui/react";
import { shop } from "@shop/commerce";
import type { OrderCard } from "@shop/contract";
import { money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";

/** On paper, the orders on their way: near ones together, by postal code. */
export function RouteList({ orders }: { orders: readonly OrderCard[] }) {
  return (
    <>
      <Heading as="h2" size="2xl">
        {texts.print.routeTitle(shop.name, orders.length)}
      </Heading>
      <Table.Root marginTop="4">
        <Table.Body>
          {orders.toSorted(byPlace).map((order) => (
            <Table.Row key={order.id}>
              <Table.Cell>{order.number}</Table.Cell>
              <Table.Cell>
                <Box fontWeight="semibold">{order.name}</Box>
                {/* With the number of the house, and the neighbourhood. */}
                <Box>{[order.street, order.postalCode].filter(Boolean).join(", ")}</Box>
                <Box>{order.phone}</Box>
              </Table.Cell>
              <Table.Cell>{order.shippingOption.window}</Table.Cell>
              <Table.Cell>{texts.print.collect(order.paymentMethod, money(order.total))}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}

function byPlace(one: OrderCard, other: OrderCard): number {
  return (
    one.postalCode.localeCompare(other.postalCode) || (one.street ?? "").localeCompare(other.street ?? "")
  );
}
