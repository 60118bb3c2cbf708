import {
  provideSignUpForm,
  selectErrors,
  selectFormFailure,
  selectFormMethod,
  selectRules,
  submitThrough,
} from "@shop/session-machine/forms";
import { useSessionRef } from "@shop/session-machine/react";
import { Button, Divider, PasswordField, PasswordRules, Stack, TextField } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { session as texts } from "../texts.ts";
import { EmailField } from "../sign-in/email-field.tsx";
import { FailureNotice } from "../failure-notice.tsx";
import { selectIsSocial, SocialSignIn } from "../sign-in/social-sign-in.tsx";
import { AuthStep } from "../components/auth-card/auth-step.tsx";

const RULES = "password-rules";

/**
 * The form of a new account, and the providers that create one.
 * @param toLogin a link or button to the sign-in form, for a shopper who has an account
 */
export function NewAccount({ toLogin }: { toLogin: ReactNode }) {
  const session = useSessionRef();
  const machine = provideSignUpForm({ submit: submitThrough(session) });
  const form = useActorRef(machine);
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const method = useSelector(form, selectFormMethod);
  const rules = useSelector(form, selectRules);
  const isSocial = useSelector(form, selectIsSocial);
  const fields = useFields({
    machine: form,
    read: (typed) => ({
      name: typed.text("name"),
      email: typed.text("email"),
      password: typed.secret("password"),
    }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values: { ...values, rememberMe: false } }),
  });
  return (
    <AuthStep heading={texts.signUp.byEmail}>
      <form {...fields}>
        <Stack gap="md">
          <TextField
            autoComplete="name"
            error={errors.name && texts.errors.name[errors.name]}
            id="name"
            label={texts.signUp.name}
            name="name"
          />
          <EmailField autoComplete="email" error={errors.email} />
          <Stack gap="sm">
            <PasswordField
              aria-describedby={RULES}
              autoComplete="new-password"
              error={errors.password && texts.errors.password[errors.password]}
              id="password"
              label={texts.login.password}
              name="password"
              toggle={texts.passwordToggle}
            />
            <PasswordRules
              id={RULES}
              progress={texts.rules.progress(Object.values(rules).filter(Boolean).length)}
              rules={[
                { text: texts.rules.length, isMet: rules.length },
                { text: texts.rules.notPersonal, isMet: rules.notPersonal },
              ]}
              states={texts.rules.states}
            />
          </Stack>
          <FailureNotice action={failure === "emailTaken" && toLogin} failure={isSocial ? null : failure} />
          <Button
            aria-disabled={method !== null || undefined}
            width="full"
            loading={method === "signUp"}
            size="lg"
            type="submit"
            variant="solid"
          >
            {texts.signUp.submit}
          </Button>
        </Stack>
      </form>
      <Divider>{texts.or}</Divider>
      <SocialSignIn
        choose={(social) =>
          form.send({ type: "form.send", submission: { attempt: { method: social }, rememberMe: false } })
        }
        failure={isSocial ? failure : null}
      />
    </AuthStep>
  );
}
