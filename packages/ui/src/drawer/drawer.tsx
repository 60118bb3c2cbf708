import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Drawer as Parts } from "@chakra-ui/react";
import { IconButton } from "../button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.ts";
import { KeepFocus } from "../keep-focus/keep-focus.tsx";
import { drawerSlotRecipe } from "../theme/slot-recipes/drawer.ts";

export interface DrawerProps {
  heading: string;
  /** Beside the heading: "4 productos". */
  subtitle?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Gets the focus on closing if the element that opened the drawer was removed. */
  fallbackFocus?: () => HTMLElement | null;
  children: ReactNode;
  /** Messages, above the footer: everything outside the drawer is inert. */
  messages?: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
}

/**
 * Locks the page's scrolling, and keeps its width. Chakra's own lock also sets a custom property on the root, which
 * restyles every element of the page before the first frame of the drawer.
 */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    const scrollbar = innerWidth - document.documentElement.clientWidth;
    Object.assign(style, { overflow: "hidden", paddingRight: `${scrollbar}px` });
    return () => void Object.assign(style, { overflow: "", paddingRight: "" });
  }, []);
}

/** Chakra's drawer, open while it is mounted: a panel at the end of the screen, which fills a phone. */
export function Drawer(props: DrawerProps) {
  const { heading, subtitle, closeLabel, onClose, fallbackFocus, children, messages, footer } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useScrollLock();
  const giveFocus = useEffectEvent((opener: Element | null) => {
    // With a `tabIndex` of -1 it is the screen itself, which had the focus because the element that opened the drawer
    // was removed before.
    const isOpener = opener instanceof HTMLElement && opener.tabIndex >= 0 && opener.isConnected;
    (isOpener ? opener : fallbackFocus?.())?.focus({ preventScroll: true });
  });
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  // After Chakra has released the focus, and before the effects of the next screen, which gets it last.
  useEffect(() => () => giveFocus(opener.current), []);
  return (
    <Parts.Root
      initialFocusEl={() => title.current}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      open
      // `useScrollLock` does it.
      preventScroll={false}
      recipe={drawerSlotRecipe}
      restoreFocus={false}
    >
      <Parts.Backdrop />
      <Parts.Positioner>
        <Parts.Content>
          <KeepFocus>
            <Parts.Header>
              <Parts.Title ref={title} tabIndex={-1}>
                {heading}
              </Parts.Title>
              {subtitle && <Parts.Description>{subtitle}</Parts.Description>}
              <Parts.CloseTrigger asChild>
                <IconButton aria-label={closeLabel} color="fg" fontSize="xl" marginLeft="auto">
                  <CloseIcon />
                </IconButton>
              </Parts.CloseTrigger>
            </Parts.Header>
            <Parts.Body>{children}</Parts.Body>
            <div>{messages}</div>
            <Parts.Footer>{footer}</Parts.Footer>
          </KeepFocus>
        </Parts.Content>
      </Parts.Positioner>
    </Parts.Root>
  );
}
