import { LinkButton, Page, PageHeading, SectionHeading, Stack } from "@shop/ui";
import { Link } from "react-router";
import { Head } from "../../shared/head/head.tsx";
import { paths } from "../../shared/paths.ts";
import { about } from "./texts.ts";
import { shell } from "../../shared/texts.ts";

/** Who keeps this shop, and why it weighs everything. */
export function Component() {
  return (
    <Page width="text">
      <Head
        description={`${about.subtitle} ${about.parts[0].text}`}
        path={paths.about}
        title={shell.title(about.title)}
      />
      <PageHeading subtitle={about.subtitle}>{about.title}</PageHeading>
      <Stack gap="lg">
        {about.parts.map(({ title, text }) => (
          <section key={title}>
            <SectionHeading>{title}</SectionHeading>
            <p>{text}</p>
          </section>
        ))}
        <div>
          <LinkButton link={<Link to={paths.contact} />} variant="outline">
            {about.action}
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
