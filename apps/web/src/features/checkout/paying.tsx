import { ProgressState } from "@shop/ui";
import { PrivateHead } from "../../head/head.tsx";
import { checkout as texts } from "../../texts/checkout.ts";
import { shell } from "../../texts/shell.ts";

/** The order is on its way: there is nothing to press. */
export function Paying() {
  return (
    <>
      <PrivateHead title={shell.title(texts.paying.title)} />
      <ProgressState heading={texts.paying.title} text={texts.paying.text} />
    </>
  );
}
