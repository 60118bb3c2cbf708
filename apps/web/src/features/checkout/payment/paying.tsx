import { PrivateHead } from "../../../shared/head/head.tsx";
import { checkout as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { ProgressState } from "./progress-state.tsx";

/** The order is being sent: there is nothing to press. */
export function Paying() {
  return (
    <>
      <PrivateHead title={shell.title(texts.paying.title)} />
      <ProgressState heading={texts.paying.title} text={texts.paying.text} />
    </>
  );
}
