import { FailureState, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { checkout as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";

type FailedProps = {
  text: string;
  retry: { onClick: () => void; pending?: boolean };
};

/** A request failed; the choices so far are kept. */
export function Failed({ text, retry }: FailedProps) {
  return (
    <>
      <PrivateHead title={shell.title(texts.failed)} />
      <FailureState heading={texts.failed} level={1} retry={{ text: shell.retry, ...retry }} text={text}>
        <LinkButton link={<Link to={paths.cart} />} variant="surface">
          {texts.back}
        </LinkButton>
      </FailureState>
    </>
  );
}
