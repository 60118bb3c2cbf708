import type { SignInFailure } from "@shop/session-machine";
import { Notice } from "@shop/ui";
import type { ReactNode } from "react";
import { session as texts } from "./texts.ts";
import { InView } from "./in-view.tsx";

type FailureNoticeProps = {
  failure: SignInFailure | null;
  /** What can be done about it. */
  action?: ReactNode;
};

/** Why the last attempt did not work, next to what it was tried with. */
export function FailureNotice({ failure, action }: FailureNoticeProps) {
  // `LinkingNotice` tells this one, with what to do about it.
  if (failure === null || failure === "accountExists") return null;
  return (
    <InView>
      <Notice action={action} tone={failure === "cancelled" ? "info" : "danger"}>
        {texts.problems[failure]}
      </Notice>
    </InView>
  );
}
