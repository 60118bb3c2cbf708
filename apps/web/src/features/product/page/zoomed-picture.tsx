import { catalog } from "../texts.ts";
import { PictureDialog } from "../components/picture-zoom/picture-dialog.tsx";
import type { ZoomedPicture } from "../components/picture-zoom/zoom-button.tsx";

export type ZoomedPictureDialogProps = { picture: ZoomedPicture; title: string; onClose: () => void };

/** A module of its own, which is loaded on demand. */
export function ZoomedPictureDialog({ picture, title, onClose }: ZoomedPictureDialogProps) {
  return (
    <PictureDialog {...picture} closeLabel={catalog.product.closeZoom} onClose={onClose} title={title} />
  );
}
