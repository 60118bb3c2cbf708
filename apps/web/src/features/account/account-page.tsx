import type { Ending } from "@shop/session-machine";
import { useSessionRef } from "@shop/session-machine/react";
import { Button, LoadingRegion, Page, PageHeading, TabsNav, TextSkeleton } from "@shop/ui";
import { lazy, Suspense, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { selectIsLogged, useAppState } from "../../machine/react.tsx";
import { paths } from "../../paths.ts";
import { account as texts } from "../../texts/account.ts";
import { shell } from "../../texts/shell.ts";
import { sectionIn, sectionPath, SECTIONS, type Section } from "./account-sections.ts";
import type { AccountServices } from "./account-services.ts";
import { ProfileSection } from "./profile-section.tsx";
import { useTurn } from "./use-turn.ts";
import { watchSession } from "./watch-session.ts";

const AddressesSection = lazy(async () => ({
  default: (await import("./addresses-section.tsx")).AddressesSection,
}));
const OrdersSection = lazy(async () => ({ default: (await import("./orders-section.tsx")).OrdersSection }));
const SecuritySection = lazy(async () => ({
  default: (await import("./security-section.tsx")).SecuritySection,
}));

/** `/cuenta`. Nobody who is not logged in ever sees it, also when a session ends while it is open. */
export function AccountPage({ services }: { services: AccountServices }) {
  const isLogged = useAppState(selectIsLogged);
  const { pathname, search } = useLocation();
  const turn = useTurn();
  if (!isLogged) return <Navigate replace to={paths.loginTo(pathname + search)} />;
  return <Account key={turn} section={sectionIn(search)} services={services} />;
}

function Account({ section, services }: { section: Section; services: AccountServices }) {
  const session = useSessionRef();
  const [watched] = useState(() => watchSession(services, () => session.send({ type: "session.refused" })));
  const name = texts.sections[section];
  return (
    <Page width="text">
      <title>{shell.title(section === "profile" ? texts.title : `${name} · ${texts.title}`)}</title>
      <PageHeading
        aside={
          <Button onClick={() => session.send({ type: "session.signOut" })} variant="outline">
            {texts.signOut}
          </Button>
        }
      >
        {texts.title}
      </PageHeading>
      <TabsNav
        items={SECTIONS.map((each) => ({
          label: texts.sections[each],
          link: <Link aria-current={each === section ? "page" : undefined} to={sectionPath(each)} />,
        }))}
        label={texts.title}
      />
      <section aria-label={name}>
        <Suspense fallback={<Opening />}>
          <Part section={section} services={watched} />
        </Suspense>
      </section>
    </Page>
  );
}

function Part({ section, services }: { section: Section; services: AccountServices }) {
  const leave = useLeave();
  switch (section) {
    case "profile":
      return <ProfileSection services={services} />;
    case "addresses":
      return <AddressesSection services={services} />;
    case "orders":
      return <OrdersSection services={services} />;
    case "security":
      return <SecuritySection leave={leave} services={services} />;
  }
}

/** Ends the session of this device. Whoever has no account any more goes home first: there is none to sign in to. */
function useLeave() {
  const session = useSessionRef();
  const navigate = useNavigate();
  return async (ending: Ending) => {
    if (ending === "accountDeleted") await navigate(paths.home, { replace: true });
    session.send({ type: "session.end", farewell: ending });
  };
}

function Opening() {
  return (
    <LoadingRegion label={texts.loading}>
      <TextSkeleton lines={4} />
    </LoadingRegion>
  );
}
