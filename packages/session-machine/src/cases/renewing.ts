import { describe, expect, it } from "vitest";
import { ANA, HOUR, SIGN_IN, start, startConfirmed } from "./start.ts";

const DAY = 24 * HOUR;

export function renewing() {
  describe("using the shop", () => {
    it("renews the lease once an hour of it is used", async () => {
      const session = startConfirmed();
      const { lease } = session.context;
      session.fake.time += HOUR - 1;
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      expect(session.value).toEqual({ open: "confirmed" });
      session.fake.time += 1;
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      expect(session.value).toEqual({ open: "renewing" });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      expect(session.fake.calls).toEqual([{ name: "openLease", input: { keep: false } }]);
      const renewed = session.lease(DAY);
      await session.fake.answer("openLease", renewed);
      expect(session.value).toEqual({ open: "confirmed" });
      expect(session.context.lease).toEqual(renewed);
      expect(session.heard).toEqual(["session.opened"]);
    });

    it("renews one lease once, however many screens are opened meanwhile", () => {
      const session = startConfirmed();
      const read = { type: "lease.read", lease: session.lease(HOUR), now: session.fake.time } as const;
      session.actor.send(read);
      session.actor.send(read);
      expect(session.calls()).toEqual(["openLease"]);
    });

    it("renews a lease of 30 days for 30 days, which a fresh page tells by what is left", () => {
      const session = start();
      const lease = session.lease(29 * DAY);
      session.fake.tellLease(lease);
      session.fake.tellIdentity({ type: "identity.signedIn", identity: ANA });
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      expect(session.fake.calls).toEqual([{ name: "openLease", input: { keep: true } }]);
    });

    it("renews for the length chosen at sign-in, even on its last day", async () => {
      const session = start();
      session.actor.send({ ...SIGN_IN, keep: true });
      await session.fake.answer("signIn", ANA);
      const lease = session.lease(30 * DAY);
      await session.fake.answer("openLease", lease);
      session.fake.time += 29 * DAY + HOUR;
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      expect(session.fake.calls.at(-1)).toEqual({ name: "openLease", input: { keep: true } });
    });

    it("forgets at sign-out how long the leases of that shopper were", async () => {
      const session = start();
      session.actor.send({ ...SIGN_IN, keep: true });
      await session.fake.answer("signIn", ANA);
      await session.fake.answer("openLease", session.lease(30 * DAY));
      session.actor.send({ type: "session.signOut" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      await session.fake.answer("reloadPage", undefined);
      session.fake.tellLease(session.lease(DAY));
      expect(session.context.keep).toBe(false);
    });

    it("does not renew while the identity is not confirmed, nor without a time", () => {
      const session = start({ lease: { expiresAt: 1 } });
      const lease = session.lease(HOUR);
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      expect(session.value).toEqual({ open: "checking" });
      session.fake.tellIdentity({ type: "identity.unreachable" });
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      expect(session.value).toEqual({ open: "unconfirmed" });
      session.fake.tellIdentity({ type: "identity.signedIn", identity: ANA });
      session.actor.send({ type: "lease.read", lease });
      expect(session.value).toEqual({ open: "confirmed" });
      expect(session.calls()).toEqual([]);
    });

    it("does not renew because the window gets focus", () => {
      const session = startConfirmed();
      session.fake.tellLease(session.lease(HOUR));
      expect(session.value).toEqual({ open: "confirmed" });
    });

    it("goes on with the old lease when a new one is not taken", async () => {
      const session = startConfirmed();
      const lease = session.lease(HOUR);
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      await session.fake.answer("openLease", null);
      expect(session.value).toEqual({ open: "confirmed" });
      expect(session.context.lease).toEqual(lease);
      session.actor.send({ type: "lease.read", lease, now: session.fake.time });
      await session.fake.refuse("openLease", new Error("blocked"));
      expect(session.value).toEqual({ open: "confirmed" });
      expect(session.context.lease).toEqual(lease);
    });

    it("follows a lease that another tab renewed, so that it is not taken for run out", () => {
      const session = startConfirmed();
      const renewed = session.lease(30 * HOUR);
      session.fake.tellLease(renewed);
      expect(session.context.lease).toEqual(renewed);
      session.fake.time += DAY;
      session.fake.tellLease(null);
      expect(session.value).toBe("closing");
    });
  });
}
