import { chakra, Flex, Text } from "@chakra-ui/react";
import { Button, CloseIcon, IconButton, type NoticeProps } from "@shop/ui";

interface Toast {
  id: string;
  text: string;
  /** A screen reader reads an `error` at once, and any other message when it pauses. */
  status?: NoticeProps["status"];
  action?: { text: string; onClick: () => void };
}

export interface ToastRegionProps {
  /** The name of the region: "Avisos". */
  label: string;
  toasts: readonly Toast[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /** Shown within a drawer, between its parts: at the bottom of the screen the drawer would cover the toasts. */
  inside?: boolean;
}

/** The region in which short messages appear, with their actions and a way to dismiss them. Only one is shown. */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss, inside = false }: ToastRegionProps) {
  return (
    <Region aria-label={label} inside={inside}>
      {toasts.map(({ id, text, status = "info", action }) => (
        <Message inside={inside} key={id}>
          <Text
            flex="1 1 5rem"
            lineHeight="1.35"
            paddingRight="2"
            paddingY="2"
            role={status === "error" ? "alert" : "status"}
          >
            {text}
          </Text>
          <Flex align="center" gap="1" marginStart="auto" minWidth="0">
            {action && (
              <Button
                _hover={{ bg: "bg.muted" }}
                color="gold.solid"
                fontWeight="700"
                lineHeight="1.5"
                onClick={action.onClick}
                paddingX="3"
                variant="plain"
              >
                {action.text}
              </Button>
            )}
            <IconButton aria-label={dismissLabel} onClick={() => onDismiss(id)}>
              <CloseIcon />
            </IconButton>
          </Flex>
        </Message>
      ))}
    </Region>
  );
}

const Region = chakra("section", {
  base: {
    colorScheme: "dark",
    position: "fixed",
    insetX: 0,
    bottom: { base: "calc(3.5rem + env(safe-area-inset-bottom))", md: 0 },
    // Above the main links (3.5rem), an `ActionBar` (4rem) and a `ConsentBand` (10.5rem, on a wide screen 9rem), which on
    // a low screen scrolls with the page.
    "html:has([data-action-bar]) &": { mdDown: { bottom: "calc(7.5rem + env(safe-area-inset-bottom))" } },
    "html:has([data-consent]) &": {
      "@media (min-height: 32.01rem)": {
        bottom: { base: "calc(14rem + env(safe-area-inset-bottom))", md: "9rem" },
      },
    },
    "html:has([data-consent]):has([data-action-bar]) &": {
      "@media (min-height: 32.01rem)": {
        mdDown: { bottom: "calc(18.5rem + env(safe-area-inset-bottom))" },
      },
    },
    // Must not cover the fields of a `CheckoutFrame`.
    "html:has([data-checkout]) &": { mdDown: { top: 0, bottom: "auto" } },
    zIndex: 25,
    display: "grid",
    justifyItems: "center",
    gap: "2",
    padding: "4",
    pointerEvents: "none",
    _print: { display: "none" },
  },
  variants: { inside: { true: { position: "static", padding: "0", gap: "0", justifyItems: "stretch" } } },
});

const Message = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1",
    maxWidth: "100%",
    paddingLeft: "4",
    paddingRight: "1",
    paddingY: "1",
    bg: "sign",
    color: "fg",
    borderRadius: "l2",
    boxShadow: "float",
    pointerEvents: "auto",
    _highContrast: { border: "1px solid" },
    animation: "rise var(--chakra-durations-moderate) var(--chakra-easings-out)",
  },
  variants: {
    inside: { true: { borderRadius: "0", boxShadow: "none", justifyContent: "space-between" } },
  },
});
