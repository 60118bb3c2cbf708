import { Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";

/** A link in a sentence or on a line of its own. */
export function TextLink({ link, children }: { link: LinkElement; children: ReactNode }) {
  return (
    <Link asChild colorPalette="gold">
      <Slot element={link}>{children}</Slot>
    </Link>
  );
}
