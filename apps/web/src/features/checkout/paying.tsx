import { ProgressState } from "@shop/ui";
import { checkout as texts } from "../../texts/checkout.ts";
import { shell } from "../../texts/shell.ts";

/** The order is on its way: there is nothing to press. */
export function Paying() {
  return (
    <>
      <title>{shell.title(texts.paying.title)}</title>
      <ProgressState heading={texts.paying.title} text={texts.paying.text} />
    </>
  );
}
