import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "../icons/icons.tsx";
import { KeepFocus } from "../keep-focus/keep-focus.tsx";
import { styled } from "../system/styled.ts";
import { drawerRecipe } from "./drawer.recipe.ts";
import { lockScroll } from "./lock-scroll.ts";

const Root = styled("dialog", drawerRecipe);

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
  /** Stays in sight below. */
  footer?: ReactNode;
}

/**
 * A panel over the screen, from its end; a phone is filled by it. It is open as long as it is rendered. The
 * browser's own modal dialog keeps the focus inside, makes the rest inert, and knows Escape and a phone's
 * way back.
 */
export function Drawer({
  heading,
  subtitle,
  closeLabel,
  onClose,
  fallbackFocus,
  children,
  messages,
  footer,
}: DrawerProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const giveFocus = useEffectEvent((opener: Element | null) => {
    // The screen itself may have the focus of what has gone: that opened nothing.
    const isThere = opener instanceof HTMLElement && opener.tabIndex >= 0 && opener.isConnected;
    (isThere ? opener : fallbackFocus?.())?.focus({ preventScroll: true });
  });

  // Before the effects of whatever takes its place: a screen that wants the focus cannot have it below a dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element.showModal();
    title.current?.focus({ preventScroll: true });
    return () => {
      element.close();
      unlock();
      giveFocus(opener);
    };
  }, []);

  return (
    <Root
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault(); // it closes by going away
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose(); // a browser need not ask twice
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose(); // the panel fills the dialog: this is the backdrop
      }}
      ref={dialog}
    >
      <div className="drawer__panel" tabIndex={-1}>
        <KeepFocus>
          <div className="drawer__head">
            <h2 className="drawer__heading" id={id} ref={title} tabIndex={-1}>
              {heading}
            </h2>
            {subtitle && <p className="drawer__subtitle">{subtitle}</p>}
            <button aria-label={closeLabel} className="drawer__close" onClick={onClose} type="button">
              <CloseIcon />
            </button>
          </div>
          <div className="drawer__body">{children}</div>
          <div>{messages}</div>
          <div className="drawer__footer">{footer}</div>
        </KeepFocus>
      </div>
    </Root>
  );
}
