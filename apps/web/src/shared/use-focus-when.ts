import { useEffect, useRef } from "react";

/**
 * Gives the focus to an element as soon as something is so: what had it has gone with what was done, and the keyboard
 * and a screen reader go on here.
 */
export function useFocusWhen<T extends HTMLElement>(isSo: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isSo) element.current?.focus();
  }, [isSo]);
  return element;
}
