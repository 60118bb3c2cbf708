import { failureText } from "../../shared/format.ts";
import { session } from "../session/index.ts";
import type { AccountFailure } from "./account-failure.ts";

/** The sentence for a failure. */
export function accountFailureText(failure: AccountFailure): string {
  return "failure" in failure ? failureText(failure.failure) : session.failures[failure.signInFailure];
}
