import type { SignInFailureDetail } from "@shop/session-machine";
import { useEffect, useRef } from "react";

/** For the password: it is the next thing to type once an account waits to be linked. */
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
