import { describe, expect, it } from "vitest";
import { ANA, HOUR, SIGN_IN, start, startConfirmed } from "./start-session.ts";

const DAY = 24 * HOUR;
const read = (session: ReturnType<typeof start>, cookie = session.context.cookie) =>
  session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });

describe("using the shop", () => {
  it("renews the session cookie once an hour of it is used, and once alone", async () => {
    const session = startConfirmed();
    session.fake.time += HOUR - 1;
    read(session);
    expect(session.value).toEqual({ present: "confirmed" });
    session.fake.time += 1;
    read(session);
    read(session);
    expect(session.value).toEqual({ present: "renewing" });
    expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
    expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: false } }]);
    const renewed = session.cookie(DAY);
    await session.fake.answer("writeSessionCookie", renewed);
    expect(session.value).toEqual({ present: "confirmed" });
    expect(session.context.cookie).toEqual(renewed);
    expect(session.received).toEqual(["session.opened"]);
  });

  it("renews an older one when a page is loaded, for 30 days where more than one is left", () => {
    const session = start();
    session.fake.notifyCookie(session.cookie(29 * DAY));
    session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
    expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: true } }]);
  });

  it("renews for the length chosen at sign-in, even on its last day, and forgets it at sign-out", async () => {
    const session = start();
    session.actor.send({ ...SIGN_IN, rememberMe: true });
    await session.fake.answer("signIn", ANA);
    await session.fake.answer("writeSessionCookie", session.cookie(30 * DAY));
    session.fake.time += 29 * DAY + HOUR;
    read(session);
    expect(session.fake.calls.at(-1)).toEqual({ name: "writeSessionCookie", input: { rememberMe: true } });
    session.actor.send({ type: "session.signOut" });
    await session.fake.answer("endIdentity", undefined);
    await session.fake.answer("clearCookies", undefined);
    await session.fake.refuse("reloadPage", new Error("blocked"));
    session.fake.notifyCookie(session.cookie(DAY));
    expect(session.context.rememberMe).toBe(false);
  });

  it("does not renew while the identity is not confirmed, nor without a time", () => {
    const session = start({ cookie: { expiresAt: 1 } });
    const cookie = session.cookie(HOUR);
    read(session, cookie);
    expect(session.value).toEqual({ present: "checking" });
    session.fake.notifyIdentity({ type: "identity.unreachable" });
    read(session, cookie);
    expect(session.value).toEqual({ present: "unconfirmed" });
    session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    session.actor.send({ type: "cookie.read", cookie });
    expect(session.calls()).toEqual([]);
  });

  it("does not renew because the window gets focus", () => {
    const session = startConfirmed();
    session.fake.notifyCookie(session.cookie(HOUR));
    expect(session.value).toEqual({ present: "confirmed" });
  });

  it("continues with the old session cookie when a new one is not stored", async () => {
    const session = startConfirmed();
    const cookie = session.cookie(HOUR);
    read(session, cookie);
    await session.fake.answer("writeSessionCookie", null);
    expect(session.context.cookie).toEqual(cookie);
    read(session, cookie);
    await session.fake.refuse("writeSessionCookie", new Error("blocked"));
    expect(session.value).toEqual({ present: "confirmed" });
    expect(session.context.cookie).toEqual(cookie);
  });

  it("follows a session cookie that another tab renewed, so that it is not taken for run out", () => {
    const session = startConfirmed();
    session.fake.notifyCookie(session.cookie(30 * HOUR));
    session.fake.time += DAY;
    session.fake.notifyCookie(null);
    expect(session.value).toBe("signingOut");
  });
});
