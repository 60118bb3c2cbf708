import { SignInFailureError, type SocialProvider } from "@shop/session-machine";

const PATH = "/cuentas-de-prueba";

/** How often the window is polled (ms): closing it fires no event in the page that opened it. */
const POLL_INTERVAL = 300;

/** The open window of the local account picker. */
export type AccountPicker = {
  /** The chosen account, as the provider's token in JSON. Rejects with a `SignInFailureError`. */
  credential: Promise<string>;
  /** Cancels the choice if it is not made yet. */
  close: () => void;
};

/**
 * Opens the window in which a developer chooses an account, instead of that of Google or Facebook. Must be called
 * within the click, or the browser blocks the window.
 */
export function openAccountPicker(method: SocialProvider): AccountPicker {
  const popup = window.open(`${PATH}?provider=${method}`, "cuentas-de-prueba", "popup,width=480,height=640");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Prevents an unhandled rejection: the code that awaits this may still be loading.
  promise.catch(() => undefined);
  if (!popup) {
    reject(new SignInFailureError("popupBlocked"));
    return { credential: promise, close: () => undefined };
  }

  let wasClosed = false;
  const end = () => {
    removeEventListener("message", listen);
    clearInterval(timer);
    popup.close();
  };
  const cancel = () => {
    end();
    reject(new SignInFailureError("cancelled"));
  };
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== popup) return;
    const answer = readAnswer(data);
    if (answer === "cancelled") cancel();
    else if (answer) {
      end();
      resolve(answer.credential);
    }
  };
  // A window that has answered closes itself, and its message may arrive after that: it counts as cancelled only if the
  // next poll finds it closed, too.
  const timer = setInterval(() => {
    if (wasClosed) cancel();
    wasClosed = popup.closed;
  }, POLL_INTERVAL);
  addEventListener("message", listen);
  return { credential: promise, close: cancel };
}

function readAnswer(data: unknown): { credential: string } | "cancelled" | undefined {
  if (typeof data !== "object" || data === null || !("type" in data)) return undefined;
  if (data.type === "account.cancelled") return "cancelled";
  if (data.type !== "account.chosen" || !("credential" in data)) return undefined;
  return typeof data.credential === "string" ? { credential: data.credential } : undefined;
}
