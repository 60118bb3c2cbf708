import type { SnapshotFrom } from "xstate";
import type { phoneFormMachine } from "./phone-form.ts";

type PhoneForm = SnapshotFrom<typeof phoneFormMachine>;

/** The step of the screen. */
export const selectStep = (form: PhoneForm): "number" | "code" => (form.hasTag("code") ? "code" : "number");

/** The number to which the code was sent; it also prefills the form when the number is edited. */
export const selectPhone = (form: PhoneForm) => form.context.number;

/** Seconds until another code may be sent. */
export const selectSecondsLeft = (form: PhoneForm) => form.context.secondsLeft;

/** Whether another code is being sent. */
export const selectIsResending = (form: PhoneForm) => form.matches("resendingCode");
