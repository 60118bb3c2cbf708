import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { About, Brand, Row, Search, Sign } from "./parts.ts";

interface NamedLink {
  /** Marks itself with `aria-current="page"`, as a router's NavLink does. */
  link: LinkElement;
  label: string;
}

export interface ShopHeaderProps {
  /** The longer the name, the smaller its letters. `mark` is a logo, of the height of the name. */
  brand: { link: LinkElement; name: string; tagline?: string; mark?: ReactNode };
  /** The quiet links: who we are, how to reach us. */
  about: readonly NamedLink[];
  aboutLabel: string;
  /** The notice for every screen: when the next order arrives. Below the name, on wide screens only. */
  notice?: ReactNode;
  /** `SearchForm` or `SearchBox`: in the row on wide screens, below it and sticky on phones. */
  search?: ReactNode;
  /** `MainNav`: in the header on wide screens, at the bottom on phones. */
  nav: ReactNode;
}

/** The shop sign: dark, gold lettering, a double gold rule below. */
export function ShopHeader({ brand, about, aboutLabel, notice, search, nav }: ShopHeaderProps) {
  return (
    <Sign searchable={Boolean(search)}>
      <Row>
        <Brand asChild css={{ "--name-length": brand.name.length }}>
          <Slot element={brand.link}>
            {brand.mark}
            <b>{brand.name}</b>
            {brand.tagline && <span>{brand.tagline}</span>}
          </Slot>
        </Brand>
        <About aria-label={aboutLabel}>
          {about.map(({ link, label }) => (
            <Slot element={link} key={label}>
              {label}
            </Slot>
          ))}
        </About>
        {/* Out of the flow, as it loads later and must not move the row. */}
        {notice && (
          <Text bottom="2" color="fg.muted" hideBelow="lg" position="absolute" textStyle="xs">
            {notice}
          </Text>
        )}
        {search && <Search>{search}</Search>}
        {nav}
      </Row>
    </Sign>
  );
}
