import { selectFaults, selectIsBusy, selectProblem } from "@shop/session-machine";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import { AuthCard, Button, Checkbox, Page, PasswordField, Stack, TextField, TextLink } from "@shop/ui";
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
  const faults = useSession(selectFaults);
  const problem = useSession(selectProblem);
  const isBusy = useSession(selectIsBusy);
  const { search } = useLeaveWhenLogged();
  const formProps = useForm(faults, (form) =>
    session.send({
      type: "signIn.submit",
      email: form.text("email"),
      password: form.text("password"),
      keep: form.isChecked("keep"),
    }),
  );
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
