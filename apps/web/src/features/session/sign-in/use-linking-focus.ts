import type { SignInFailureDetail } from "@shop/session-machine";
import { useEffect, useRef } from "react";

/** Focuses the password, the next field to type when an account is to be linked. */
export function useLinkingFocus(linking: SignInFailureDetail | null) {
  const password = useRef<HTMLInputElement>(null);
  const known = useRef(linking);
  useEffect(() => {
    if (known.current === linking) return;
    known.current = linking;
    password.current?.focus();
  }, [linking]);
  return password;
}
