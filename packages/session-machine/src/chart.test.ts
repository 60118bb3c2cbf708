import { chartErrors } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { phoneFormMachine } from "./forms/phone/phone-form.ts";
import { resetFormMachine } from "./forms/reset-form.ts";
import { signInFormMachine } from "./forms/sign-in-form.ts";
import { signUpFormMachine } from "./forms/sign-up-form.ts";
import { openSessionMachine } from "./open-session-machine.ts";
import { sessionMachine } from "./session-machine.ts";
import { signInAttemptMachine } from "./sign-in-attempt-machine.ts";
import { signOutMachine } from "./sign-out-machine.ts";

it.each([
  sessionMachine,
  openSessionMachine,
  signInAttemptMachine,
  signOutMachine,
  signInFormMachine,
  signUpFormMachine,
  phoneFormMachine,
  resetFormMachine,
])("the chart of $id is named, described, connected, and answers what fails", (machine) => {
  expect(chartErrors(machine)).toEqual([]);
});
