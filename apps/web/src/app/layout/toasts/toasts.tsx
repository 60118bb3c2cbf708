import { useCartRef } from "@shop/cart-machine/react";
import { loginPath } from "@shop/session-machine";
import { useLocation, useNavigate } from "react-router";
import { selectModuleToust, useApp, useAppState } from "../../../shared/app-actor.ts";
import { isToldOn, offerOf, type ToastOffer } from "../../../shared/toast.ts";
import { useOfflineNotices } from "../../../platform/service-worker/use-offline-notices.ts";
import { newOperationId } from "../../../shared/operation-id.ts";
import { paths } from "../../../shared/paths.ts";
import { shell } from "../../../shared/texts.ts";
import { cartFailureText, toasts, toastText } from "./toast-texts.ts";
import { useUnseenCartFailure } from "./use-unseen-cart-failure.ts";
import { ToastRegion } from "../components/toast/toast-region.tsx";

const CART = "cart";

export type ToastsProps = {
  /** Whether the cart is open over the screen: they stand in its drawer then. */
  isCartOpen: boolean;
  openCart: () => void;
};

/**
 * Shows the root machine's message, a cart that waits for another try, and what is to be known about the version
 * of the shop, with what can be done about it.
 */
export function Toasts({ isCartOpen, openCart }: ToastsProps) {
  const app = useApp();
  const cart = useCartRef();
  const { pathname } = useLocation();
  const toast = useAppState(selectModuleToust);
  const failure = useUnseenCartFailure(isCartOpen);
  const notices = useOfflineNotices();
  const offers = useOffers(openCart);
  const offer = toast && offerOf(toast, isCartOpen || pathname === paths.cart);
  const dismiss = (id: string) => {
    const notice = notices.find((each) => each.id === id);
    if (notice) notice.dismiss();
    else if (id === CART) failure.dismiss();
    else app.send({ type: "toast.dismiss" });
  };
  return (
    <ToastRegion
      dismissLabel={toasts.dismiss}
      inside={isCartOpen}
      label={toasts.region}
      onDismiss={dismiss}
      toasts={[
        ...notices,
        ...(failure.failure
          ? [
              {
                id: CART,
                text: cartFailureText(failure.failure),
                status: "error" as const,
                action: { text: shell.retry, onClick: () => cart.send({ type: "cart.retry" }) },
              },
            ]
          : []),
        ...(toast && !isToldOn(toast, pathname)
          ? [
              {
                id: toast.kind,
                text: toastText(toast),
                status: toast.kind === "failure" ? ("error" as const) : ("info" as const),
                ...(offer && { action: offers[offer] }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The buttons that a message may have. */
function useOffers(openCart: () => void): Record<ToastOffer, { text: string; onClick: () => void }> {
  const app = useApp();
  const navigate = useNavigate();
  const leading = (text: string, lead: () => void) => ({
    text,
    onClick: () => {
      app.send({ type: "toast.dismiss" });
      lead();
    },
  });
  return {
    undo: {
      text: toasts.undo,
      onClick: () => app.send({ type: "toast.undo", operationId: newOperationId() }),
    },
    openCart: leading(toasts.goToCart, openCart),
    goToCart: leading(toasts.goToCart, () => void navigate(paths.cart)),
    login: leading(toasts.login, () => void navigate(paths.login)),
    loginToAccount: leading(toasts.login, () => void navigate(loginPath(paths.account))),
  };
}
