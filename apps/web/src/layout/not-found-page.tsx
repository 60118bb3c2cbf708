import { LinkButton, Page, PageHeading } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../head/head.tsx";
import { paths } from "../paths.ts";
import { shell } from "../texts/shell.ts";

/** Any path that the shop does not have. */
export function Component() {
  return (
    <Page width="text">
      <PrivateHead title={shell.title(shell.notFound.title)} />
      <PageHeading lead={shell.notFound.text}>{shell.notFound.title}</PageHeading>
      <LinkButton link={<Link to={paths.home} />}>{shell.notFound.back}</LinkButton>
    </Page>
  );
}
