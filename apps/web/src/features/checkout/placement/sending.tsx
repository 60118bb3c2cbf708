import { PrivateHead } from "../../../shared/head/head.tsx";
import { checkout as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { ProgressState } from "./progress-state.tsx";

/** The order is being sent: there is nothing to press. */
export function Sending() {
  return (
    <>
      <PrivateHead title={shell.title(texts.sending.title)} />
      <ProgressState heading={texts.sending.title} text={texts.sending.text} />
    </>
  );
}
