import { formatLease, LEASE_LENGTH, newLease, readLease, type Lease } from "@shop/session-machine";
import Cookies from "universal-cookie";

const NAME = "tk";

/** A timer of a browser overflows after 24.8 days; the lease is looked at again every hour at the latest. */
const LONGEST_WAIT = 60 * 60 * 1000;

/** How long (ms) after the end of a lease the browser has dropped its cookie, which it was given a moment later. */
const DROPPED = 1000;

/** The `tk` cookie: the lease of the session (specification §2). */
export type LeaseCookie = {
  read: () => Lease | null;
  /** Writes a new lease and reads it back: null when the browser keeps no cookies. */
  open: (input: { keep: boolean }) => Lease | null;
  /** Calls back whenever the lease may have changed: by another tab, by hand, or by running out. */
  watch: (listener: (lease: Lease | null) => void) => () => void;
  /** Removes every cookie that this page can see. */
  clearAll: () => void;
};

export function createLeaseCookie(now: () => number = Date.now): LeaseCookie {
  const cookies = new Cookies(null, { path: "/" });
  /** Afresh: another tab may have written since. */
  const read = () => readLease(cookies.get(NAME, { doNotParse: true }), now());
  return {
    read,
    open: ({ keep }) => {
      cookies.set(NAME, formatLease(newLease({ keep, now: now() })), {
        maxAge: (keep ? LEASE_LENGTH.month : LEASE_LENGTH.day) / 1000,
        sameSite: "lax",
        secure: location.protocol === "https:",
      });
      return read();
    },
    watch: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = () => {
        const lease = read();
        clearTimeout(timer);
        // A cookie that expires by itself fires no event.
        if (lease) timer = setTimeout(check, waitFor(lease, now()));
        listener(lease);
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

/** When the cookie is looked at again, in ms. */
function waitFor({ expiresAt }: Lease, now: number): number {
  return expiresAt === null ? LONGEST_WAIT : Math.min(expiresAt - now + DROPPED, LONGEST_WAIT);
}

/** Every path that a cookie seen at `pathname` may have; only who names it can remove the cookie. */
function pathsAbove(pathname: string): string[] {
  const parts = pathname.split("/").filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}
