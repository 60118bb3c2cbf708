import { Button, Notice, Page, PageHeading, Stack, TextArea, TextField } from "@shop/ui";
import { useActor } from "@xstate/react";
import { Head } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { ShopContact } from "../../shared/shop-contact.tsx";
import { contact as texts } from "./texts.ts";
import { failureText } from "../../shared/format.ts";
import { head } from "../../shared/head/texts.ts";
import { shell } from "../../shared/texts.ts";
import { useFields } from "../../shared/forms/use-fields.ts";
import { provideContact, type ContactField, type ContactServices } from "./contact-machine.ts";

/** `/contactenos`: a form that sends a message to the shop. */
export function ContactPage(services: ContactServices) {
  const [snapshot, , form] = useActor(provideContact(services));
  const { errors, failure } = snapshot.context;
  const fields = useFields({
    machine: form,
    read: (typed) => ({
      name: typed.text("name"),
      email: typed.text("email"),
      message: typed.text("message"),
    }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  const errorOf = (field: ContactField) => errors[field] && texts.errors[field];
  return (
    <Page width="form">
      <Head description={head.contact} path={paths.contact} title={shell.title(texts.title)} />
      <PageHeading subtitle={texts.subtitle}>{texts.title}</PageHeading>
      <Stack gap="lg">
        {snapshot.hasTag("done") ? (
          <Notice
            action={
              <Button onClick={() => form.send({ type: "form.open" })} variant="outline">
                {texts.sent.again}
              </Button>
            }
            title={texts.sent.title}
            status="success"
          >
            {texts.sent.text}
          </Notice>
        ) : (
          <form {...fields}>
            <Stack gap="md">
              {failure && <Notice status="error">{failureText(failure)}</Notice>}
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
              <Button loading={snapshot.hasTag("submitting")} size="lg" type="submit" variant="solid">
                {texts.submit}
              </Button>
            </Stack>
          </form>
        )}
        <ShopContact />
      </Stack>
    </Page>
  );
}
