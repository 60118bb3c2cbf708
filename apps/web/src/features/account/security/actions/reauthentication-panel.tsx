import { Button, MailIcon, Notice, Panel, PhoneIcon, Row, Stack } from "@shop/ui";
import type { AuthAccount } from "@shop/session-machine";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../../../shared/forms/use-fields.ts";
import { shell } from "../../../../shared/texts.ts";
import { useFocusWhen } from "../../../../shared/use-focus-when.ts";
import { CodeField, session } from "../../../session/index.ts";
import { account } from "../../texts.ts";
import type { Contact, reauthenticationMachine } from "./reauthentication-machine.ts";
import type { SecurityPart } from "./use-security.ts";

const texts = account.reauthentication;

type StepProps = {
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>;
  authAccount: AuthAccount;
  onCancel: () => void;
};

/** The shopper reauthenticates by a code; then the waiting action continues by itself. */
export function ReauthenticationPanel({ authAccount, security }: SecurityPart) {
  const reauthentication = useSelector(security, (snapshot) => snapshot.children.reauthentication);
  return (
    reauthentication && (
      <Reauthentication
        authAccount={authAccount}
        onCancel={() => security.send({ type: "reauthentication.cancel" })}
        reauthentication={reauthentication}
      />
    )
  );
}

function Reauthentication(props: StepProps) {
  const hasCode = useSelector(props.reauthentication, (snapshot) => snapshot.hasTag("code"));
  const { email, phone } = props.authAccount;
  return (
    <Panel heading={texts.title} text={email === null && phone === null ? texts.withoutContact : texts.text}>
      {hasCode ? <CodeStep {...props} /> : <ContactStep {...props} />}
    </Panel>
  );
}

/** Chooses where the code is sent. */
function ContactStep({ authAccount, reauthentication, onCancel }: StepProps) {
  const { contact: chosen, failure } = useSelector(reauthentication, (snapshot) => snapshot.context);
  const isBusy = useSelector(reauthentication, (snapshot) => snapshot.hasTag("busy"));
  // Back from the code step, the button of the contact that was chosen has the focus again.
  const chosenButton = useFocusWhen<HTMLButtonElement>(chosen !== null);
  const contacts = contactsOf(authAccount);
  return (
    <Stack gap="md">
      {failure && <Notice status="error">{session.failures[failure]}</Notice>}
      {contacts.map((contact) => {
        const isChosen = contact.method === chosen?.method;
        return (
          <Button
            aria-disabled={isBusy || undefined}
            key={contact.method}
            loading={isBusy && isChosen}
            onClick={() => reauthentication.send({ type: "code.send", contact })}
            variant="surface"
            width="full"
            {...(isChosen && { ref: chosenButton })}
          >
            {contact.method === "phone" ? <PhoneIcon /> : <MailIcon />}
            <span>
              {contact.method === "phone" ? texts.sms(contact.phone.slice(-2)) : texts.mail(contact.email)}
            </span>
          </Button>
        );
      })}
      {contacts.length > 0 && <p>{texts.otherwise}</p>}
      <Row>
        <Button onClick={onCancel} variant="surface">
          {shell.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

function CodeStep({ reauthentication, onCancel }: StepProps) {
  const { contact, error, failure } = useSelector(reauthentication, (snapshot) => snapshot.context);
  const isBusy = useSelector(reauthentication, (snapshot) => snapshot.hasTag("busy"));
  // The code is the only field of this step.
  const code = useFocusWhen<HTMLInputElement>(true);
  useEffect(() => {
    if (failure === "wrongCode") code.current?.select();
  }, [code, failure]);
  const fields = useFields({
    machine: reauthentication,
    read: (typed) => ({ code: typed.secret("code") }),
    send: (event) => reauthentication.send(event),
    submit: (values) => reauthentication.send({ type: "form.submit", values }),
  });
  return (
    <>
      <form {...fields}>
        <Stack gap="md">
          <CodeField
            error={error ? session.errors.code[error] : undefined}
            hint={
              contact?.method === "phone"
                ? session.code.sentTo(contact.phone)
                : session.emailCode.sentTo(contact?.email ?? "")
            }
            label={session.code.label}
            name="code"
            ref={code}
          />
          {failure && <Notice status="error">{session.failures[failure]}</Notice>}
          <Row>
            <Button loading={isBusy} type="submit">
              {texts.submit}
            </Button>
            <Button onClick={onCancel} variant="surface">
              {shell.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
      <Row>
        <Button
          aria-disabled={isBusy || undefined}
          onClick={() => reauthentication.send({ type: "contact.choose" })}
          variant="ghost"
        >
          {texts.another}
        </Button>
      </Row>
    </>
  );
}

/** The mail first, as on the other screens. */
function contactsOf({ email, phone }: AuthAccount): Contact[] {
  return [
    ...(email === null ? [] : [{ method: "emailCode" as const, email }]),
    ...(phone === null ? [] : [{ method: "phone" as const, phone }]),
  ];
}
