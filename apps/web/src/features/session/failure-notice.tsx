import type { SignInFailure } from "@shop/session-machine";
import { Notice } from "@shop/ui";
import { use, type ReactNode } from "react";
import { session as texts } from "./texts.ts";
import { InView } from "./in-view.tsx";
import { DraftContext } from "./sign-in-draft.ts";

type FailureNoticeProps = {
  failure: SignInFailure | null;
  /** What can be done about it. */
  action?: ReactNode;
};

/** Why the last attempt did not work, next to what it was tried with. */
export function FailureNotice({ failure, action }: FailureNoticeProps) {
  // Among the sign-in methods, `LinkingNotice` tells with what to do about it that there is an account.
  const hasLinkingNotice = use(DraftContext) !== null;
  if (failure === null || (failure === "accountExists" && hasLinkingNotice)) return null;
  return (
    <InView>
      <Notice action={action} status={failure === "cancelled" ? "info" : "error"}>
        {texts.failures[failure]}
      </Notice>
    </InView>
  );
}
