import { LinkButton, Page, TextLink } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { session as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { useSignInMode } from "../sign-in/sign-in-mode.ts";
import { LinkingNotice } from "../linking-notice.tsx";
import { NewAccount } from "./new-account.tsx";
import { useLeaveWhenLogged } from "../use-leave-when-logged.ts";
import { AuthCard } from "../components/auth-card/auth-card.tsx";

/** `/registrar`: a new account. */
export function Component() {
  useLeaveWhenLogged();
  const { searchOf } = useSignInMode();
  const login = <Link to={{ pathname: paths.login, search: searchOf("email") }} />;
  const toLogin = (
    <LinkButton link={login} size="sm" variant="outline">
      {texts.signUp.otherAction}
    </LinkButton>
  );
  return (
    <Page width="form">
      <PrivateHead title={shell.title(texts.signUp.title)} />
      <AuthCard
        footer={
          <>
            <span>{texts.signUp.other}</span> <TextLink link={login}>{texts.signUp.otherAction}</TextLink>
          </>
        }
        heading={texts.signUp.title}
        subtitle={texts.signUp.subtitle}
      >
        <LinkingNotice action={toLogin} />
        <NewAccount toLogin={toLogin} />
      </AuthCard>
    </Page>
  );
}
