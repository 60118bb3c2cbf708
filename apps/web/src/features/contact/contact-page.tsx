import { Button, EmptyState, Notice, Page, PageHeading, Stack, TextArea, TextField } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { Head } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { contact as texts } from "./texts.ts";
import { failure as failureSentence } from "../../shared/format.ts";
import { head } from "../../shared/head/texts.ts";
import { shell } from "../../shared/texts.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { provideContact, type ContactField, type ContactServices } from "./contact-machine.ts";

/** `/contactenos`: a message that the shop really gets. */
export function ContactPage(services: ContactServices) {
  const [machine] = useState(() => provideContact(services));
  const [snapshot, send] = useMachine(machine);
  const { errors, failure } = snapshot.context;
  const formProps = useForm(errors, (form) =>
    send({
      type: "message.send",
      message: {
        name: form.text("name"),
        email: form.text("email"),
        message: form.text("message"),
      },
    }),
  );
  const errorOf = (field: ContactField) => (errors.includes(field) ? texts.errors[field] : undefined);
  return (
    <Page width="form">
      <Head description={head.contact} path={paths.contact} title={shell.title(texts.title)} />
      <PageHeading subtitle={texts.subtitle}>{texts.title}</PageHeading>
      {snapshot.hasTag("sent") ? (
        <output>
          <EmptyState heading={texts.sent.title} text={texts.sent.text}>
            <Button onClick={() => send({ type: "message.another" })} variant="outline">
              {texts.sent.again}
            </Button>
          </EmptyState>
        </output>
      ) : (
        <form {...formProps}>
          <Stack gap="md">
            {failure && <Notice tone="danger">{failureSentence(failure)}</Notice>}
            <TextField autoComplete="name" error={errorOf("name")} label={texts.name} name="name" />
            <TextField
              autoComplete="email"
              error={errorOf("email")}
              label={texts.email}
              name="email"
              type="email"
            />
            <TextArea
              error={errorOf("message")}
              hint={texts.messageHint}
              label={texts.message}
              maxLength={2000}
              name="message"
              rows={6}
            />
            <Button loading={snapshot.hasTag("sending")} size="lg" type="submit" variant="solid">
              {texts.submit}
            </Button>
          </Stack>
        </form>
      )}
    </Page>
  );
}
