import {
  provideSignInForm,
  selectErrors,
  selectFormFailure,
  selectFormMethod,
  submitThrough,
} from "@shop/session-machine/forms";
import { useSessionRef } from "@shop/session-machine/react";
import {
  Button,
  Checkbox,
  Divider,
  LinkButton,
  MailIcon,
  PasswordField,
  PhoneIcon,
  Stack,
  TextLink,
} from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { Link, useNavigate } from "react-router";
import { useFields } from "../../../shared/forms/use-fields.ts";
import { useFocusWhen } from "../../../shared/use-focus-when.ts";
import { session as texts } from "../texts.ts";
import { useSignInDraft } from "../sign-in-draft.ts";
import { useSignInMode } from "./sign-in-mode.ts";
import { EmailField } from "./email-field.tsx";
import { LinkingNotice } from "../linking-notice.tsx";
import { loadPhoneSignIn } from "../phone/load-phone-sign-in.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { selectIsSocial, SocialSignIn } from "./social-sign-in.tsx";
import { useLinkingFocus } from "./use-linking-focus.ts";
import { AuthStep } from "../components/auth-card/auth-step.tsx";

/** `/login`: e-mail and password, with links to the other sign-in methods. */
export function EmailSignIn({ focusesHeading }: { focusesHeading: boolean }) {
  const session = useSessionRef();
  const machine = provideSignInForm({ submit: submitThrough(session) });
  // It keeps the actor of the first render, and a later machine only replaces its services.
  const form = useActorRef(machine);
  const errors = useSelector(form, selectErrors);
  const failure = useSelector(form, selectFormFailure);
  const method = useSelector(form, selectFormMethod);
  const isSocial = useSelector(form, selectIsSocial);
  const { rememberMe, linking, remember } = useSignInDraft();
  const { searchOf } = useSignInMode();
  const navigate = useNavigate();
  const heading = useFocusWhen<HTMLHeadingElement>(focusesHeading);
  const password = useLinkingFocus(linking);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email"), password: typed.secret("password") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values: { ...values, rememberMe } }),
  });
  return (
    <AuthStep heading={texts.login.byEmail} headingRef={heading}>
      {/* A shopper who bought as a guest has an account without a password. */}
      <LinkButton link={<Link to={{ search: searchOf("code") }} />} size="lg" variant="solid" width="full">
        <MailIcon />
        <span>{texts.login.mailCode}</span>
      </LinkButton>
      <Divider>{texts.login.orPassword}</Divider>
      <form {...fields}>
        <Stack gap="md">
          <LinkingNotice asksPassword />
          <EmailField autoComplete="username" error={errors.email} />
          <PasswordField
            autoComplete="current-password"
            error={errors.password && texts.errors.password[errors.password]}
            id="password"
            label={texts.login.password}
            name="password"
            ref={password}
            toggle={texts.passwordToggle}
          />
          <TextLink link={<Link to={{ search: searchOf("reset") }} />}>{texts.login.forgot}</TextLink>
          <Checkbox
            checked={rememberMe}
            detail={texts.login.setHint}
            label={texts.login.rememberMe}
            name="rememberMe"
            onChange={(event) => remember({ rememberMe: event.currentTarget.checked })}
          />
          <FailureNotice failure={isSocial ? null : failure} />
          <Button
            aria-disabled={method !== null || undefined}
            width="full"
            loading={method === "password"}
            size="lg"
            type="submit"
            variant="surface"
          >
            {texts.login.submit}
          </Button>
        </Stack>
      </form>
      <Divider>{texts.or}</Divider>
      <Stack gap="sm">
        <SocialSignIn
          choose={(social) =>
            form.send({ type: "form.send", submission: { attempt: { method: social }, rememberMe } })
          }
          failure={isSocial ? failure : null}
        />
        <Button
          width="full"
          onClick={() => navigate({ search: searchOf("phone") })}
          onPointerEnter={() => void loadPhoneSignIn().catch(() => undefined)}
          variant="surface"
        >
          <PhoneIcon />
          <span>{texts.continueWith(texts.login.phone)}</span>
        </Button>
      </Stack>
    </AuthStep>
  );
}
