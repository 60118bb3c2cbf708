import { normalizeDigits } from "@shop/contract";
import type { Secret } from "../secret.ts";
import type { ValidationError } from "./credentials.ts";

export type CodeValues = { code: Secret };

/** What is wrong with a code of six digits. */
export function codeErrors({ code }: CodeValues): { code?: ValidationError } {
  const error = codeError(normalizeDigits(code.reveal()));
  return error ? { code: error } : {};
}

function codeError(digits: string): ValidationError | null {
  if (digits === "") return "required";
  return /^\d{6}$/.test(digits) ? null : "invalid";
}
