import { normalizeLine } from "@shop/contract";
import type { SessionCookie } from "./session-cookie.ts";

const HOME = "/home";
const LOGIN = "/login";
const ACCOUNT = "/cuenta";
const MAX_LENGTH = 2048;

export type Navigation = {
  /** The target URL: path, query and fragment. */
  path: string;
  cookie: SessionCookie | null;
  /** Whether there is a screen to stay on: a page load has none, and is redirected instead of blocked. */
  canStay: boolean;
  isScreen: IsScreen;
};

/** Whether a route (`/cuenta`: decoded, in small letters, without a slash at its end) is one of the shop's screens. */
export type IsScreen = (route: string) => boolean;

export type NavigationVerdict =
  | { kind: "allow" }
  | { kind: "refuse"; reason: "alreadyLoggedIn" | "loginRequired" }
  | { kind: "redirect"; to: string };

/** The navigation guard (specification §1): only the existence of the cookie decides. */
export function guardNavigation({ path, cookie, canStay, isScreen }: Navigation): NavigationVerdict {
  const route = routeOf(path);
  if (cookie !== null && route === LOGIN) {
    return canStay
      ? { kind: "refuse", reason: "alreadyLoggedIn" }
      : { kind: "redirect", to: safeReturnPath(returnPathOf(path), isScreen) };
  }
  if (cookie === null && (route === ACCOUNT || route.startsWith(`${ACCOUNT}/`))) {
    return canStay ? { kind: "refuse", reason: "loginRequired" } : { kind: "redirect", to: loginPath(path) };
  }
  return { kind: "allow" };
}

/** The sign-in screen that leads back to `path`. */
export function loginPath(path: string): string {
  return `${LOGIN}?volver=${encodeURIComponent(path).replaceAll("%2F", "/")}`;
}

/**
 * The target after signing in: a screen of this shop, and never the sign-in screen. `volver` is untrusted input, so
 * everything doubtful becomes `/home`.
 */
export function safeReturnPath(given: string | null | undefined, isScreen: IsScreen): string {
  const value = normalizeLine(given ?? "");
  if (value.length > MAX_LENGTH || !value.startsWith("/")) return HOME;
  // A backslash, which a browser reads as a slash (`/\other.example`), or an invisible character, also an encoded one.
  if (/[\\\p{C}\p{Zl}\p{Zp}]|%[01][0-9a-f]|%7f/iu.test(value)) return HOME;
  const [path = ""] = value.split(/[?#]/, 1);
  // An encoded slash, backslash or percent sign: decoded once more, it would be another path.
  if (/%2f|%5c|%25/i.test(path)) return HOME;
  const base = "https://shop.invalid";
  if (!URL.canParse(value, base)) return HOME;
  const url = new URL(value, base);
  // Parsed like a browser, with dot segments resolved: it must still be a plain path of this origin.
  if (url.origin !== base || url.pathname.includes("//")) return HOME;
  const route = routeOf(url.pathname);
  return route !== LOGIN && isScreen(route) ? `${url.pathname}${url.search}${url.hash}` : HOME;
}

/** The route that a router matches for a path: decoded, in lower case, and without doubled slashes. */
function routeOf(path: string): string {
  const [raw = ""] = path.split(/[?#]/, 1);
  return `/${decoded(raw).toLowerCase().split("/").filter(Boolean).join("/")}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function returnPathOf(path: string): string | null {
  const [address = ""] = path.split("#", 1);
  return new URLSearchParams(address.slice(routeEnd(address))).get("volver");
}

function routeEnd(address: string): number {
  const mark = address.indexOf("?");
  return mark === -1 ? address.length : mark;
}
