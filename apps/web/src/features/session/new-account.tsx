import {
  provideSignUpForm,
  selectFaults,
  selectFormProblem,
  selectFormWay,
  selectRules,
  submitThrough,
} from "@shop/session-machine/forms";
import { useSessionRef } from "@shop/session-machine/react";
import { AuthStep, Button, Divider, PasswordField, PasswordRules, Stack, TextField } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import { useFields } from "../../shared/forms/use-fields.ts";
import { session as texts } from "./texts.ts";
import { useAccessDraft } from "./access-draft.ts";
import { EmailField } from "./email-field.tsx";
import { Problem } from "./problem.tsx";
import { SocialWays } from "./social-ways.tsx";

const RULES = "password-rules";

/**
 * The form of a new account, and the services that bring one along.
 * @param toLogin leads whoever has an account already to where they can use it
 */
export function NewAccount({ toLogin }: { toLogin: ReactNode }) {
  const session = useSessionRef();
  const [machine] = useState(() => provideSignUpForm({ submit: submitThrough(session) }));
  const form = useActorRef(machine);
  const faults = useSelector(form, selectFaults);
  const problem = useSelector(form, selectFormProblem);
  const way = useSelector(form, selectFormWay);
  const rules = useSelector(form, selectRules);
  const [isSocial, setIsSocial] = useState(false);
  const { remember } = useAccessDraft();
  const fields = useFields({
    machine: form,
    read: (typed) => ({
      name: typed.text("name"),
      email: typed.text("email"),
      password: typed.secret("password"),
    }),
    send: (event) => {
      form.send(event);
      remember({ email: event.values.email });
    },
    submit: (values) => {
      setIsSocial(false);
      form.send({ type: "form.submit", values, keep: false });
    },
  });
  return (
    <AuthStep heading={texts.signUp.byEmail}>
      <form {...fields}>
        <Stack gap="md">
          <TextField
            autoComplete="name"
            error={faults.name && texts.faults.name[faults.name]}
            id="name"
            label={texts.signUp.name}
            name="name"
          />
          <EmailField autoComplete="email" fault={faults.email} />
          <Stack gap="sm">
            <PasswordField
              aria-describedby={RULES}
              autoComplete="new-password"
              error={faults.password && texts.faults.password[faults.password]}
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
          <Problem action={problem === "emailTaken" && toLogin} problem={isSocial ? null : problem} />
          <Button
            aria-disabled={way !== null || undefined}
            block
            loading={way === "signUp"}
            size="lg"
            type="submit"
            variant="solid"
          >
            {texts.signUp.submit}
          </Button>
        </Stack>
      </form>
      <Divider>{texts.or}</Divider>
      <SocialWays
        choose={(social) => {
          setIsSocial(true);
          form.send({ type: "way.choose", way: social, keep: false });
        }}
        problem={isSocial ? problem : null}
      />
    </AuthStep>
  );
}
