import type { ReactNode } from "react";
import { SearchIcon } from "../icons/icons.ts";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";
import { shopHeaderRecipe } from "./shop-header.recipe.ts";

const Root = styled("header", shopHeaderRecipe);

export interface NamedLink {
  /** Marks itself with `aria-current="page"`, as a router's NavLink does. */
  link: LinkElement;
  label: string;
}

export interface ShopHeaderProps {
  /** `mark` is a logo, of the height of the name. */
  brand: { link: LinkElement; name: string; tagline?: string; mark?: ReactNode };
  /** The quiet links: who we are, how to reach us. */
  about: readonly NamedLink[];
  aboutLabel: string;
  /** The way to the search box: a box to look at on wide screens, a sign on phones. */
  search?: NamedLink;
  /** `MainNav`: in the sign on wide screens, under the thumb on phones. */
  nav: ReactNode;
}

/** The shop sign: dark, gold lettering, a double gold rule below. */
export function ShopHeader({ brand, about, aboutLabel, search, nav }: ShopHeaderProps) {
  return (
    <Root>
      <div className="shop-header__row">
        <Slot className="shop-header__brand" element={brand.link}>
          {brand.mark}
          <span className="shop-header__name">{brand.name}</span>
          {brand.tagline && <span className="shop-header__tagline">{brand.tagline}</span>}
        </Slot>
        <nav aria-label={aboutLabel} className="shop-header__about">
          {about.map(({ link, label }) => (
            <Slot className="shop-header__aboutLink" element={link} key={label}>
              {label}
            </Slot>
          ))}
        </nav>
        {search && (
          <Slot className="shop-header__search" element={search.link}>
            <SearchIcon />
            <span className="shop-header__searchLabel">{search.label}</span>
          </Slot>
        )}
        {nav}
      </div>
    </Root>
  );
}
