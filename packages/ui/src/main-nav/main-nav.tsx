import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";
import { mainNavRecipe } from "./main-nav.recipe.ts";

const Root = styled("nav", mainNavRecipe);

export interface MainNavItem {
  link: LinkElement;
  /** What is written. */
  label: string;
  icon: ReactNode;
  /** What is said, where that is more than the label: "Carrito, 3 productos". Must contain the label. */
  accessibleName?: string;
  /** A number that ticks when it changes; hidden at zero. */
  count?: number;
}

export interface MainNavProps {
  label: string;
  items: readonly MainNavItem[];
}

/** The main links: a row in the sign on wide screens, a bar under the thumb on phones. One list, never two. */
export function MainNav({ label, items }: MainNavProps) {
  return (
    <Root aria-label={label}>
      {items.map((item) => (
        <Slot
          className="main-nav__link"
          element={item.link}
          key={item.label}
          {...(item.accessibleName ? { "aria-label": item.accessibleName } : {})}
        >
          <span className="main-nav__icon">{item.icon}</span>
          <span className="main-nav__label">{item.label}</span>
          {Boolean(item.count) && (
            <span className="main-nav__count">
              <span key={item.count}>{item.count}</span>
            </span>
          )}
        </Slot>
      ))}
    </Root>
  );
}
