import { selectIdentity } from "@shop/session-machine";
import { useSession, useSessionRef } from "@shop/session-machine/react";
import {
  Button,
  DefinitionList,
  LoadingRegion,
  Page,
  PageHeading,
  SectionHeading,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import { Navigate } from "react-router";
import { selectIsLogged, useAppState } from "../../machine/react.tsx";
import { paths } from "../../paths.ts";
import { session } from "../../texts/session.ts";
import { shell } from "../../texts/shell.ts";

const texts = session.account;

/** `/cuenta`: who is logged in. Nobody who is not ever sees it, also when a session ends while it is open. */
export function Component() {
  const isLogged = useAppState(selectIsLogged);
  return isLogged ? <Account /> : <Navigate replace to={paths.loginTo(paths.account)} />;
}

function Account() {
  const ref = useSessionRef();
  return (
    <Page width="text">
      <title>{shell.title(texts.title)}</title>
      <PageHeading>{texts.title}</PageHeading>
      <Stack gap="lg">
        <section aria-labelledby="profile">
          <SectionHeading id="profile">{texts.profile}</SectionHeading>
          <Profile />
        </section>
        <section>
          <Stack gap="sm">
            <div>
              <Button onClick={() => ref.send({ type: "session.signOut" })} variant="outline">
                {texts.signOut}
              </Button>
            </div>
            <p>{texts.signOutHint}</p>
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}

function Profile() {
  const identity = useSession(selectIdentity);
  if (!identity) {
    return (
      <LoadingRegion label={texts.checking}>
        <TextSkeleton lines={2} />
      </LoadingRegion>
    );
  }
  return (
    <DefinitionList
      items={[
        { term: texts.name, value: identity.name ?? texts.noName },
        { term: texts.email, value: identity.email ?? "" },
      ]}
    />
  );
}
