import type { AuthServices } from "@shop/session-machine";
import {
  type mailFormMachine,
  provideResetForm,
  selectIsSent,
  selectSentTo,
} from "@shop/session-machine/forms";
import { Button, Notice, Row, TextLink } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { shell } from "../../../shared/texts.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { session as texts } from "../texts.ts";
import { useSignInMode } from "./sign-in-mode.ts";
import { EmailStep } from "./email-step.tsx";
import { AuthStep } from "../components/auth-card/auth-step.tsx";

type PasswordResetProps = Pick<AuthServices, "requestPasswordReset"> & { focusesHeading: boolean };

/** `/login?modo=recuperar`: a mail for a new password. It never reveals whether an account exists. */
export function PasswordReset({ requestPasswordReset, focusesHeading }: PasswordResetProps) {
  const machine = provideResetForm({ requestPasswordReset });
  const form = useActorRef(machine);
  const isSent = useSelector(form, selectIsSent);
  const [wasSent, setWasSent] = useState(false);
  if (isSent && !wasSent) setWasSent(true);
  const { searchOf } = useSignInMode();
  const back = <TextLink link={<Link to={{ search: searchOf("email") }} />}>{texts.reset.back}</TextLink>;
  return (
    <>
      <PrivateHead title={shell.title(isSent ? texts.reset.sent.title : texts.login.titles.reset)} />
      {isSent ? (
        <Sent back={back} form={form} />
      ) : (
        <EmailStep
          autoComplete="username"
          form={form}
          heading={texts.reset.title}
          focusesHeading={focusesHeading || wasSent}
          level={1}
          submit={texts.reset.submit}
          subtitle={texts.reset.subtitle}
        >
          <p>{back}</p>
        </EmailStep>
      )}
    </>
  );
}

/** The same for every address, whether it has an account or not. */
function Sent({ form, back }: { form: ActorRefFrom<typeof mailFormMachine>; back: ReactNode }) {
  const sentTo = useSelector(form, selectSentTo);
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <AuthStep heading={texts.reset.sent.title} headingRef={heading} level={1}>
      <Notice status="success">{texts.reset.sent.text(sentTo ?? "")}</Notice>
      <p>{texts.reset.sent.hint}</p>
      <Row spread>
        {back}
        <Button onClick={() => form.send({ type: "form.open" })} variant="ghost">
          {texts.reset.sent.another}
        </Button>
      </Row>
    </AuthStep>
  );
}
