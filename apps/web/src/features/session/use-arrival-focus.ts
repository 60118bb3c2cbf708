import type { SignInFailureDetail } from "@shop/session-machine";
import { useEffect, useRef } from "react";

/**
 * For the heading of a sign-in method: what was pressed to come here has gone with the other way, so the keyboard and
 * a screen reader go on at the heading.
 * @param isArrival false on the first way that a screen shows, where the screen itself has the focus
 */
export function useArrivalFocus(isArrival: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return heading;
}

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
