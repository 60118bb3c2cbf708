import type { SavedAddress } from "@shop/contract";
import { FieldGroup, Notice, Panel, SelectField, Stack, TextField } from "@shop/ui";
import { useSelector } from "@xstate/react";
import type { ComponentProps } from "react";
import type { ActorRefFrom } from "xstate";
import { FormButtons } from "../../../shared/forms/form-buttons.tsx";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { account } from "../texts.ts";
import { failure as failureSentence } from "../../../shared/format.ts";
import { draftFrom, type AddressField } from "./address-draft.ts";
import type { addressFormMachine } from "./address-form-machine.ts";
import { MEXICAN_STATES } from "./mexican-states.ts";

const texts = account.addresses;

type AddressFormProps = {
  form: ActorRefFrom<typeof addressFormMachine>;
  /** The address of the book that is changed; a new one has none. */
  address: SavedAddress | undefined;
  /** There is nothing to go back to. */
  isAlwaysOpen?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
};

/** One address, new or changed. */
export function AddressForm({ form, address, isAlwaysOpen = false, level = 3 }: AddressFormProps) {
  const { errors, failure } = useSelector(form, (snapshot) => snapshot.context);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag("submitting"));
  const fields = useFields({
    machine: form,
    read: (typed) => draftFrom(typed.text),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  /** What every field has. */
  const field = (name: AddressField) => ({
    name,
    label: texts.fields[name],
    defaultValue: address?.[name] ?? "",
    error: errors[name] && texts.errors[name],
  });
  return (
    <Panel heading={address ? texts.editTitle : texts.newTitle} level={level}>
      <form {...fields}>
        <Stack gap="md">
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("phone")} autoComplete="tel" inputMode="tel" type="tel" />
          <TextField {...field("street")} autoComplete="address-line1" />
          <FieldGroup>
            <TextField {...field("exteriorNumber")} autoComplete="off" />
            <TextField {...field("interiorNumber")} autoComplete="address-line2" hint={texts.optional} />
          </FieldGroup>
          <FieldGroup>
            <TextField {...field("neighbourhood")} autoComplete="address-level3" />
            <TextField {...field("postalCode")} autoComplete="postal-code" inputMode="numeric" />
          </FieldGroup>
          <FieldGroup fields="long">
            <TextField {...field("city")} autoComplete="address-level2" />
            <StateField {...field("state")} />
          </FieldGroup>
          <TextField {...field("notes")} autoComplete="off" hint={texts.notesHint} />
          {failure && <Notice tone="danger">{failureSentence(failure)}</Notice>}
          <FormButtons
            isActing={isSaving}
            onCancel={isAlwaysOpen ? undefined : () => form.send({ type: "form.close" })}
            submit={texts.save}
          />
        </Stack>
      </form>
    </Panel>
  );
}

/** A state of Mexico; one that was saved under another name stays to be chosen. */
function StateField(
  field: Pick<ComponentProps<typeof SelectField>, "label" | "name" | "error"> & { defaultValue: string },
) {
  const known: readonly string[] = MEXICAN_STATES;
  const { defaultValue } = field;
  const states = defaultValue === "" || known.includes(defaultValue) ? known : [defaultValue, ...known];
  return (
    <SelectField
      {...field}
      autoComplete="address-level1"
      options={[
        { value: "", label: texts.chooseState },
        ...states.map((state) => ({ value: state, label: state })),
      ]}
    />
  );
}
