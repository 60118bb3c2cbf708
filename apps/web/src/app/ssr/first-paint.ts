import { DEVICE_CART, SESSION_COOKIE } from "../../platform/storage/storage.ts";

type Names = { cookie: string; cart: string };

/**
 * Runs in the head of a server-rendered page, before its first paint, so it can use only its argument. It sets
 * attributes for the style sheet: whether the session cookie exists, which alone means logged in, and whether a guest's
 * cart is empty. It captures presses until the components are hydrated (`event-replay.ts`), so that none is lost. Links
 * work without the components, except the one to `/detalle`, which shows the product that its click selects. The code
 * is loaded once the first pictures are painted, or two seconds after the end of the page: earlier, it would compete
 * with them for the network and the processor (LCP of a product: 1.4 to 1.6 s, without 2.6 s; the budget is 1.7 s). Its
 * scripts run in order, each in its own task (blocking time of the cart: 88 ms, in one task 154; the budget is 120 ms).
 * Three files are asked for in a task: all 30 at once are 42 to 117 ms on a slow phone.
 * A worker makes the first formatters, for which a browser lists its languages, once a process: on the main thread of a
 * slow phone that is a long task of 80 to 100 ms, of 25 for dates.
 */
function firstPaint({ cookie, cart }: Names): void {
  const { dataset } = document.documentElement;
  const isCartEmpty = () => {
    try {
      return localStorage.getItem(cart) === null;
    } catch {
      return true;
    }
  };
  if (document.cookie.split("; ").some((pair) => pair.startsWith(`${cookie}=`)))
    dataset["shopper"] = "account";
  else if (isCartEmpty()) dataset["cart"] = "empty";

  const pressed: HTMLElement[] = [];
  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const element =
      event.type === "submit" ? target : target.closest<HTMLElement>('button,a[href="/detalle"]');
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    element.dataset["pressed"] = "";
    pressed.push(element);
  };
  document.earlyEvents = Object.assign(pressed, { handleEvent: hold });
  document.addEventListener("click", document.earlyEvents, true);
  document.addEventListener("submit", document.earlyEvents, true);

  const showPicture = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.parentElement?.setAttribute("data-come", "");
  };
  document.addEventListener("load", showPicture, true);

  const loadLocales = () => {
    const formats = new Blob(["new Intl.NumberFormat;new Intl.DateTimeFormat;postMessage(0)"]);
    const worker = new Worker(URL.createObjectURL(formats));
    worker.addEventListener("message", () => worker.terminate());
  };
  const askForCode = () => {
    const code = document.head.querySelector("template");
    if (!code) return;
    code.remove();
    const askForNext = () => {
      const next = [...code.content.children].slice(0, 3);
      for (const element of next) if (element instanceof HTMLScriptElement) element.async = false;
      document.head.append(...next);
      setTimeout(next.length ? askForNext : loadLocales);
    };
    askForNext();
  };
  const onPaint = () => new PerformanceObserver(askForCode).observe({ type: "paint", buffered: true });
  addEventListener("load", () => requestAnimationFrame(onPaint));
  document.addEventListener("DOMContentLoaded", () => setTimeout(askForCode, 2000));
}

/**
 * The text of the script. The content security policy allows it by its hash, so the page must have the text that Node
 * makes of this file, and not a bundler: the hosts and the build load it so (`@shop/web/first-paint`). Any change of
 * the function, even a comment in it, changes the hash: then run `npm run headers`.
 */
export const FIRST_PAINT = `(${firstPaint.toString()})(${JSON.stringify({ cookie: SESSION_COOKIE, cart: DEVICE_CART } satisfies Names)})`;

/** Shows one of two variants of the page by the attributes that the script sets, and that a press was captured. */
export const FIRST_STYLES = [
  'html[data-shopper="account"] [data-for="guest"],html:not([data-shopper="account"]) [data-for="account"]{display:none}',
  'html[data-cart="empty"] [data-for="lines"],html:not([data-cart="empty"]) [data-for="nothing"]{display:none}',
  "html [data-pressed]{cursor:progress;opacity:.7}",
].join("");
