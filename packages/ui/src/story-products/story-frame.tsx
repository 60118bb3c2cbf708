import type { ReactNode } from "react";
import { CartIcon, HomeIcon, PersonIcon, ShelvesIcon } from "../icons/icons.ts";
import { MainNav } from "../main-nav/main-nav.tsx";
import { Page } from "../page/page.tsx";
import { ShopFooter } from "../shop-footer/shop-footer.tsx";
import { ShopHeader, type ShopHeaderProps } from "../shop-header/shop-header.tsx";
import { currentLink, link } from "./link.tsx";

const about = [
  { label: "Quiénes somos", link },
  { label: "Contáctenos", link },
];

/** The main links of the shop, with some units in the cart. */
function StoryNav() {
  return (
    <MainNav
      items={[
        { label: "Inicio", link, icon: <HomeIcon /> },
        { label: "Marketplace", link: currentLink, icon: <ShelvesIcon /> },
        { label: "Iniciar sesión", link, icon: <PersonIcon /> },
        {
          label: "Carrito",
          accessibleName: "Carrito, 3 productos",
          link,
          icon: <CartIcon />,
          count: 3,
          detail: "$327.20",
        },
      ]}
      label="Principal"
    />
  );
}

/** The sign of the shop. */
export const sign: ShopHeaderProps = {
  about,
  aboutLabel: "La tienda",
  brand: { link, name: "La Alacena", tagline: "Abarrotes y farmacia" },
  notice: "Hoy 18–21 h desde $94 · Mañana desde $48 · Recoger gratis",
  nav: <StoryNav />,
};

function StoryFooter() {
  return (
    <ShopFooter
      legal="© 2026 La Alacena. Precios en pesos mexicanos, IVA incluido."
      links={about}
      linksLabel="Pie de página"
      name="La Alacena"
      sentence="Abarrotes y farmacia de la colonia, a domicilio desde 1987."
    />
  );
}

/** A whole screen around some content. */
export function StoryFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader {...sign} />
      <Page>{children}</Page>
      <StoryFooter />
    </>
  );
}
