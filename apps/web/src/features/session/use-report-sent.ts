import { useEffect } from "react";

/** Reports whether a code was sent, for the heading of the screen; false once the step is unmounted. */
export function useReportSent(isSent: boolean, onSent?: (isSent: boolean) => void): void {
  useEffect(() => {
    onSent?.(isSent);
    return () => onSent?.(false);
  }, [isSent, onSent]);
}
