import { useCartRef } from "@shop/cart-machine/react";
import { loginPath } from "@shop/session-machine";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { selectModuleToust, useApp, useAppState } from "../../shared/app-actor.ts";
import type { Toast } from "../../shared/toast.ts";
import { useOfflineNotices } from "../../platform/service-worker/use-offline-notices.ts";
import { newOperationId } from "../../shared/operation-id.ts";
import { paths } from "../../shared/paths.ts";
import { shell } from "../../shared/texts.ts";
import { cartFailureText, toasts, toastText } from "./toast-texts.ts";
import { useQuickCart } from "./quick-cart-context.ts";
import { useUnseenCartFailure } from "./use-unseen-cart-failure.ts";
import { ToastRegion } from "./components/toast/toast-region.tsx";

const CART = "cart";

/**
 * Shows the root machine's message, a cart that waits for another try, and what is to be known about the version
 * of the shop, with what can be done about it.
 */
export function Toasts({ inside }: { inside: boolean }) {
  const app = useApp();
  const toast = useToast();
  const action = useToastAction(toast);
  const cart = useCartRef();
  const failure = useUnseenCartFailure();
  const notices = useOfflineNotices();
  useScreenLeft();
  const dismiss = (id: string) => {
    const notice = notices.find((each) => each.id === id);
    if (notice) notice.dismiss();
    else if (id === CART) failure.dismiss();
    else app.send({ type: "toast.dismiss" });
  };
  return (
    <ToastRegion
      dismissLabel={toasts.dismiss}
      inside={inside}
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
        ...(toast
          ? [
              {
                id: toast.kind,
                text: toastText(toast),
                status: toast.kind === "failure" ? ("error" as const) : ("info" as const),
                ...(action ? { action } : {}),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The root machine's message, unless the screen tells the same in full. */
function useToast(): Toast | null {
  const toast = useAppState(selectModuleToust);
  const { pathname } = useLocation();
  return toast?.kind === "rejectedLines" && pathname === paths.cart ? null : toast;
}

/** Some messages end with their screen. */
function useScreenLeft(): void {
  const app = useApp();
  const { pathname } = useLocation();
  const screen = useRef(pathname);
  useEffect(() => {
    if (screen.current !== pathname) app.send({ type: "screen.left" });
    screen.current = pathname;
  }, [app, pathname]);
}

function useToastAction(toast: Toast | null) {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const quickCart = useQuickCart();
  const isAtCart = pathname === paths.cart;
  const goTo = (text: string, path: string) => ({
    text,
    onClick: () => {
      app.send({ type: "toast.dismiss" });
      void navigate(path);
    },
  });
  switch (toast?.kind) {
    case "removed":
      return {
        text: toasts.undo,
        onClick: () => app.send({ type: "toast.undo", operationId: newOperationId() }),
      };
    case "lineAdded":
      return isAtCart || quickCart.isOpen
        ? undefined
        : {
            text: toasts.goToCart,
            onClick: () => {
              app.send({ type: "toast.dismiss" });
              quickCart.open();
            },
          };
    case "rejectedLines":
      return goTo(toasts.goToCart, paths.cart);
    case "navigationRefused":
      return toast.reason === "loginRequired" ? goTo(toasts.login, loginPath(paths.account)) : undefined;
    case "session":
      return toast.notice === "expired" || toast.notice === "revoked"
        ? goTo(toasts.login, paths.login)
        : undefined;
    default:
      return undefined;
  }
}
