import { selectUnsavedFailure } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import type { Failure } from "@shop/contract";
import { loginPath } from "@shop/session-machine";
import { useState } from "react";
import { useLocation, useNavigate, type NavigateFunction } from "react-router";
import { selectModuleToust, useApp, useAppState, type AppActor } from "../../../shared/app-actor.ts";
import { isCartVisibleOn, isShownInFullOn, offerOf, type ToastOffer } from "../../../shared/toast.ts";
import { useOfflineNotices } from "../../../platform/service-worker/use-offline-notices.ts";
import { newOperationId } from "../../../shared/operation-id.ts";
import { paths } from "../../../shared/paths.ts";
import { shell } from "../../../shared/texts.ts";
import { cartFailureText, toasts, toastText } from "./toast-texts.ts";
import { ToastRegion } from "../components/toast/toast-region.tsx";

const CART = "cart";

export type ToastsProps = {
  /** Whether the cart is open over the screen: then they are in its drawer. */
  isCartOpen: boolean;
  openCart: () => void;
};

/**
 * Shows the root machine's message, a cart that cannot be saved, and notices about the version of the shop, each with
 * its action.
 */
export function Toasts({ isCartOpen, openCart }: ToastsProps) {
  const app = useApp();
  const cart = useCartRef();
  const { pathname } = useLocation();
  const toast = useAppState(selectModuleToust);
  const isCartVisible = isCartVisibleOn(pathname, isCartOpen);
  const unseen = useUnseenCartFailure(isCartVisible);
  const notices = useOfflineNotices();
  const offers = offersOf(app, useNavigate(), openCart);
  const offer = toast && offerOf(toast, isCartVisible);
  const dismiss = (id: string) => {
    const notice = notices.find((each) => each.id === id);
    if (notice) notice.dismiss();
    else if (id === CART) unseen.dismiss();
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
        ...(unseen.failure
          ? [
              {
                id: CART,
                text: cartFailureText(unseen.failure),
                status: "error" as const,
                action: { text: shell.retry, onClick: () => cart.send({ type: "cart.retry" }) },
              },
            ]
          : []),
        ...(toast && !isShownInFullOn(toast, pathname)
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

/**
 * Why the cart cannot be saved, on screens without the cart, which shows it itself. `dismiss` hides it until the cart
 * fails anew.
 */
function useUnseenCartFailure(isCartVisible: boolean): { failure: Failure | null; dismiss: () => void } {
  const failure = useCart(selectUnsavedFailure);
  const [read, setRead] = useState<Failure | null>(null);
  const isShown = !isCartVisible && failure !== read;
  return { failure: isShown ? failure : null, dismiss: () => setRead(failure) };
}

function offersOf(
  app: AppActor,
  navigate: NavigateFunction,
  openCart: () => void,
): Record<ToastOffer, { text: string; onClick: () => void }> {
  const leading = (text: string, lead: () => void) => ({
    text,
    onClick: () => {
      app.send({ type: "toast.dismiss" });
      lead();
    },
  });
  const to = (path: string) => () => void navigate(path);
  return {
    undo: {
      text: toasts.undo,
      onClick: () => app.send({ type: "toast.undo", operationId: newOperationId() }),
    },
    openCart: leading(toasts.goToCart, openCart),
    goToCart: leading(toasts.goToCart, to(paths.cart)),
    login: leading(toasts.login, to(paths.login)),
    loginToAccount: leading(toasts.login, to(loginPath(paths.account))),
  };
}
