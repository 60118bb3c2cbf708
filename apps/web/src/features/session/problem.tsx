import type { SignInProblem } from "@shop/session-machine";
import { Notice } from "@shop/ui";
import type { ReactNode } from "react";
import { session as texts } from "./texts.ts";
import { InView } from "./in-view.tsx";

type ProblemProps = {
  problem: SignInProblem | null;
  /** What can be done about it. */
  action?: ReactNode;
};

/** Why the last attempt did not work, next to what it was tried with. */
export function Problem({ problem, action }: ProblemProps) {
  // `LinkingNotice` tells this one, with what to do about it.
  if (problem === null || problem === "accountExists") return null;
  return (
    <InView>
      <Notice action={action} tone={problem === "cancelled" ? "info" : "danger"}>
        {texts.problems[problem]}
      </Notice>
    </InView>
  );
}
