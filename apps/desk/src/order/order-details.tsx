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
          {order.history.map(({ state, at }) => (
            <Box as="li" key={state} paddingY="1">
              <Text fontWeight="semibold">{texts.states[state]}</Text>
              <Text color="fg.muted" overflowWrap="anywhere" textStyle="sm">
                {[moment(at), whoDid(state, changes)].filter(Boolean).join(" · ")}
              </Text>
            </Box>
          ))}
          {order.missedAt?.map((at) => (
            <Box as="li" key={at} paddingY="1">
              <Text fontWeight="semibold">{texts.actions.miss}</Text>
              <Text color="fg.muted" textStyle="sm">
                {moment(at)}
              </Text>
            </Box>
          ))}
        </ol>
      </Box>
    </Stack>
  );
}

/** An order comes into a state once, and the first change that names it is that one; the shopper's own have none. */
function whoDid(state: Order["state"], changes: ServedOrder["changes"]): string {
  const change = changes.find((each) => each.state === state);
  return change ? texts.order.by(change.by) : "";
}
