import { Container } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PageProps {
  children: ReactNode;
  /** `wide` is for lists with columns at both ends: lines and their prices. */
  width?: "page" | "wide" | "text" | "form";
}

/** The main part of a screen, where the skip link leads: one padded column. It takes focus when the route changes. */
export function Page({ children, width = "page" }: PageProps) {
  return (
    <Container as="main" id="main" maxWidth={width} tabIndex={-1}>
      {children}
    </Container>
  );
}
