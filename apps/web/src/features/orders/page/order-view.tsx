import { Badge, Box, Text } from "@chakra-ui/react";
import { shop, totalDue } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { selectActionFailure, selectFailure, selectIsOnline } from "@shop/order-machine";
import { useOrder } from "@shop/order-machine/react";
import {
  Announcer,
  DataList,
  DataListItem,
  Notice,
  OrderLines,
  OrderTimeline,
  Page,
  PageHeading,
  SectionHeading,
  Split,
  Stack,
  TextLink,
} from "@shop/ui";
import { Link } from "react-router";
import { addressLines } from "../../../shared/address-lines.ts";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { OrderStateTag } from "../order-state-tag.tsx";
import { paths } from "../../../shared/paths.ts";
import { failureText, moment, money } from "../../../shared/format.ts";
import { order as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { linesOf } from "./lines-of.tsx";
import { subtitleOf } from "./subtitle-of.ts";
import { atHand } from "./at-hand.ts";
import { OrderActions } from "./order-actions.tsx";
import { PaymentStatus, paysOnReceipt } from "./payment-status.tsx";
import { statusOf } from "../status-of.ts";
import { missingText } from "./missing-text.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { stepsOf } from "./steps.ts";

/** An order as the server last answered: its state, then its lines, address and costs. */
export function OrderView({ shown }: { shown: Order }) {
  const actionFailure = useOrder(selectActionFailure);
  const title = texts.titles[statusOf(shown)];
  const subtitle = subtitleOf(shown);
  const onReceipt = paysOnReceipt(shown);
  return (
    <Page width="wide">
      <PrivateHead title={shell.title(title)} />
      <Text _print={{ display: "block" }} display="none" textStyle="label">
        {texts.receiptOf(shop.name, shown.number)}
      </Text>
      <PageHeading
        aside={onReceipt ? <OnReceipt shown={shown} /> : <PaymentStatus shown={shown} />}
        subtitle={subtitle}
      >
        {title}
      </PageHeading>
      <Announcer delay={0} text={`${title}. ${subtitle} ${missingText(shown)}`} />
      <Split aside={<OrderReceipt shown={shown} />}>
        <Stack gap="lg">
          <Box _print={{ display: "none" }} display="contents">
            <Freshness />
            {actionFailure && <Notice status="error">{failureText(actionFailure)}</Notice>}
            <OrderActions shown={shown} />
            <Next shown={shown} />
          </Box>
          <section aria-label={texts.number(shown.number)}>
            <SectionHeading action={!onReceipt && <OrderStateTag shown={shown} />}>
              {texts.number(shown.number)}
            </SectionHeading>
            <OrderTimeline
              label={texts.timeline}
              steps={stepsOf(shown, onReceipt && <PaymentStatus shown={shown} />)}
            />
          </section>
          <section aria-label={texts.lines.title}>
            <SectionHeading>{texts.lines.title}</SectionHeading>
            <OrderLines label={texts.lines.label} lines={linesOf(shown)} />
          </section>
          <section aria-label={texts.delivery.title}>
            <SectionHeading>{texts.delivery.title}</SectionHeading>
            <DataList.Root>
              {deliveryOf(shown).map(({ label, value }) => (
                <DataListItem key={label} label={label} value={value} />
              ))}
              <DataListItem label={texts.placed} value={moment(shown.placedAt)} />
            </DataList.Root>
          </section>
          <Box _print={{ display: "none" }} display="contents">
            <p>
              <TextLink link={<Link to={paths.orders} />}>{texts.all}</TextLink>
            </p>
          </Box>
        </Stack>
      </Split>
    </Page>
  );
}

/** The address, shipping option and window of an order. */
function deliveryOf({ address, shippingOption }: Order): { label: string; value: string }[] {
  return [
    { label: texts.delivery.progress, value: shippingOption.name },
    { label: texts.delivery.window, value: shippingOption.window },
    { label: texts.delivery.to, value: address.name },
    { label: texts.delivery.address, value: addressLines(address).join("\n") },
    ...(address.notes ? [{ label: texts.delivery.notes, value: address.notes }] : []),
  ].filter(({ value }) => value !== "");
}

/** What is paid on receipt. It replaces the payment status, which the timeline shows. */
function OnReceipt({ shown }: { shown: Order }) {
  return (
    <Badge size="md" variant="surface">
      {texts.onReceipt(money(totalDue(shown)))}
    </Badge>
  );
}

/** What the shopper does next, until the order is delivered. */
function Next({ shown }: { shown: Order }) {
  const value = atHand(shown);
  if (value === "" || shown.state === "entregado") return null;
  return (
    <section aria-label={texts.next}>
      <SectionHeading>{texts.next}</SectionHeading>
      <DataList.Root>
        <DataListItem label={texts.atHand.term} value={value} />
      </DataList.Root>
    </section>
  );
}

/** Warns when the shown order may be outdated. */
function Freshness() {
  const isOnline = useOrder(selectIsOnline);
  const isStale = useOrder(selectFailure) !== null;
  if (!isOnline) return <Notice status="warning">{texts.offline}</Notice>;
  return isStale ? <Notice status="warning">{texts.stale}</Notice> : null;
}
