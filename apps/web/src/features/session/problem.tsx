import type { SignInProblem } from "@shop/session-machine";
import type { Faults } from "@shop/session-machine/forms";
import { Notice } from "@shop/ui";
import { session as texts } from "../../texts/session.ts";

/** Why signing in or up did not work. */
export function Problem({ problem }: { problem: SignInProblem | null }) {
  return problem && <Notice tone="danger">{texts.problems[problem]}</Notice>;
}

/** The sentence of what is wrong with a field. */
export function faultOf(faults: Faults, field: keyof Faults): string | undefined {
  const fault = faults[field];
  return fault && texts.faults[field][fault];
}
