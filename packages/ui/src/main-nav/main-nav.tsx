import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { Action, Bar, Count, NavLink } from "./parts.ts";

export interface MainNavItem {
  link: LinkElement;
  /** The visible label. A soft hyphen in a long word leaves room for large text. */
  label: string;
  icon: ReactNode;
  /** The accessible name, if longer than the label: "Carrito, 3 productos". Must contain the label. */
  accessibleName?: string;
  /** A number that is animated when it changes; hidden at zero. */
  count?: number;
  /** Below the label on wide screens, and announced after the name everywhere: "$327.20". */
  detail?: string | undefined;
  /**
   * A button beside the link on wide screens, which opens the same without a navigation. Others focus it by its `id`.
   * The caption, visible on hover, is part of the label.
   */
  action?: { id: string; label: string; caption: string; icon: ReactNode; onClick: () => void } | undefined;
}

export interface MainNavProps {
  label: string;
  items: readonly MainNavItem[];
}

/** The main links: a row in the header on wide screens, a bar at the bottom on phones. One list in the DOM. */
export function MainNav({ label: name, items }: MainNavProps) {
  return (
    <Bar aria-label={name} data-main-nav="">
      {items.map((item) => (
        <Item item={item} key={item.label} />
      ))}
    </Bar>
  );
}

/** Rendered when it changes itself: a click on "+" changes one of the links. */
const Item = memo(function Item({ item }: { item: MainNavItem }) {
  const { link, label, icon, accessibleName, count, detail, action } = item;
  return (
    <>
      <NavLink aria-description={detail} asChild counted={count !== undefined}>
        <Slot element={link}>
          <chakra.span display="inline-flex" fontSize="min(1.125rem, 24px)" hideFrom="md">
            {icon}
          </chakra.span>
          {accessibleName && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
          <span aria-hidden={Boolean(accessibleName)}>{label}</span>
          {Boolean(count) && (
            <Count aria-hidden="true" className="main-nav__count">
              <span key={count}>{count}</span>
            </Count>
          )}
          {detail && (
            <chakra.span
              aria-hidden="true"
              bottom="-1.5"
              fontFamily="body"
              hideBelow="lg"
              left="3"
              position="absolute"
              textStyle="xs"
            >
              {detail}
            </chakra.span>
          )}
        </Slot>
      </NavLink>
      {action && (
        <Action
          aria-haspopup="dialog"
          aria-label={action.label}
          id={action.id}
          onClick={action.onClick}
          title={action.caption}
          type="button"
        >
          {action.icon}
        </Action>
      )}
    </>
  );
});
