import {
  provideSignInForm,
  selectFaults,
  selectFormProblem,
  selectFormWay,
  submitThrough,
} from "@shop/session-machine/forms";
import { useSessionRef } from "@shop/session-machine/react";
import { AuthStep, Button, Checkbox, Divider, PasswordField, PhoneIcon, Stack, TextLink } from "@shop/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useFields } from "../../shared/forms/use-fields.ts";
import { session as texts } from "./texts.ts";
import { useAccessDraft } from "./access-draft.ts";
import { useAccessMode } from "./access-mode.ts";
import { EmailField } from "./email-field.tsx";
import { LinkingNotice } from "./linking-notice.tsx";
import { loadPhoneWay } from "./load-phone-way.ts";
import { Problem } from "./problem.tsx";
import { SocialWays } from "./social-ways.tsx";
import { useArrivalFocus, useLinkingFocus } from "./use-arrival-focus.ts";

/** `/login`: e-mail and password, and from here the other ways. */
export function EmailWay({ isArrival }: { isArrival: boolean }) {
  const session = useSessionRef();
  const [machine] = useState(() => provideSignInForm({ submit: submitThrough(session) }));
  const form = useActorRef(machine);
  const faults = useSelector(form, selectFaults);
  const problem = useSelector(form, selectFormProblem);
  const way = useSelector(form, selectFormWay);
  const [isSocial, setIsSocial] = useState(false);
  const { keep, linking, remember } = useAccessDraft();
  const { searchOf } = useAccessMode();
  const navigate = useNavigate();
  const heading = useArrivalFocus(isArrival);
  const password = useLinkingFocus(linking);
  const fields = useFields({
    machine: form,
    read: (typed) => ({ email: typed.text("email"), password: typed.secret("password") }),
    send: (event) => {
      form.send(event);
      remember({ email: event.values.email });
    },
    submit: (values) => {
      setIsSocial(false);
      form.send({ type: "form.submit", values, keep });
    },
  });
  return (
    <AuthStep heading={texts.login.byEmail} headingRef={heading}>
      <form {...fields}>
        <Stack gap="md">
          <LinkingNotice asksPassword />
          <EmailField autoComplete="username" fault={faults.email} />
          <PasswordField
            autoComplete="current-password"
            error={faults.password && texts.faults.password[faults.password]}
            id="password"
            label={texts.login.password}
            name="password"
            ref={password}
            toggle={texts.passwordToggle}
          />
          <TextLink link={<Link to={{ search: searchOf("reset") }} />}>{texts.login.forgot}</TextLink>
          <Checkbox
            checked={keep}
            detail={texts.login.setHint}
            label={texts.login.keep}
            name="keep"
            onChange={(event) => remember({ keep: event.currentTarget.checked })}
          />
          <Problem problem={isSocial ? null : problem} />
          <Button
            aria-disabled={way !== null || undefined}
            block
            loading={way === "password"}
            size="lg"
            type="submit"
            variant="solid"
          >
            {texts.login.submit}
          </Button>
        </Stack>
      </form>
      <Divider>{texts.or}</Divider>
      <Stack gap="sm">
        <SocialWays
          choose={(social) => {
            setIsSocial(true);
            form.send({ type: "way.choose", way: social, keep });
          }}
          problem={isSocial ? problem : null}
        />
        <Button
          block
          icon={<PhoneIcon />}
          onClick={() => navigate({ search: searchOf("phone") })}
          onPointerEnter={() => void loadPhoneWay().catch(() => undefined)}
          variant="plain"
        >
          {texts.continueWith(texts.login.phone)}
        </Button>
      </Stack>
    </AuthStep>
  );
}
