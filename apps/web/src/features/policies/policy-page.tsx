import { Notice, Page, PageHeading, SectionHeading, Stack, TextLink } from "@shop/ui";
import { Link } from "react-router";
import { Head } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { ShopContact } from "../../shared/shop-contact.tsx";
import { shell } from "../../shared/texts.ts";
import { policies, type PolicyName } from "./texts.ts";

/** One of the pages that say what the shop and its shoppers owe each other. */
export function PolicyPage({ policy }: { policy: PolicyName }) {
  const { title, description, sections } = policies[policy];
  return (
    <Page width="text">
      <Head description={description} path={paths[policy]} title={shell.title(title)} />
      <PageHeading subtitle={description}>{title}</PageHeading>
      <Stack gap="lg">
        <Notice role="note" status="info">
          {policies.sample}
        </Notice>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <SectionHeading>{heading}</SectionHeading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <ShopContact />
        <p>
          <TextLink link={<Link to={paths.contact} />}>{policies.action}</TextLink>
        </p>
      </Stack>
    </Page>
  );
}
