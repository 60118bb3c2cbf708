import { LinkButton, Page, PageHeading } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { order } from "../../texts/order.ts";
import { shell } from "../../texts/shell.ts";

/** `/pagoconfirmado/:id`: as long as the shop takes no orders, none can be found. */
export function Component() {
  return (
    <Page width="text">
      <title>{shell.title(order.notFound.title)}</title>
      <PageHeading lead={order.notFound.text}>{order.notFound.title}</PageHeading>
      <LinkButton link={<Link to={paths.marketplace} />}>{order.notFound.action}</LinkButton>
    </Page>
  );
}
