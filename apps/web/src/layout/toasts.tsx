import { ToastRegion } from "@shop/ui";
import { useNavigate } from "react-router";
import { selectModuleToust, useApp, useAppState } from "../machine/react.tsx";
import type { Toast } from "../machine/toast.ts";
import { newOperationId } from "../products/operation-id.ts";
import { paths } from "../paths.ts";
import { toasts, toastText } from "../texts/toasts.ts";

/** Shows the root machine's message, with what can be done about it. */
export function Toasts() {
  const app = useApp();
  const toast = useAppState(selectModuleToust);
  const action = useToastAction(toast);
  return (
    <ToastRegion
      dismissLabel={toasts.dismiss}
      label={toasts.region}
      onDismiss={() => app.send({ type: "toast.dismiss" })}
      toasts={
        toast
          ? [
              {
                id: toast.kind,
                text: toastText(toast),
                tone: toast.kind === "failure" ? "danger" : "plain",
                ...(action ? { action } : {}),
              },
            ]
          : []
      }
    />
  );
}

function useToastAction(toast: Toast | null) {
  const app = useApp();
  const navigate = useNavigate();
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
      return goTo(toasts.goToCart, paths.cart);
    case "loginToBuy":
      return goTo(toasts.login, paths.login);
    case "navigationRefused":
      return toast.reason === "loginRequired" ? goTo(toasts.login, paths.loginTo(paths.account)) : undefined;
    case "session":
      return toast.notice === "expired" || toast.notice === "revoked"
        ? goTo(toasts.login, paths.login)
        : undefined;
    default:
      return undefined;
  }
}
