import { Box, Portal, type ButtonProps } from "@chakra-ui/react";
import { Button } from "@shop/ui";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

type PrintButtonProps = Pick<ButtonProps, "size"> & { label: string; children: ReactNode };

/** Prints its children, which are on no screen, and nothing else of the page (`desk-provider.tsx`). */
export function PrintButton({ label, size, children }: PrintButtonProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const print = () => {
    addEventListener("afterprint", () => setIsPrinting(false), { once: true });
    // The sheet has to be in the page when the browser takes it.
    flushSync(() => setIsPrinting(true));
    window.print();
  };
  return (
    <>
      <Button onClick={print} size={size} variant="surface">
        {label}
      </Button>
      {isPrinting && (
        <Portal>
          <Box
            _print={{ display: "block" }}
            bg="white"
            className="sheet"
            color="black"
            display="none"
            fontSize="12pt"
          >
            {children}
          </Box>
        </Portal>
      )}
    </>
  );
}
