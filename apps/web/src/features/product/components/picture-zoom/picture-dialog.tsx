import { Box, Portal } from "@chakra-ui/react";
import { Button, CloseIcon, Dialog, ProductPicture } from "@shop/ui";

export interface PictureDialogProps {
  /** The name of the product. */
  title: string;
  src: string;
  alt: string;
  /** The name of the button that closes it: "Cerrar". */
  closeLabel: string;
  onClose: () => void;
}

/** A picture at full size in a dialog, which is open while it is mounted. */
export function PictureDialog({ title, src, alt, closeLabel, onClose }: PictureDialogProps) {
  return (
    <Dialog.Root onOpenChange={({ open }) => !open && onClose()} open size="lg">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {/* Square, so that the whole picture fits in a low window, too. */}
              <Box marginX="auto" maxWidth="calc(100dvh - 9rem)">
                <ProductPicture alt={alt} eager sizes="(min-width: 704px) 640px, 90vw" src={src} />
              </Box>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <Button aria-label={closeLabel} marginX="0" paddingX="0" variant="ghost" width="control">
                <CloseIcon />
              </Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
