import { systemSnapshot, type CoveredTransitions, type SystemSnapshot } from "@shop/machine-checks";
import { ANA, HOUR, start } from "../tests/start-session.ts";
import type { Identity } from "../identity.ts";
import { formatSessionCookie, readSessionCookie, type SessionCookie } from "../session-cookie.ts";
import type { SessionEvent, SessionInput, SessionNotice } from "../session-types.ts";
import { isSocial } from "../sign-in-attempt.ts";
import { SignInFailureError, type SignInFailure } from "../sign-in-failure.ts";
import { FakeSession } from "../testing.ts";
import { CODE, through, type IdentityAnswer } from "./identity-answer.ts";
import type { SessionSnapshots } from "./session-chart.ts";
import { formIn, type Person, type View } from "./view.ts";

/** How many calls have left a document. */
export type PageCalls = Record<"codes" | "signIns" | "lookups", number> & {
  /** Of the cart, which are made once it is known whose it is; left out where nobody is logged in. */
  carts?: number;
};

/** Which cookies a browser takes: all, none, none any more, or it keeps even those that it should remove. */
type Cookies = "allowed" | "blocked" | "unwritable" | "stuck";

type Device = { cookie: SessionCookie | null; stored: Person | null; cookies: Cookies };

const PEOPLE: Record<Person, Identity> = { ana: ANA, eva: { ...ANA, uid: "eva" } };
/** Of a session cookie that another tab wrote: too new to be renewed. */
const ELSEWHERE = 23.5 * HOUR;
type Note = CoveredTransitions["note"];

const NONE = { codes: 0, signIns: 0, lookups: 0 };

/** The session with what a page has around it: a device with its cookie, code that has to come, another tab. */
export class PageUnderTest {
  /** What the calls that just came to something would have looked like outside. */
  answered: IdentityAnswer[] = [];
  /** Whether a sign-in method waits to be linked. */
  waitsForLink = false;
  readonly device: Device;
  readonly #note: Note;
  #session: ReturnType<typeof start>;
  #hasCode = false;
  #calls = NONE;
  #documents = 1;
  #cleared: SessionCookie | null = null;

  constructor(input: Omit<SessionInput, "owner">, note: Note) {
    this.#note = note;
    this.device = {
      cookie: input.cookie,
      stored: input.hasStoredIdentity ? "ana" : null,
      cookies: "allowed",
    };
    this.#session = start({ ...input, note });
  }

  get snapshot() {
    return this.#session.actor.getSnapshot();
  }

  /** Its machines, as they are now. */
  get system(): SystemSnapshot {
    return systemSnapshot(this.#session.actor);
  }

  get snapshots(): SessionSnapshots {
    return this.#session.snapshots;
  }

  /** Whether the code of the identity service is there. */
  get hasCode(): boolean {
    return this.#hasCode;
  }

  get calls(): PageCalls {
    const { fake, seen, received } = this.#session;
    const isAsked = fake.isIdentityWatched || fake.count("signIn") + fake.count("endIdentity") > 0;
    const opened = received.filter((report) => report === "session.opened").length;
    return {
      ...this.#calls,
      codes: Math.max(this.#calls.codes, isAsked ? 1 : 0),
      ...(seen.logged && { carts: this.#hasCode ? opened : 0 }),
    };
  }

  get view(): View {
    const { received, seen, fake } = this.#session;
    const notice = received.findLast((report) => !report.startsWith("session."));
    const cookie = this.#cookie;
    return {
      isLogged: seen.logged,
      // What was received and is no report of a session is a notice.
      notice: (notice as SessionNotice | undefined) ?? null,
      form: formIn(this.snapshots),
      cookie: cookie?.expiresAt ? Math.round(((cookie.expiresAt - fake.time) / HOUR) * 2) / 2 : null,
      stored: this.device.stored,
      documents: this.#documents,
    };
  }

  send(event: SessionEvent): void {
    this.#session.actor.send(event);
  }

  answer(...answers: IdentityAnswer[]): void {
    this.answered.push(...answers);
  }

  /** The shopper sends the form. */
  submit(event: Extract<SessionEvent, { type: "signIn.submit" }>): void {
    this.send(event);
    if (this.#hasCode) this.#askIn();
  }

  async letIn(linked?: Identity["linked"]): Promise<void> {
    this.#loadCode();
    this.answer(through("signInWithPassword"), through("lookup"));
    this.#count({ lookups: 1 });
    if (linked) {
      this.answer(through("lookup"), through("signInWithIdp"), through("lookup"));
      this.#count({ signIns: 1, lookups: 2 });
    }
    this.device.stored = "ana";
    await this.#session.fake.answer("signIn", { ...ANA, ...(linked && { linked }) });
  }

  async refuse(failure: SignInFailure, answer: IdentityAnswer): Promise<void> {
    this.#loadCode();
    if (isSocial(this.snapshot.context.method)) this.#count({ signIns: 1 });
    this.answer(answer);
    await this.#session.fake.refuse("signIn", new SignInFailureError(failure));
  }

  /** Another tab signs in, or renews the session cookie. */
  cookieElsewhere(): void {
    if (!this.#session.seen.logged) this.device.stored ??= "ana";
    this.device.cookie = { expiresAt: this.#session.fake.time + ELSEWHERE };
    this.lookAtCookie();
  }

  deleteCookie(): void {
    this.device.cookie = null;
    this.lookAtCookie();
  }

  lookAtCookie(): void {
    this.#session.fake.notifyCookie(this.#cookie);
  }

  /** The shopper goes on in the shop, and the cookie is read on the way. */
  readCookie(): void {
    this.send({ type: "cookie.read", cookie: this.#cookie, now: this.#session.fake.time });
  }

  /** The browser drops a cookie that has run out. @param by ms; negative when the clock is set back */
  moveClock(by: number): void {
    this.#session.fake.time += by;
    const { cookie } = this.device;
    if (cookie?.expiresAt && cookie.expiresAt <= this.#session.fake.time) this.device.cookie = null;
  }

  /** The identity service says who is signed in on this device; another tab may just have changed that. */
  notifyIdentity(stored: Person | null): void {
    this.device.stored = stored;
    this.#loadCode();
    this.#session.fake.notifyIdentity(
      stored ? { type: "identity.signedIn", identity: PEOPLE[stored] } : { type: "identity.nobody" },
    );
  }

  refuseIdentity(): void {
    this.#loadCode({ error: "USER_DISABLED" });
    this.device.stored = null;
    this.#session.fake.notifyIdentity({ type: "identity.refused" });
  }

  loseCode(): void {
    this.answer({ method: CODE, answer: "lost" });
    this.#count({ codes: 1 });
    this.#session.fake.notifyIdentity({ type: "identity.unreachable" });
  }

  async writeCookie(): Promise<void> {
    const cookie = { expiresAt: this.#session.fake.time + 24 * HOUR };
    this.device.cookie = cookie;
    await this.#session.fake.answer("writeSessionCookie", cookie);
  }

  async takeNoCookie(): Promise<void> {
    this.device.cookies = "blocked";
    await this.#session.fake.answer("writeSessionCookie", null);
  }

  async failWriting(): Promise<void> {
    this.device.cookies = "unwritable";
    await this.#session.fake.refuse("writeSessionCookie", new Error("blocked"));
  }

  async endIdentity(): Promise<void> {
    this.#loadCode();
    this.device.stored = null;
    await this.#session.fake.answer("endIdentity", undefined);
  }

  async failEndingIdentity(): Promise<void> {
    this.answer({ method: CODE, answer: "lost" });
    await this.#session.fake.refuse("endIdentity", new Error("unreachable"));
  }

  waitLong(): void {
    this.#session.clock.increment(5000);
  }

  async clearCookies(): Promise<void> {
    this.#cleared = this.device.cookie;
    this.device.cookie = null;
    await this.#session.fake.answer("clearCookies", undefined);
  }

  async failClearingCookies(): Promise<void> {
    this.device.cookies = "unwritable";
    await this.#session.fake.refuse("clearCookies", new Error("blocked"));
  }

  /** The next document finds what the device has stored. */
  async reload(): Promise<void> {
    const { fake, actor } = this.#session;
    const signOutReason = this.snapshots.signOut?.context.signOutReason ?? null;
    await fake.answer("reloadPage", undefined);
    actor.stop();
    const next = new FakeSession();
    next.time = fake.time;
    const hasStoredIdentity = this.device.stored !== null;
    this.#documents += 1;
    this.#hasCode = false;
    this.#calls = NONE;
    this.waitsForLink = false;
    this.#session = start({
      cookie: this.#cookie,
      hasStoredIdentity,
      signOutReason,
      fake: next,
      note: this.#note,
    });
  }

  /** A browser that keeps the cookie, and no note about the reload. */
  async failReloading(): Promise<void> {
    this.device.cookies = "stuck";
    this.device.cookie = this.#cleared;
    await this.#session.fake.refuse("reloadPage", new Error("blocked"));
  }

  /** Whether a cookie was there when they were all removed. */
  get hadCookie(): boolean {
    return this.#cleared !== null;
  }

  /** What the page does by itself: code that is there tells at once who is signed in. */
  follow(): void {
    if (this.#hasCode && this.snapshots.openSession?.matches("checking"))
      this.notifyIdentity(this.device.stored);
  }

  /** The session cookie, as a page reads it. */
  get #cookie(): SessionCookie | null {
    const { cookie, cookies } = this.device;
    if (cookie === null || cookies === "blocked") return null;
    const { expiresAt } = cookie;
    return expiresAt === null
      ? cookie
      : readSessionCookie(formatSessionCookie({ expiresAt }), this.#session.fake.time);
  }

  /** The code comes, and first asks about whoever is stored on the device. */
  #loadCode(answer: IdentityAnswer["answer"] = "through"): void {
    if (this.#hasCode) return;
    this.#hasCode = true;
    this.#count({ codes: 1 });
    this.answer(through(CODE));
    if (this.device.stored) {
      this.answer({ method: "lookup", answer });
      this.#count({ lookups: 1 });
    }
    this.#askIn();
  }

  /** A window asks once an account is chosen in it. */
  #askIn(): void {
    const isAsking = this.snapshots.signInAttempt?.matches("signingIn") === true;
    if (isAsking && !isSocial(this.snapshot.context.method)) this.#count({ signIns: 1 });
  }

  #count(more: Partial<typeof NONE>): void {
    const { codes, signIns, lookups } = this.#calls;
    this.#calls = {
      codes: Math.max(codes, more.codes ?? 0),
      signIns: signIns + (more.signIns ?? 0),
      lookups: lookups + (more.lookups ?? 0),
    };
  }
}
