import type { Order } from "@shop/contract";
import { LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { checkout as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { ProgressState } from "./progress-state.tsx";

/** The order exists; the shopper is being redirected to it. */
export function Redirecting({ order }: { order: Order }) {
  return (
    <>
      <PrivateHead title={shell.title(texts.placed.title)} />
      <ProgressState heading={texts.placed.title} text={texts.placed.text}>
        <LinkButton link={<Link replace to={paths.order(order.id)} />}>{texts.placed.action}</LinkButton>
      </ProgressState>
    </>
  );
}
