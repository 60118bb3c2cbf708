import { EmptyState, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { cart as texts } from "./texts.ts";

/** An empty cart, with a link to products. @param onLeave the shopper follows its link */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  return (
    <EmptyState heading={texts.empty.title} text={texts.empty.text}>
      <LinkButton link={<Link onClick={onLeave} to={paths.marketplace} />}>{texts.empty.action}</LinkButton>
    </EmptyState>
  );
}
