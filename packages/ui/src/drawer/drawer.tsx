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
  /** Has the focus once the drawer is closed, where what opened it has gone meanwhile. */
  fallbackFocus?: () => HTMLElement | null;
  children: ReactNode;
  /** What has just happened, above the foot: everything outside is out of reach. */
  messages?: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
}

/**
 * The page keeps its place meanwhile, and its width. Chakra's own way also writes a custom property at the root, which has
 * every element of the page styled anew before the first frame of the drawer.
 */
function useHeldPage(): void {
  useLayoutEffect(() => {
    const { style } = document.body;
    const scrollbar = innerWidth - document.documentElement.clientWidth;
    Object.assign(style, { overflow: "hidden", paddingRight: `${scrollbar}px` });
    return () => void Object.assign(style, { overflow: "", paddingRight: "" });
  }, []);
}

/** Chakra's drawer, which is open as long as it is rendered: a panel from the end of the screen; a phone is filled by it. */
export function Drawer(props: DrawerProps) {
  const { heading, subtitle, closeLabel, onClose, fallbackFocus, children, messages, footer } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useHeldPage();
  const giveFocus = useEffectEvent((opener: Element | null) => {
    // The screen itself may have the focus of what has gone: that opened nothing.
    const isThere = opener instanceof HTMLElement && opener.tabIndex >= 0 && opener.isConnected;
    (isThere ? opener : fallbackFocus?.())?.focus({ preventScroll: true });
  });
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  // After Chakra has let the focus out, and before the effects of whatever takes its place: a screen has it last.
  useEffect(() => () => giveFocus(opener.current), []);
  return (
    <Parts.Root
      initialFocusEl={() => title.current}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      open
      // By `useHeldPage`.
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
