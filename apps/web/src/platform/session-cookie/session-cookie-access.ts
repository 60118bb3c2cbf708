import {
  formatSessionCookie,
  COOKIE_LIFETIME,
  newSessionCookie,
  readSessionCookie,
  type SessionCookie,
} from "@shop/session-machine";
import Cookies from "universal-cookie";
import { SESSION_COOKIE } from "../storage/storage.ts";

/** Browser timers overflow after 24.8 days; the session cookie is checked at least every hour. */
const MAX_TIMEOUT = 60 * 60 * 1000;

/** How long (ms) after `expiresAt` the cookie is surely gone: the browser counts from its writing, slightly later. */
const AFTER_EXPIRY = 1000;

/** The session cookie `tk` (specification §2). */
export type SessionCookieAccess = {
  read: () => SessionCookie | null;
  /** Writes a new session cookie and reads it back: null if the browser blocks cookies. */
  open: (input: { rememberMe: boolean }) => SessionCookie | null;
  /** Calls back whenever the session cookie may have changed: by another tab, by the shopper, or by expiry. */
  watch: (listener: (cookie: SessionCookie | null) => void) => () => void;
  /** Removes every cookie that this page can see. */
  clearAll: () => void;
};

export function createSessionCookie(now: () => number = Date.now): SessionCookieAccess {
  const cookies = new Cookies(null, { path: "/" });
  /** Afresh: another tab may have written since. */
  const read = () => readSessionCookie(cookies.get(SESSION_COOKIE, { doNotParse: true }), now());
  return {
    read,
    open: ({ rememberMe }) => {
      cookies.set(SESSION_COOKIE, formatSessionCookie(newSessionCookie({ rememberMe, now: now() })), {
        maxAge: (rememberMe ? COOKIE_LIFETIME.month : COOKIE_LIFETIME.day) / 1000,
        sameSite: "lax",
        secure: location.protocol === "https:",
      });
      return read();
    },
    watch: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        const cookie = read();
        clearTimeout(timer);
        // A cookie that expires by itself fires no event.
        if (cookie) timer = setTimeout(check, waitFor(cookie, now()));
        listener(cookie);
      };
      cookies.addChangeListener(check);
      addEventListener("focus", check);
      document.addEventListener("visibilitychange", check);
      check();
      return () => {
        clearTimeout(timer);
        cookies.removeChangeListener(check);
        removeEventListener("focus", check);
        document.removeEventListener("visibilitychange", check);
      };
    },
    clearAll: () => {
      cookies.update();
      const paths = pathsAbove(location.pathname);
      for (const name of Object.keys(cookies.getAll({ doNotParse: true })))
        for (const path of paths) cookies.remove(name, { path });
    },
  };
}

/** When the cookie is checked again (ms). */
function waitFor({ expiresAt }: SessionCookie, now: number): number {
  return expiresAt === null ? MAX_TIMEOUT : Math.min(expiresAt - now + AFTER_EXPIRY, MAX_TIMEOUT);
}

/** Every path that a cookie visible at `pathname` may have; removing a cookie requires its path. */
function pathsAbove(pathname: string): string[] {
  const parts = pathname.split("/").filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}
