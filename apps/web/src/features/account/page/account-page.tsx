import { useSessionRef } from "@shop/session-machine/react";
import { Button, KeepFocus, Page, PageHeading, TabsNav, TextSkeleton } from "@shop/ui";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { account as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { sectionIn, sectionPath, SECTIONS, type Section } from "./account-sections.ts";
import type { AccountServices } from "../account-services.ts";
import { ProfileSection } from "../profile/profile-section.tsx";
import { SignedInOnly, useAccountEpoch } from "../../session/index.ts";

const AddressesSection = lazy(async () => ({
  default: (await import("../addresses/addresses-section.tsx")).AddressesSection,
}));
const OrdersSection = lazy(async () => ({
  default: (await import("../order-list/orders-section.tsx")).OrdersSection,
}));
const SecuritySection = lazy(async () => ({
  default: (await import("../security/security-section.tsx")).SecuritySection,
}));

/** `/cuenta`. */
export function AccountPage({ services }: { services: AccountServices }) {
  const { search } = useLocation();
  const epoch = useAccountEpoch();
  return (
    <SignedInOnly>
      <Account key={epoch} section={sectionIn(search)} services={services} />
    </SignedInOnly>
  );
}

type SectionProps = { section: Section; services: AccountServices };

function Account({ section, services }: SectionProps) {
  const session = useSessionRef();
  const name = texts.sections[section];
  return (
    <Page width="text">
      <PrivateHead title={shell.title(section === "profile" ? texts.title : `${name} · ${texts.title}`)} />
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
        <KeepFocus>
          <Suspense fallback={<Opening />}>
            <Part section={section} services={services} />
          </Suspense>
        </KeepFocus>
      </section>
    </Page>
  );
}

function Part({ section, services }: SectionProps) {
  switch (section) {
    case "profile":
      return <ProfileSection services={services} />;
    case "addresses":
      return <AddressesSection services={services} />;
    case "orders":
      return <OrdersSection services={services} />;
    case "security":
      return <SecuritySection services={services} />;
  }
}

function Opening() {
  return <TextSkeleton label={texts.loading} lines={4} />;
}
