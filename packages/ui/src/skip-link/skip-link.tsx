import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface SkipLinkProps {
  children: ReactNode;
  /** The id of the main part. */
  target?: string;
}

/** The first stop of the keyboard: over the header, straight to the content. */
export function SkipLink({ children, target = "main" }: SkipLinkProps) {
  return <Anchor href={`#${target}`}>{children}</Anchor>;
}

const Anchor = chakra("a", {
  base: {
    position: "fixed",
    top: "2",
    left: "2",
    zIndex: 30,
    paddingX: "4",
    paddingY: "2",
    bg: "gold.solid",
    color: "gold.contrast",
    fontWeight: 600,
    borderRadius: "l1",
    "&:not(:focus)": { transform: "translateY(-200%)" },
  },
});
