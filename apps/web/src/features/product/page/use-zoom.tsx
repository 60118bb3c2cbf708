import { useState, type ReactNode } from "react";
import { useApp } from "../../../shared/app-actor.ts";
import { catalog } from "../texts.ts";
import type { PictureZoom, ZoomedPicture } from "../components/picture-zoom/zoom-button.tsx";

type Module = typeof import("./zoomed-picture.tsx");

const load = () => import("./zoomed-picture.tsx");

/**
 * Opens the pictures of a product larger. The code of the dialog is prefetched on hover or focus.
 * @param title the name of the product
 * @returns the props of the pictures, and the dialog while it is open
 */
export function useZoom(title: string): { zoom: PictureZoom; dialog: ReactNode } {
  const app = useApp();
  /** The picture that is shown larger, with the code that shows it. */
  const [zoomed, setZoomed] = useState<(Module & { picture: ZoomedPicture }) | null>(null);
  const zoom: PictureZoom = {
    label: catalog.product.zoom,
    onIntent: () => void load().catch(() => undefined),
    onOpen: (picture) =>
      void load().then(
        (module) => setZoomed({ ...module, picture }),
        () => app.send({ type: "code.missing" }),
      ),
  };
  const dialog = zoomed && (
    <zoomed.ZoomedPictureDialog onClose={() => setZoomed(null)} picture={zoomed.picture} title={title} />
  );
  return { zoom, dialog };
}
