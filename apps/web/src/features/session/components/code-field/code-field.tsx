import { TextField, type TextFieldProps } from "@shop/ui";
import type { InputEvent } from "react";

/** How many digits a code has; further ones are dropped. */
const DIGITS = 6;

type CodeFieldProps = Omit<TextFieldProps, "autoComplete" | "inputMode" | "maxLength" | "onInput" | "type">;

/** A code from an SMS or an e-mail, large enough to compare with the message. */
export function CodeField(field: CodeFieldProps) {
  return <TextField {...field} autoComplete="one-time-code" inputMode="numeric" onInput={setDigits} />;
}

/**
 * Codes are pasted as "123 456" or in their whole sentence. A `maxlength` would cut them before the blanks are removed.
 * React's `onChange`, which fires later, already reads only the digits.
 */
function setDigits({ currentTarget: box }: InputEvent<HTMLInputElement>) {
  const caret = onlyDigits(box.value.slice(0, box.selectionStart ?? undefined)).length;
  const code = onlyDigits(box.value).slice(0, DIGITS);
  if (code === box.value) return;
  box.value = code;
  box.setSelectionRange(caret, caret);
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, "");
}
