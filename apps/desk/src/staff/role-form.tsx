import { Card } from "@chakra-ui/react";
import { staffRole } from "@shop/contract/schemas";
import { useSelector } from "@shop/machine-factories/react";
import { Button, KeepFocus, Notice, SelectField, Stack, TextField } from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useFields } from "@shop/web/forms";
import type { RoleFormRef } from "../machine/role-form-machine.ts";
import { texts } from "../shared/texts.ts";

const ROLES = [
  ...staffRole.options.map((role) => ({ value: role as string, label: texts.roles[role] })),
  { value: "", label: texts.staff.none },
];

/** Gives an account a role, or takes it away. */
export function RoleForm({ form }: { form: RoleFormRef }) {
  return (
    // The form and what came of it replace each other.
    <KeepFocus>
      <FormOrOutcome form={form} />
    </KeepFocus>
  );
}

function FormOrOutcome({ form }: { form: RoleFormRef }) {
  const { errors, failure, summary } = useSelector(form, ({ context }) => context);
  const status = useSelector(form, ({ value }) => value);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email"), role: typed.text("role") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  if (status === "done" && summary)
    return (
      <Notice
        action={
          <Button onClick={() => form.send({ type: "form.open" })} variant="outline">
            {texts.staff.again}
          </Button>
        }
        status="success"
      >
        {texts.staff.done(summary.email, summary.role)}
      </Notice>
    );
  return (
    <Card.Root bg="bg.panel">
      <Card.Body asChild>
        <form {...fields}>
          <Stack gap="5">
            {failure && <Notice status="error">{failureText(failure)}</Notice>}
            <TextField
              autoComplete="off"
              error={errors.email && texts.staff.errors[errors.email]}
              label={texts.staff.email}
              name="email"
              type="email"
            />
            <SelectField
              error={errors.role && texts.staff.errors[errors.role]}
              hint={texts.staff.roleHint}
              label={texts.staff.role}
              name="role"
              options={ROLES}
            />
            <Button loading={status === "submitting"} size="lg" type="submit">
              {texts.staff.submit}
            </Button>
          </Stack>
        </form>
      </Card.Body>
    </Card.Root>
  );
}
