import { deliversTo, shop } from "@shop/commerce";
import { normalizeDigits, type SavedAddress } from "@shop/contract";
import { SimpleGrid } from "@chakra-ui/react";
import { Announcer, Notice, Panel, SelectField, Stack, TextField } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useId, useState, type ComponentProps } from "react";
import type { ActorRefFrom } from "xstate";
import { FormButtons } from "../../../shared/forms/form-buttons.tsx";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { account } from "../texts.ts";
import { failureText, list } from "../../../shared/format.ts";
import { draftFrom, type AddressDraft, type AddressField } from "./address-draft.ts";
import type { addressFormMachine } from "./address-form-machine.ts";
import { MEXICAN_STATES } from "./mexican-states.ts";
import { usePlace } from "./use-place.ts";

const texts = account.addresses;

/** Fields beside each other where the window is wide enough. */
const beside = { alignItems: "start", gap: "4" } as const;

type AddressFormProps = {
  form: ActorRefFrom<typeof addressFormMachine>;
  /** The address to edit; undefined for a new one. */
  address: SavedAddress | undefined;
  /** Prefills the fields of a new address. */
  known?: Partial<Pick<AddressDraft, "name" | "phone">>;
  /** Label of the button, if not that of the address book. */
  submit?: string;
  /** The form cannot be cancelled. */
  isAlwaysOpen?: boolean;
  /** Level of its heading. */
  level?: 2 | 3;
};

export function AddressForm(props: AddressFormProps) {
  const { form, address, known = {}, submit = texts.save, isAlwaysOpen = false, level = 3 } = props;
  const { errors, failure } = useSelector(form, (snapshot) => snapshot.context);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag("submitting"));
  const fields = useFields({
    machine: form,
    read: (typed) => draftFrom(typed.text),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const { place, find } = usePlace(fields.ref);
  const [postalCode, setPostalCode] = useState(address?.postalCode ?? "");
  const outside = areaHint(postalCode);
  const neighbourhoods = useId();
  const hasChoice = place !== null && place.neighbourhoods.length > 1;
  const field = (name: AddressField) => ({
    name,
    label: texts.fields[name],
    defaultValue: address?.[name] ?? { ...NO_FIELDS, ...known }[name] ?? "",
    error: errors[name] && texts.errors[name],
  });
  return (
    <Panel heading={address ? texts.editTitle : texts.newTitle} level={level}>
      <form {...fields}>
        <Stack gap="md">
          <Announcer text={outside ?? ""} />
          <SimpleGrid {...beside} minChildWidth="min(100%, 9rem)">
            <TextField
              {...field("postalCode")}
              autoComplete="postal-code"
              hint={outside}
              inputMode="numeric"
              onInput={({ currentTarget }) => {
                find(currentTarget.value);
                setPostalCode(normalizeDigits(currentTarget.value));
              }}
            />
            <TextField
              {...field("neighbourhood")}
              autoComplete="address-level3"
              hint={hasChoice ? texts.chooseNeighbourhood : undefined}
              {...(hasChoice ? { list: neighbourhoods } : {})}
            />
          </SimpleGrid>
          <datalist id={neighbourhoods}>
            {place?.neighbourhoods.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </datalist>
          <SimpleGrid {...beside} minChildWidth="min(100%, 12rem)">
            <TextField {...field("city")} autoComplete="address-level2" />
            <StateField {...field("state")} />
          </SimpleGrid>
          <TextField {...field("street")} autoComplete="address-line1" />
          <SimpleGrid {...beside} minChildWidth="min(100%, 9rem)">
            <TextField {...field("exteriorNumber")} autoComplete="off" />
            <TextField {...field("interiorNumber")} autoComplete="address-line2" hint={texts.optional} />
          </SimpleGrid>
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("phone")} autoComplete="tel" inputMode="tel" type="tel" />
          <TextField {...field("notes")} autoComplete="off" hint={texts.notesHint} />
          {failure && <Notice status="error">{failureText(failure)}</Notice>}
          <FormButtons
            isActing={isSaving}
            onCancel={isAlwaysOpen ? undefined : () => form.send({ type: "form.close" })}
            submit={submit}
          />
        </Stack>
      </form>
    </Panel>
  );
}

/** What is not delivered to a postal code, as soon as all of it is typed. */
function areaHint(postalCode: string): string | undefined {
  if (!/^\d{5}$/.test(postalCode)) return undefined;
  const away = shop.shipping.filter((option) => !deliversTo(option, postalCode));
  if (away.length === 0) return undefined;
  return away.length === shop.shipping.length
    ? failureText({ id: 422, field: "address", reason: "outsideArea" })
    : texts.notHere(list(away.map(({ name }) => name)));
}

/** Gives `known` the type of all fields, so that any of them can be looked up in it. */
const NO_FIELDS: Partial<AddressDraft> = {};

/** A state of Mexico; one that was saved under another name stays an option. */
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
