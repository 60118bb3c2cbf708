import type { AuthServices } from "@shop/session-machine";
import { LoadingRegion, Page, TextLink, TextSkeleton } from "@shop/ui";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { session as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { useSignInMode } from "./sign-in-mode.ts";
import { EmailCodeSignIn } from "./email-code-sign-in.tsx";
import { EmailSignIn } from "./email-sign-in.tsx";
import { PhoneSignIn } from "../phone/load-phone-sign-in.ts";
import { PasswordReset } from "./password-reset.tsx";
import { useLeaveWhenLogged } from "../use-leave-when-logged.ts";
import { AuthCard } from "../components/auth-card/auth-card.tsx";

/** `/login`: every sign-in method; a new account is made at `/registrar`. */
export function SignInPage({
  sendCode,
  requestPasswordReset,
  sendEmailCode,
}: Pick<AuthServices, "sendCode" | "requestPasswordReset" | "sendEmailCode">) {
  useLeaveWhenLogged();
  const { mode, searchOf } = useSignInMode();
  const navigate = useNavigate();
  // The focus goes to the heading when the mode changes, but not when the page opens.
  const [shown, setShown] = useState({ mode, focusesHeading: false });
  if (shown.mode !== mode) setShown({ mode, focusesHeading: true });
  const { focusesHeading } = shown;
  return (
    <Page width="form">
      {mode === "email" && <PrivateHead title={shell.title(texts.login.titles.email)} />}
      <AuthCard
        footer={
          <>
            <span>{texts.login.other}</span>{" "}
            <TextLink link={<Link to={{ pathname: paths.signUp, search: searchOf("email") }} />}>
              {texts.login.otherAction}
            </TextLink>
          </>
        }
        // The reset is no sign-in.
        heading={mode === "reset" ? undefined : texts.login.title}
        // The other modes have their own heading and subtitle.
        subtitle={mode === "email" && texts.login.subtitle}
      >
        {mode === "email" && <EmailSignIn focusesHeading={focusesHeading} />}
        {mode === "code" && (
          <>
            <PrivateHead title={shell.title(texts.login.titles.emailCode)} />
            <EmailCodeSignIn
              focusesHeading={focusesHeading}
              onPhone={() => navigate({ search: searchOf("phone") })}
              sendEmailCode={sendEmailCode}
            />
            <TextLink link={<Link to={{ search: searchOf("email") }} />}>{texts.login.byPassword}</TextLink>
          </>
        )}
        {mode === "phone" && (
          <Suspense fallback={<Opening />}>
            <PhoneSignIn
              hasTitle
              focusesHeading={focusesHeading}
              onEmail={() => navigate({ search: searchOf("email") })}
              sendCode={sendCode}
            />
          </Suspense>
        )}
        {mode === "reset" && (
          <PasswordReset focusesHeading={focusesHeading} requestPasswordReset={requestPasswordReset} />
        )}
      </AuthCard>
    </Page>
  );
}

function Opening() {
  return (
    <LoadingRegion label={texts.opening}>
      <PrivateHead title={shell.title(texts.login.titles.phone)} />
      <TextSkeleton lines={4} />
    </LoadingRegion>
  );
}
