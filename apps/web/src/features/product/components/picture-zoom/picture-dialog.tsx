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

/** A picture as large as it is, over the screen; it is there as long as it is rendered. */
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
              {/* As high as it is wide: the whole of it in a low window, too. */}
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
