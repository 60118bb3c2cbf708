import { Secret, selectIsBusy, selectProblem } from "@shop/session-machine";
import { checkSignUp, cleanSignUp, type Faults } from "@shop/session-machine/forms";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import { AuthCard, Button, Page, PasswordField, Stack, TextField, TextLink } from "@shop/ui";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { session as texts } from "../../texts/session.ts";
import { shell } from "../../texts/shell.ts";
import { faultOf, Problem } from "./problem.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useLeaveWhenLogged } from "./use-leave-when-logged.ts";

/** `/registrar`: a new account. */
export function Component() {
  const session = useSessionRef();
  const [faults, setFaults] = useState<Faults>({});
  const problem = useSession(selectProblem);
  const isBusy = useSession(selectIsBusy);
  const { search } = useLeaveWhenLogged();
  const formProps = useForm(faults, (form) => {
    const fields = cleanSignUp({
      name: form.text("name"),
      email: form.text("email"),
      password: form.text("password"),
    });
    const found = checkSignUp(fields);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    session.send({
      type: "signIn.submit",
      attempt: { ...fields, way: "signUp", password: new Secret(fields.password) },
      keep: false,
    });
  });
  return (
    <Page width="form">
      <title>{shell.title(texts.signUp.title)}</title>
      <AuthCard
        foot={
          <>
            {texts.signUp.other}{" "}
            <TextLink link={<Link to={{ pathname: paths.login, search }} />}>
              {texts.signUp.otherAction}
            </TextLink>
          </>
        }
        heading={texts.signUp.title}
        lead={texts.signUp.lead}
      >
        <form {...formProps}>
          <Stack gap="md">
            <Problem problem={problem} />
            <TextField
              autoComplete="name"
              error={faultOf(faults, "name")}
              label={texts.signUp.name}
              name="name"
            />
            <TextField
              autoComplete="email"
              error={faultOf(faults, "email")}
              label={texts.login.email}
              name="email"
              type="email"
            />
            <PasswordField
              autoComplete="new-password"
              error={faultOf(faults, "password")}
              hint={texts.signUp.passwordHint}
              label={texts.login.password}
              name="password"
              toggle={{ show: texts.showPassword, hide: texts.hidePassword }}
            />
            <Button block loading={isBusy} size="lg" type="submit" variant="solid">
              {texts.signUp.submit}
            </Button>
          </Stack>
        </form>
      </AuthCard>
    </Page>
  );
}
