import { PictureDialog, type ZoomedPicture } from "@shop/ui";
import { catalog } from "./texts.ts";

export type ZoomedPictureDialogProps = { picture: ZoomedPicture; title: string; onClose: () => void };

/** A module of its own: it comes when somebody is about to look closer. */
export function ZoomedPictureDialog({ picture, title, onClose }: ZoomedPictureDialogProps) {
  return (
    <PictureDialog {...picture} closeLabel={catalog.product.closeZoom} onClose={onClose} title={title} />
  );
}
