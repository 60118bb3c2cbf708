import { Heading } from "@chakra-ui/react";
import type { OrderSummary } from "@shop/contract";
import { ActionBar, Button, Notice, Price, ShippingOptions, Stack } from "@shop/ui";
import { failureText } from "../../shared/failure-text.ts";
import { money } from "../../shared/format.ts";
import { shell } from "../../shared/texts.ts";
import { GuestReceipt } from "./guest-receipt.tsx";
import type { GuestSummaryServices } from "./guest-summary-machine.ts";
import { MinimumWeight } from "./minimum-weight.tsx";
import { Pay } from "./pay.tsx";
import { cart as texts } from "./texts.ts";
import { useGuestSummary } from "./use-guest-summary.ts";

/** How many of the next windows a guest is shown: all of them are chosen from in the checkout. */
const MAX_WINDOWS = 3;

/** What stands beside the lines of a guest: everything that it will cost, before anybody asks who they are. */
export function GuestPayment(services: GuestSummaryServices) {
  const { summary, last, tooLight, failure, retry, isBusy, chosen, choose } = useGuestSummary(services);
  const awaited = isBusy ? "…" : undefined;
  return (
    <Stack gap="lg">
      <MinimumWeight tooLight={tooLight} />
      {last && (
        <ShippingOptions
          legend={texts.shipping.legend}
          onChange={choose}
          options={last.shippingOptions.map((each) => ({
            value: each.id,
            label: each.name,
            detail: each.unavailableBecause
              ? texts.shipping.unavailable[each.unavailableBecause]
              : each.window,
            disabled: !each.available,
            price: !summary ? awaited : each.price === 0 ? texts.shipping.free : money(each.price),
          }))}
          value={chosen ?? last.shippingOption}
        />
      )}
      {failure && (
        <Notice
          action={
            <Button loading={isBusy} onClick={retry} size="sm" variant="surface">
              {shell.retry}
            </Button>
          }
          status="error"
        >
          {failureText(failure)}
        </Notice>
      )}
      {summary && <NextWindows summary={summary} />}
      <GuestReceipt isBusy={isBusy} last={last} summary={summary} />
      <ActionBar detail={summary && <Price label="" text={money(summary.total)} />}>
        {!tooLight && <Pay />}
      </ActionBar>
    </Stack>
  );
}

/** When it could come, the soonest first. */
function NextWindows({ summary }: { summary: OrderSummary }) {
  const option = summary.shippingOptions.find(({ id }) => id === summary.shippingOption);
  const windows = option?.windows.slice(0, MAX_WINDOWS) ?? [];
  if (windows.length === 0) return null;
  return (
    <section aria-label={texts.shipping.next}>
      <Heading marginBottom="3" size="xl">
        {texts.shipping.next}
      </Heading>
      <ul>
        {windows.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
