import { useSelector } from "@shop/machine-factories/react";
import { Button, Checkbox, Notice, Panel, Row, SelectField, Stack, TextField } from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useFields } from "@shop/web/forms";
import type { PromotionFormRef } from "../machine/promotion-form-machine.ts";
import { texts } from "../shared/texts.ts";

const KINDS = [
  { value: "percentage", label: texts.promotions.kinds.percentage },
  { value: "amount", label: texts.promotions.kinds.amount },
  { value: "freeShipping", label: texts.promotions.kinds.freeShipping },
];

/** Makes a promotion. */
export function PromotionForm({ form }: { form: PromotionFormRef }) {
  const { errors, failure, hints: kind } = useSelector(form, ({ context }) => context);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag("submitting"));
  const { fields: labels, hints, errors: wrong } = texts.promotions;
  const fields = useFields({
    machine: form,
    read: ({ text }) => ({
      code: text("code"),
      kind: text("kind"),
      percentage: text("percentage"),
      amount: text("amount"),
      minimum: text("minimum"),
      from: text("from"),
      to: text("to"),
      oncePerAccount: text("oncePerAccount"),
    }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <Panel heading={texts.promotions.add} level={2}>
      <form {...fields}>
        <Stack gap="4">
          {failure && <Notice status="error">{failureText(failure)}</Notice>}
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            error={errors.code && wrong.code[errors.code]}
            hint={hints.code}
            label={labels.code}
            name="code"
          />
          <SelectField label={labels.kind} name="kind" options={KINDS} />
          {kind === "percentage" && (
            <TextField
              error={errors.percentage && wrong.percentage}
              inputMode="numeric"
              label={labels.percentage}
              name="percentage"
            />
          )}
          {kind === "amount" && (
            <TextField
              error={errors.amount && wrong.amount}
              inputMode="decimal"
              label={labels.amount}
              name="amount"
            />
          )}
          <TextField
            error={errors.minimum && wrong.minimum}
            hint={hints.minimum}
            inputMode="decimal"
            label={labels.minimum}
            name="minimum"
          />
          <TextField
            error={errors.from && wrong.from}
            hint={hints.from}
            label={labels.from}
            name="from"
            type="date"
          />
          <TextField error={errors.to && wrong.to} hint={hints.to} label={labels.to} name="to" type="date" />
          <Checkbox label={labels.oncePerAccount} name="oncePerAccount" />
          <Row>
            <Button loading={isSaving} type="submit">
              {texts.promotions.save}
            </Button>
            {!isSaving && (
              <Button onClick={() => form.send({ type: "form.close" })} variant="surface">
                {texts.promotions.cancel}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
