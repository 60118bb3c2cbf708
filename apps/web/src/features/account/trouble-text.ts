import { failure as failureSentence } from "../../shared/format.ts";
import { session } from "../session/index.ts";
import type { Trouble } from "./trouble.ts";

/** The sentence of why something did not work. */
export function troubleText(trouble: Trouble): string {
  return "failure" in trouble ? failureSentence(trouble.failure) : session.problems[trouble.problem];
}
