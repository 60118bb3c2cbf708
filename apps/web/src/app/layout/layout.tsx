import { shop } from "@shop/commerce";
import { MainNav, ShopFooter, ShopHeader, SkipLink, TextLink } from "@shop/ui";
import { CartIcon, HomeIcon, PanelIcon, PersonIcon, ShelvesIcon } from "@shop/ui";
import { selectCount, selectTotals, type CartSnapshot } from "@shop/cart-machine";
import { DeferredCart, useCart } from "@shop/cart-machine/react";
import { selectIsLeaving, selectIsStarting } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Suspense, use } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { ConsentContext, PrivacyButton } from "../../features/consent/consent-context.tsx";
import { selectIsLogged, useAppState } from "../../shared/app-actor.ts";
import { deliveryText } from "../../shared/delivery-text.ts";
import { money } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { shell } from "../../shared/texts.ts";
import { useNextDelivery } from "../../shared/use-next-delivery.ts";
import { HeaderSearch, type HeaderSearchProps } from "./header-search.tsx";
import { QUICK_CART_BUTTON, useQuickCart } from "./quick-cart/quick-cart-context.ts";

/** A step below the cart; not the cart itself with a slash at its end. */
const CHECKOUT = new RegExp(`^${paths.cart}/.`);

const selectTotal = (snapshot: CartSnapshot) => selectTotals(snapshot).priceProducts;

/** The frame of every screen: header and footer. What is in a `Suspense` is hydrated after the rest. */
export function Layout({ openMarketplace }: HeaderSearchProps) {
  const consent = use(ConsentContext);
  const isCheckout = CHECKOUT.test(useLocation().pathname);
  // During the checkout the only link leads back to the cart.
  const nav = isCheckout ? (
    <TextLink link={<Link to={paths.cart} />}>{shell.backToCart}</TextLink>
  ) : (
    <DeferredCart>
      <ShopNav />
    </DeferredCart>
  );
  const contact = { link: <NavLink to={paths.contact} />, label: shell.contact };
  const about = [{ link: <NavLink to={paths.about} />, label: shell.about }, contact];
  return (
    <>
      <SkipLink>{shell.skip}</SkipLink>
      <ShopHeader
        about={isCheckout ? [contact] : about}
        aboutLabel={shell.aboutLinks}
        brand={{ link: <Link to={paths.home} />, name: shop.name, tagline: shop.tagline }}
        nav={nav}
        notice={
          <Suspense>
            <NextDelivery />
          </Suspense>
        }
        search={isCheckout ? undefined : <HeaderSearch openMarketplace={openMarketplace} />}
      />
      <Outlet />
      <Suspense>
        <ShopFooter
          legal={shell.footer.minimum}
          links={[
            ...(isCheckout ? [] : [{ link: <Link to={paths.about} />, label: shell.about }]),
            { link: <Link to={paths.contact} />, label: shell.contact },
            { link: <Link to={paths.returns} />, label: shell.policies.returns },
            { link: <Link to={paths.terms} />, label: shell.policies.terms },
            { link: <Link to={paths.privacy} />, label: shell.policies.privacy },
            ...(consent ? [{ link: <PrivacyButton />, label: shell.privacy }] : []),
          ]}
          linksLabel={shell.footer.help}
          name={shop.name}
          sentence={shop.promise}
        />
      </Suspense>
    </>
  );
}

function NextDelivery() {
  const next = useNextDelivery();
  return <span>{next ? deliveryText(next) : shop.promise}</span>;
}

function ShopNav() {
  const isLogged = useAppState(selectIsLogged);
  // While the session starts, both links are rendered; `ssr/first-paint.ts` shows one by `data-for` and the cookie.
  const isStarting = useSession(selectIsStarting);
  const isLeaving = useSession(selectIsLeaving);
  const units = useCart(selectCount);
  const total = useCart(selectTotal);
  const { pathname } = useLocation();
  const { open } = useQuickCart();
  const quickCart = {
    id: QUICK_CART_BUTTON,
    label: shell.quickCart.open,
    caption: shell.quickCart.caption,
    icon: <PanelIcon />,
    onClick: open,
  };
  return (
    <MainNav
      items={[
        { link: <NavLink to={paths.home} />, label: shell.home, icon: <HomeIcon /> },
        {
          link: <NavLink to={paths.marketplace} />,
          label: shell.marketplaceLabel,
          icon: <ShelvesIcon />,
          accessibleName: shell.marketplace,
        },
        {
          link: <NavLink to={paths.cart} />,
          label: shell.cart,
          icon: <CartIcon />,
          accessibleName: shell.cartLabel(units),
          count: units,
          // The cart screen shows it itself.
          detail: units === 0 || pathname === paths.cart ? undefined : money(total),
          action: pathname === paths.cart ? undefined : quickCart,
        },
        ...(isStarting || isLogged
          ? [
              {
                link: <NavLink data-for={isStarting ? "account" : undefined} to={paths.account} />,
                label: shell.account,
                icon: <PersonIcon />,
              },
            ]
          : []),
        // No link: it says what happens now.
        ...(isLeaving ? [{ link: <output />, label: shell.leaving, icon: <PersonIcon /> }] : []),
        ...(isStarting || !(isLogged || isLeaving)
          ? [
              {
                link: <NavLink data-for={isStarting ? "guest" : undefined} to={paths.login} />,
                label: shell.login,
                icon: <PersonIcon />,
              },
            ]
          : []),
      ]}
      label={shell.navigation}
    />
  );
}
