import { VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface LoadingRegionProps {
  /** What is loading, for screen readers: "Cargando productos". */
  label: string;
  /** Skeletons. */
  children: ReactNode;
}

/** Skeletons that are announced once, by one sentence. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden asChild>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  );
}
