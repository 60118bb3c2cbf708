import { shop } from "@shop/commerce";
import type { Order } from "@shop/contract";
import {
  Announcer,
  DefinitionList,
  Notice,
  OrderLines,
  OrderTimeline,
  Page,
  PageHeading,
  PrintOnly,
  ScreenOnly,
  SectionHeading,
  Split,
  Stack,
  TextLink,
} from "@shop/ui";
import { useSelector } from "@xstate/react";
import { Link } from "react-router";
import { PrivateHead } from "../../shared/head/head.tsx";
import { orderLineOf } from "./order-line-of.ts";
import { OrderStateTag } from "./order-state-tag.tsx";
import { paths } from "../../shared/paths.ts";
import { failure as failureSentence, moment } from "../../shared/format.ts";
import { order as texts } from "./texts.ts";
import { shell } from "../../shared/texts.ts";
import { deliveryOf } from "./delivery.ts";
import { subtitleOf } from "./subtitle-of.ts";
import { OrderActions } from "./order-actions.tsx";
import { statusOf } from "./status-of.ts";
import type { OrderRef } from "./order-machine.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { stepsOf } from "./steps.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

/** An order as the server last told it: how it stands first, then what, where to and how much. */
export function OrderView({ order, shown }: { order: OrderRef; shown: Order }) {
  const actionFailure = useSelector(order, (snapshot) => snapshot.context.actionFailure);
  const title = texts.titles[statusOf(shown)];
  const subtitle = subtitleOf(shown);
  useRestoredFocus(shown.state);
  return (
    <Page width="wide">
      <PrivateHead title={shell.title(title)} />
      <PrintOnly>
        <p>{shop.name}</p>
      </PrintOnly>
      <PageHeading subtitle={subtitle}>{title}</PageHeading>
      <Announcer rest={0} text={`${title}. ${subtitle}`} />
      <Split aside={<OrderReceipt order={order} shown={shown} />}>
        <Stack gap="lg">
          <ScreenOnly>
            <Freshness order={order} />
            {actionFailure && <Notice tone="danger">{failureSentence(actionFailure)}</Notice>}
            <OrderActions order={order} shown={shown} />
          </ScreenOnly>
          <section aria-label={texts.number(shown.number)}>
            <SectionHeading action={<OrderStateTag state={shown.state} />}>
              {texts.number(shown.number)}
            </SectionHeading>
            <OrderTimeline label={texts.timeline} steps={stepsOf(shown)} />
          </section>
          <section aria-label={texts.lines.title}>
            <SectionHeading>{texts.lines.title}</SectionHeading>
            <OrderLines
              label={texts.lines.label}
              lines={shown.items.map((item) => ({
                ...orderLineOf(item),
                link: <Link to={paths.product(item.id)} />,
              }))}
            />
          </section>
          <section aria-label={texts.delivery.title}>
            <SectionHeading>{texts.delivery.title}</SectionHeading>
            <DefinitionList
              items={[...deliveryOf(shown), { term: texts.placed, value: moment(shown.placedAt) }]}
            />
          </section>
          <ScreenOnly>
            <p>
              <TextLink link={<Link to={paths.orders} />}>{texts.all}</TextLink>
            </p>
          </ScreenOnly>
        </Stack>
      </Split>
    </Page>
  );
}

/** Says so when what is shown may have changed meanwhile. */
function Freshness({ order }: { order: OrderRef }) {
  const isOnline = useSelector(order, (snapshot) => snapshot.context.isOnline);
  const isStale = useSelector(order, (snapshot) => snapshot.context.failure !== null);
  if (!isOnline) return <Notice tone="warning">{texts.offline}</Notice>;
  return isStale ? <Notice tone="warning">{texts.stale}</Notice> : null;
}
