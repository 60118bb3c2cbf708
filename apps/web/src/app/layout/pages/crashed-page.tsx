import { FailureState, Page } from "@shop/ui";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { shell } from "../../../shared/texts.ts";

/** A screen that could not be rendered, or whose code did not load. A reload tries both again. */
export function CrashedPage() {
  return (
    <Page>
      <PrivateHead title={shell.title(shell.crashed.title)} />
      <FailureState
        heading={shell.crashed.title}
        level={1}
        retry={{ text: shell.retry, onClick: () => location.reload() }}
        text={shell.crashed.text}
      />
    </Page>
  );
}
