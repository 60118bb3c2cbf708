import { FailureState } from "@shop/ui";
import { cart as texts } from "./texts.ts";
import { failure } from "../../shared/format.ts";
import { shell } from "../../shared/texts.ts";
import type { Trouble } from "./use-trouble.ts";

/** What is in the cart could not be read. */
export function UnknownCart({ trouble: { reason, isRetrying, retry } }: { trouble: Trouble }) {
  return (
    <FailureState
      heading={texts.failed}
      retry={{ text: shell.retry, onClick: retry, pending: isRetrying }}
      text={failure(reason ?? { id: 503 })}
    />
  );
}
