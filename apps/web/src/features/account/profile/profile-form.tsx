import { Notice, Stack, TextField } from "@shop/ui";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { FormButtons } from "../../../shared/forms/form-buttons.tsx";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { account } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import type { ProfileField, profileFormMachine } from "./profile-machine.ts";

const texts = account.profile;

type ProfileFormProps = { form: ActorRefFrom<typeof profileFormMachine>; name: string; phone: string };

export function ProfileForm({ form, name, phone }: ProfileFormProps) {
  const { errors, failure } = useSelector(form, (snapshot) => snapshot.context);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag("submitting"));
  const fields = useFields({
    machine: form,
    read: (typed) => ({ name: typed.text("name"), phone: typed.text("phone") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const errorOf = (field: ProfileField) => errors[field] && texts.errors[field];
  return (
    <form {...fields}>
      <Stack gap="md">
        <TextField
          autoComplete="name"
          defaultValue={name}
          error={errorOf("name")}
          label={texts.name}
          name="name"
        />
        <TextField
          autoComplete="tel"
          defaultValue={phone}
          error={errorOf("phone")}
          hint={texts.phoneHint}
          inputMode="tel"
          label={texts.phone}
          name="phone"
          type="tel"
        />
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        <FormButtons
          isActing={isSaving}
          onCancel={() => form.send({ type: "form.close" })}
          submit={texts.save}
        />
      </Stack>
    </form>
  );
}
