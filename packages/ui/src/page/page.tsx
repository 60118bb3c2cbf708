import { Container } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface PageProps {
  children: ReactNode;
  /** The element that the skip link leads to. */
  id?: string;
  /** `wide` is for lists whose ends belong together: lines and what they cost. */
  width?: "page" | "wide" | "text" | "form";
}

/** The main part of a screen: one column with air around it. It takes focus when the route changes. */
export function Page({ children, id = "main", width = "page" }: PageProps) {
  return (
    <Container as="main" id={id} maxWidth={width} tabIndex={-1}>
      {children}
    </Container>
  );
}
