import { loginPath } from "@shop/session-machine";
import { EmptyState, LinkButton, Page } from "@shop/ui";
import { Link, useLocation, useParams } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { selectIsLogged, useAppState } from "../../../shared/app-actor.ts";
import { useAccountEpoch } from "../../session/index.ts";
import { order as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import type { OrderServices } from "@shop/order-machine";
import { OpenOrder } from "./open-order.tsx";

/** `/pagoconfirmado/:id`. The payment provider and others may know the URL: a guest sees only how to sign in. */
export function OrderPage({ services }: { services: OrderServices }) {
  const isLogged = useAppState(selectIsLogged);
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const epoch = useAccountEpoch();
  if (isLogged) return <OpenOrder id={id} key={`${epoch} ${id}`} services={services} />;
  return (
    <Page width="text">
      <PrivateHead title={shell.title(texts.notFound.title)} />
      <EmptyState heading={texts.notFound.title} level={1} text={texts.guest.text}>
        <LinkButton link={<Link to={loginPath(pathname)} />} variant="solid">
          {texts.guest.action}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
