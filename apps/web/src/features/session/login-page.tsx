import { Secret, selectIsBusy, selectProblem } from "@shop/session-machine";
import { checkSignIn, cleanSignIn, type Faults } from "@shop/session-machine/forms";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import { AuthCard, Button, Checkbox, Page, PasswordField, Stack, TextField, TextLink } from "@shop/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { session as texts } from "../../texts/session.ts";
import { shell } from "../../texts/shell.ts";
import { faultOf, Problem } from "./problem.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLeaveWhenLogged } from "./use-leave-when-logged.ts";

/** `/login`: e-mail and password. */
export function Component() {
  const session = useSessionRef();
  const [faults, setFaults] = useState<Faults>({});
  const problem = useSession(selectProblem);
  const isBusy = useSession(selectIsBusy);
  const { search } = useLeaveWhenLogged();
  const formProps = useForm(faults, (form) => {
    const fields = cleanSignIn({ email: form.text("email"), password: form.text("password") });
    const found = checkSignIn(fields);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    session.send({
      type: "signIn.submit",
      attempt: { way: "password", email: fields.email, password: new Secret(fields.password) },
      keep: form.isChecked("keep"),
    });
  });
  return (
    <Page width="form">
      <title>{shell.title(texts.login.title)}</title>
      <AuthCard
        foot={
          <>
            {texts.login.other}{" "}
            <TextLink link={<Link to={{ pathname: paths.signUp, search }} />}>
              {texts.login.otherAction}
            </TextLink>
          </>
        }
        heading={texts.login.title}
        lead={texts.login.lead}
      >
        <form {...formProps}>
          <Stack gap="md">
            <Problem problem={problem} />
            <TextField
              autoComplete="username"
              error={faultOf(faults, "email")}
              label={texts.login.email}
              name="email"
              type="email"
            />
            <PasswordField
              autoComplete="current-password"
              error={faultOf(faults, "password")}
              label={texts.login.password}
              name="password"
              toggle={{ show: texts.showPassword, hide: texts.hidePassword }}
            />
            <Checkbox detail={texts.login.keepHint} label={texts.login.keep} name="keep" />
            <Button block loading={isBusy} size="lg" type="submit" variant="solid">
              {texts.login.submit}
            </Button>
          </Stack>
        </form>
      </AuthCard>
    </Page>
  );
}
