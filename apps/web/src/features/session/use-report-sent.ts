import { useEffect } from "react";

/** Tells who has a heading for it whether a code is on its way; nothing is, once its step has gone. */
export function useReportSent(isSent: boolean, onSent?: (isSent: boolean) => void): void {
  useEffect(() => {
    onSent?.(isSent);
    return () => onSent?.(false);
  }, [isSent, onSent]);
}
