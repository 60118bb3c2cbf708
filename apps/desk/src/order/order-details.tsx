import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { isPaid, isPicked, refundedSum, totalDue } from "@shop/commerce";
import type { Order, ServedOrder } from "@shop/contract";
import { DataList, DataListItem, Notice } from "@shop/ui";
import { money, moment } from "@shop/web/format";
import { PrintButton } from "../shared/print-button.tsx";
import { PhoneLink } from "../shared/phone-link.tsx";
import { texts } from "../shared/texts.ts";
import { Address } from "./address.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { PickLists } from "./pick-lists.tsx";

/** One order as the shop needs it: where it goes, what is in it, and what has happened. */
export function OrderDetails({ served }: { served: ServedOrder }) {
  const { order, changes, isRefundDue } = served;
  // Who picks needs the list, and the rest only afterwards.
  const isPicking = order.state === "preparando";
  const { address, shippingOption, paymentMethod, payment } = order;
  return (
    <Stack gap="6">
      {isPicking && <PickLists served={served} />}
      <DataList.Root>
        <DataListItem
          label={texts.order.delivery}
          value={[shippingOption.name, shippingOption.window].filter(Boolean).join(": ")}
        />
        <DataListItem label={texts.order.customer} value={address.name} />
        <DataListItem label={texts.order.phone} value={<PhoneLink number={address.phone} />} />
        <DataListItem label={texts.order.address} value={<Address of={address} />} />
        {address.notes && <DataListItem label={texts.order.notes} value={address.notes} />}
        <DataListItem
          label={texts.order.payment}
          value={texts.order.paid(
            paymentMethod,
            isPaid(order) ? "paid" : payment.status,
            money(totalDue(order) + refundedSum(order)),
          )}
        />
        {order.refunds && <DataListItem label={texts.refund.total} value={money(refundedSum(order))} />}
      </DataList.Root>
      {isRefundDue && <Notice status="warning">{texts.refund.due(paymentMethod)}</Notice>}
      {!isPicking && <PickLists served={served} />}
      {(isPicking || order.state === "enviado") && isPicked(order) && (
        <Box>
          <PrintButton label={texts.print.slip}>
            <PackingSlip order={order} />
          </PrintButton>
        </Box>
      )}
      <Box as="section">
        <Heading as="h3" marginBottom="2" size="lg">
          {texts.order.history}
        </Heading>
        <ol>
          {happenedTo(order).map(({ at, what }) => (
            <Box as="li" key={at + what} paddingY="1">
              <Text fontWeight="semibold">{what}</Text>
              <Text color="fg.muted" overflowWrap="anywhere" textStyle="sm">
                {[moment(at), whoDid(at, changes)].filter(Boolean).join(" · ")}
              </Text>
            </Box>
          ))}
        </ol>
      </Box>
    </Stack>
  );
}

/** Its states, and the times that nobody was at the door, oldest first. */
function happenedTo({ history, missedAt = [] }: Order): { at: string; what: string }[] {
  return [
    ...history.map(({ state, at }) => ({ at, what: texts.states[state] })),
    ...missedAt.map((at) => ({ at, what: texts.actions.miss })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** A change by the staff is logged with the time that the order has of it; the shopper's own are not. */
function whoDid(at: string, changes: ServedOrder["changes"]): string {
  const change = changes.find((each) => each.at === at);
  return change ? texts.order.by(change.by) : "";
}
