import { DeferredCart } from "@shop/cart-machine/react";
import { KeepFocus } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CartScreenServices } from "../../../features/cart/page/cart-page.tsx";
import { paths } from "../../../shared/paths.ts";
import { CartAnnouncer } from "./cart-announcer.tsx";
import { LazyToasts } from "../toasts/lazy-toasts.tsx";
import { QUICK_CART_BUTTON, QuickCartContext } from "./quick-cart-context.ts";
import { provideQuickCart } from "./quick-cart-machine.ts";

const loadDrawer = () => import("../../../features/cart/drawer/cart-drawer.tsx");
const CartDrawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }));

type QuickCartProps = { services: CartScreenServices; children: ReactNode };

/** Any screen, the cart over it when it is open, and the shop's messages on top. */
export function QuickCartProvider({ services, children }: QuickCartProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const machine = provideQuickCart({ loadDrawer, goToCart: () => void navigate(paths.cart) });
  const [snapshot, send] = useMachine(machine);
  const path = snapshot.context.key?.path ?? null;
  const isOpen = snapshot.hasTag("ready") && path === pathname;
  // Without the check for null, the effect of the first render would close a cart that was opened before it ran.
  const isLeft = path !== null && path !== pathname;
  useEffect(() => {
    if (isLeft) send({ type: "quickCart.close" });
  }, [isLeft, send]);
  const open = () => send({ type: "quickCart.open", path: pathname });
  const messages = (
    <>
      <DeferredCart>
        <CartAnnouncer />
      </DeferredCart>
      <LazyToasts isCartOpen={isOpen} openCart={open} />
    </>
  );
  return (
    <QuickCartContext value={{ isOpen, open }}>
      {children}
      {isOpen ? (
        <Suspense>
          <CartDrawer
            {...services}
            fallbackFocus={fallbackFocus}
            messages={messages}
            onClose={() => send({ type: "quickCart.close" })}
          />
        </Suspense>
      ) : (
        <KeepFocus>{messages}</KeepFocus>
      )}
    </QuickCartContext>
  );
}

/** Gets the focus when the drawer closes and what opened it is gone, such as a toast. A phone has no visible button. */
function fallbackFocus(): HTMLElement | null {
  const button = document.getElementById(QUICK_CART_BUTTON);
  return button?.checkVisibility() ? button : document.getElementById("main");
}
