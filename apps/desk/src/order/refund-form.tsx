import { Text } from "@chakra-ui/react";
import { shop, withRefund, type DeliveredItem } from "@shop/commerce";
import type { Failure, Order } from "@shop/contract";
import type { RefundFormRef } from "@shop/fulfilment-machine";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Notice, Row, Stack, TextField } from "@shop/ui";
import { failureText, money } from "@shop/web/format";
import { useFields } from "@shop/web/forms";
import { useLayoutEffect, useRef } from "react";
import { texts } from "../shared/texts.ts";

type RefundFormProps = { delivered: DeliveredItem; form: RefundFormRef; order: Order };

/** The form of a refund: how many units, and the amount that they would give back. */
export function RefundForm({ delivered, form, order }: RefundFormProps) {
  const { errors, failure, hints } = useSelector(form, ({ context }) => context);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag("submitting"));
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const [field, opener] = [first.current, document.activeElement];
    field?.focus();
    // So that what is typed replaces the 1.
    field?.select();
    return () => {
      // Now, while the form is there: the drawer would take the focus of a removed one.
      if (field?.form?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const fields = useFields({
    machine: form,
    read: ({ text }) => ({ units: text("units") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const left = delivered.item.quantity - delivered.refunded;
  const typedUnits = hints.units; // null unless so many are left to refund
  const amount = typedUnits === null ? null : money(amountOf(order, delivered, typedUnits));
  return (
    <form {...fields}>
      <Stack gap="4">
        {failure && <Notice status="error">{refusalText(failure)}</Notice>}
        <TextField
          defaultValue="1"
          error={errors.units && texts.refund.error(left)}
          hint={texts.refund.hint(left)}
          inputMode="numeric"
          label={texts.refund.units(delivered.item.name)}
          name="units"
          ref={first}
        />
        <Text as="output" fontWeight="semibold">
          {amount !== null && texts.refund.amounts[order.paymentMethod](amount)}
        </Text>
        <Row>
          <Button loading={isSaving} type="submit">
            {texts.refund.submit(amount)}
          </Button>
          {!isSaving && (
            <Button onClick={() => form.send({ type: "form.close" })} variant="surface">
              {texts.refund.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

/** What a refund of so many units would give back: the entry that `withRefund` would append. */
function amountOf(order: Order, delivered: DeliveredItem, quantity: number): number {
  return withRefund(order, { ...delivered, quantity }, shop).units.at(-1)?.amount ?? 0;
}

function refusalText(failure: Failure): string {
  return failure.id === 422 ? texts.refund.tooLate : texts.refund.failed(failureText(failure));
}
