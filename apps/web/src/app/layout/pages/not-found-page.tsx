import { EmptyState, LinkButton, Page } from "@shop/ui";
import { Link } from "react-router";
import { Offers } from "../../../features/product/index.ts";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { shell } from "../../../shared/texts.ts";

/** Shown for any unknown path. */
export function Component() {
  return (
    <Page>
      <PrivateHead title={shell.title(shell.notFound.title)} />
      <EmptyState heading={shell.notFound.title} level={1} text={shell.notFound.text}>
        <LinkButton link={<Link to={paths.home} />}>{shell.notFound.back}</LinkButton>
      </EmptyState>
      <Offers />
    </Page>
  );
}
