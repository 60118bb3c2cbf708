import { expect } from "@playwright/test";
import type { Shopper } from "../../pages/shopper.ts";
import { cookieExpiry } from "../../pages/tk-cookie.ts";
import type { People } from "./people.ts";
import { NOTICES, PROBLEMS, type View } from "./view.ts";

const HOUR = 3_600_000;
/** What the cart says, which has walks of its own. */
const OF_THE_CART = /^No pudimos actualizar tu carrito/;

/** Waits until the page and its browser show exactly this. A page that is just being loaded anew cannot be read. */
export async function seeView(shopper: Shopper, people: People, view: View): Promise<void> {
  await expect(async () => expect(await readView(shopper, people)).toEqual(view)).toPass({
    timeout: 10_000,
    intervals: [50, 100, 200, 400],
  });
}

async function readView(shopper: Shopper, people: People): Promise<View> {
  const { page, tk, documents } = shopper;
  const [isLogged, notice, form, cookie, { now, users }] = await Promise.all([
    readIsLogged(shopper),
    readNotice(shopper),
    new URL(page.url()).pathname === "/login" ? readForm(shopper) : null,
    tk.read(),
    page.evaluate(() => ({
      now: Date.now(),
      users: Object.keys(localStorage)
        .filter((key) => key.startsWith("firebase:authUser:"))
        .map((key) => localStorage.getItem(key) ?? ""),
    })),
  ]);
  return {
    isLogged,
    notice,
    form,
    cookie: cookie ? cookieIn(cookie.value, now) : null,
    stored:
      Object.keys(people).find((name) => users.some((user) => user.includes(people[name]?.uid ?? name))) ??
      null,
    documents,
  };
}

/** The header names one of both. */
async function readIsLogged({ shop }: Shopper): Promise<boolean> {
  const [accounts, doors] = await Promise.all([
    shop.link("Mi cuenta").count(),
    shop.link("Iniciar sesión").count(),
  ]);
  if (accounts + doors !== 1) throw new Error("the header is not there yet");
  return accounts === 1;
}

async function readNotice({ shop: { toasts } }: Shopper): Promise<View["notice"]> {
  const shown = await toasts.getByRole("status").or(toasts.getByRole("alert")).allTextContents();
  const text = shown.find((each) => each !== "" && !OF_THE_CART.test(each));
  return text === undefined ? null : (nameOf(text, NOTICES) ?? text);
}

async function readForm({ login, page }: Shopper): Promise<View["form"]> {
  const main = page.getByRole("main");
  const [window, busy, shown] = await Promise.all([
    login.social.notice.count(),
    main.locator("button[aria-busy=true]").count(),
    main.locator("[role=alert], [role=status]").allTextContents(),
  ]);
  if (window > 0) return "in a window";
  if (busy > 0) return "asking";
  return shown.map((text) => nameOf(text, PROBLEMS)).find((name) => name !== undefined) ?? null;
}

/** For how many hours a session cookie goes on, to the half; null for one that counts no more, or that cannot be true. */
function cookieIn(value: string, now: number): number | null {
  const left = cookieExpiry(value) - now;
  return left > 0 && left <= 31 * 24 * HOUR ? Math.round((left / HOUR) * 2) / 2 : null;
}

function nameOf(text: string, known: Record<string, RegExp>): string | undefined {
  return Object.keys(known).find((name) => known[name]?.test(text));
}
