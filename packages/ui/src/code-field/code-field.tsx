import type { InputEvent } from "react";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  "autoComplete" | "inputMode" | "maxLength" | "onInput" | "size" | "type"
> {
  /** How many digits the code has; more are not taken. */
  digits?: number;
}

/** A code that came by SMS, large enough to be compared with the message. */
export function CodeField({ digits = 6, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      inputMode="numeric"
      onInput={(event) => setDigits(event, digits)}
    />
  );
}

/**
 * Codes are pasted as "123 456" or in their whole sentence. A `maxlength` would cut them before the blanks
 * are out. React's `onChange`, which comes later, already reads the digits alone.
 */
function setDigits({ currentTarget: box }: InputEvent<HTMLInputElement>, digits: number) {
  const caret = onlyDigits(box.value.slice(0, box.selectionStart ?? undefined)).length;
  const code = onlyDigits(box.value).slice(0, digits);
  if (code === box.value) return;
  box.value = code;
  box.setSelectionRange(caret, caret);
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, "");
}
