import type { SnapshotFrom } from "xstate";
import type { phoneFormMachine } from "./phone-form.ts";

type PhoneForm = SnapshotFrom<typeof phoneFormMachine>;

/** What the screen asks for. */
export const selectStep = (form: PhoneForm): "number" | "code" => (form.hasTag("code") ? "code" : "number");

/** Where the code was sent; also what the number is filled in with when it is edited. */
export const selectPhone = (form: PhoneForm) => form.context.number;

/** Until another code may be sent. */
export const selectSecondsLeft = (form: PhoneForm) => form.context.secondsLeft;

/** Whether another code is being sent. */
export const selectIsResending = (form: PhoneForm) => form.matches("resendingCode");
