import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The picture that was chosen. */
export interface ZoomedPicture {
  src: string;
  alt: string;
}

/** How the pictures of a product open larger. */
export interface PictureZoom {
  /** The name of the button of a picture: "Ampliar imagen de Leche entera 1 L, foto 2 de 3". */
  label: (alt: string) => string;
  onOpen: (picture: ZoomedPicture) => void;
  onIntent: () => void;
}

export interface ZoomButtonProps {
  /** What it opens: "Ampliar imagen de Leche entera 1 L". */
  label: string;
  onOpen: () => void;
  /** It may be pressed soon: the time to prefetch the dialog. */
  onIntent: () => void;
  /** Skipped by the Tab key while it is not visible. */
  isSkipped?: boolean;
  /** A `ProductPicture`. */
  children: ReactNode;
}

/** A picture that opens larger. */
export function ZoomButton({ label, onOpen, onIntent, isSkipped = false, children }: ZoomButtonProps) {
  return (
    <Picture
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      tabIndex={isSkipped ? -1 : 0}
      type="button"
    >
      {children}
    </Picture>
  );
}

const Picture = chakra("button", {
  base: { display: "block", width: "100%", cursor: "zoom-in", borderRadius: "l2" },
});
