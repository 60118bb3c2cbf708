import type { ReactNode } from "react";

/** The ways into an account, below each other. */
export function MethodList({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>;
}
