import type { IdentityReport } from "./identity.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { readable } from "./readable.ts";
import type { SessionServices } from "./services.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";

type HeldCall = "writeSessionCookie" | "signIn" | "endIdentity" | "clearCookies" | "reloadPage";
type Input<K extends HeldCall> = Parameters<SessionServices[K]>[0];
type Output<K extends HeldCall> = Awaited<ReturnType<SessionServices[K]>>;
type Held = { [K in HeldCall]: PromiseWithResolvers<Output<K>>[] };

export { FakeAuth } from "./fake-auth.ts";

/** Fake services of the session: every call waits until the test answers it. */
export class FakeSession implements SessionServices {
  /** Every call so far, oldest first. Secrets are recorded readable, so that a test can distinguish them. */
  readonly calls: { name: HeldCall; input?: unknown }[] = [];
  /** The time, in ms. */
  time = Date.UTC(2026, 10, 21);
  /** The signal of the newest sign-in: aborted when it was cancelled. */
  signal: AbortSignal | null = null;

  readonly #held: Held = {
    writeSessionCookie: [],
    signIn: [],
    endIdentity: [],
    clearCookies: [],
    reloadPage: [],
  };
  readonly #cookieListeners = new Set<(cookie: SessionCookie | null) => void>();
  readonly #identityListeners = new Set<(report: IdentityReport) => void>();

  now = () => this.time;
  writeSessionCookie = (input: Input<"writeSessionCookie">) => this.#hold("writeSessionCookie", input);
  signIn = (attempt: SignInAttempt, signal: AbortSignal) => {
    this.signal = signal;
    return this.#hold("signIn", attempt);
  };
  /** The reason is recorded, if any. */
  endIdentity = ({ signOutReason }: Input<"endIdentity">) =>
    this.#hold("endIdentity", signOutReason === null ? undefined : { signOutReason });
  clearCookies = () => this.#hold("clearCookies");
  reloadPage = (input: Input<"reloadPage">) => this.#hold("reloadPage", input);
  watchSessionCookie = (listener: (cookie: SessionCookie | null) => void) =>
    watch(this.#cookieListeners, listener);
  watchIdentity = (listener: (report: IdentityReport) => void) => watch(this.#identityListeners, listener);

  /** Answers the oldest open call, and resolves when the response was received. */
  async answer<K extends HeldCall>(name: K, output: Output<K>): Promise<void> {
    const call = this.#next(name);
    call.resolve(output);
    await call.promise;
  }

  /** Lets the oldest open call fail, and resolves when it was received. */
  async refuse(name: HeldCall, error: unknown): Promise<void> {
    const call = this.#next(name);
    call.reject(error);
    await call.promise.catch(() => null);
  }

  /** Notifies the watchers of the cookie. */
  notifyCookie(cookie: SessionCookie | null): void {
    for (const listener of this.#cookieListeners) listener(cookie);
  }

  /** Notifies the watchers of the identity service. */
  notifyIdentity(report: IdentityReport): void {
    for (const listener of this.#identityListeners) listener(report);
  }

  /** Whether the identity service is being watched: it is loaded only then. */
  get isIdentityWatched(): boolean {
    return this.#identityListeners.size > 0;
  }

  get isCookieWatched(): boolean {
    return this.#cookieListeners.size > 0;
  }

  /** Whether a call is pending. */
  isWaiting(name: HeldCall): boolean {
    return this.#held[name].length > 0;
  }

  /** How often something was called. */
  count(name: HeldCall): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  #hold<K extends HeldCall>(name: K, input?: Input<K>): Promise<Output<K>> {
    const call = Promise.withResolvers<Output<K>>();
    this.#held[name].push(call);
    this.calls.push(input === undefined ? { name } : { name, input: readable(input) });
    return call.promise;
  }

  #next<K extends HeldCall>(name: K): PromiseWithResolvers<Output<K>> {
    const call = this.#held[name].shift();
    if (!call) throw new Error(`${name} is not waiting for an answer`);
    return call;
  }
}

function watch<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
