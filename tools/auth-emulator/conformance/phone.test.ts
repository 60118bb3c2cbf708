import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { newPerson, newPhone } from "./people.ts";

const MINUTE = 60_000;

describe("a phone", () => {
  test("makes an account and signs in", async ({ tab, service, own }) => {
    const phone = newPhone();
    const sms = await service.text(phone);
    expect(sms.code).toMatch(/^\d{6}$/);
    const { uid, ...rest } = await tab.signInByPhone(sms);
    expect(rest).toEqual({ operation: "signIn", isNew: true });
    expect(tab.me()).toEqual({
      uid,
      email: null,
      emailVerified: false,
      name: null,
      phone,
      methods: ["phone"],
    });
    expect(await tab.claims()).toEqual({
      method: "phone",
      phone,
      identities: ["phone"],
      ...own(DIFFERENCES.claimsOfPhone),
    });
    expect(tab.reports()).toEqual([null, uid]);
  });

  test("is the same account each time", async ({ tab, service }) => {
    const phone = newPhone();
    const { uid } = await tab.signInByPhone(await service.text(phone));
    await tab.signOut();
    expect(await tab.signInByPhone(await service.text(phone))).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
  });

  test("needs the code that was sent, which works once", async ({ tab, service }) => {
    const sms = await service.text(newPhone());
    const wrong = sms.code === "000000" ? "111111" : "000000";
    expect(await codeOf(tab.signInByPhone({ ...sms, code: wrong }))).toBe("auth/invalid-verification-code");
    expect(await codeOf(tab.signInByPhone({ ...sms, sessionInfo: "nonsense" }))).toBe(
      "auth/invalid-verification-id",
    );
    expect(tab.me()).toBeNull();
    await tab.signInByPhone(sms);
    expect(await codeOf(tab.signInByPhone(sms))).toBe("auth/invalid-verification-id");
  });

  test("keeps a code for ten minutes", async ({ tab, service, target, own }) => {
    const sms = await service.text(newPhone());
    await target.pass(11 * MINUTE);
    expect(await codeOf(tab.signInByPhone(sms))).toBe(own(DIFFERENCES.oldSms));
  });

  test("is linked to an account, and then leads to it", async ({ tab, service }) => {
    const ana = newPerson();
    const phone = newPhone();
    const { uid } = await tab.signUp(ana);
    expect(await tab.linkPhone(await service.text(phone))).toMatchObject({ uid, operation: "link" });
    expect(tab.me()).toMatchObject({ uid, email: ana.email, phone, methods: ["password", "phone"] });
    await tab.signOut();
    expect(await tab.signInByPhone(await service.text(phone))).toMatchObject({ uid, isNew: false });
    expect(await tab.claims()).toMatchObject({ method: "phone", email: ana.email, phone });
  });

  test("belongs to one account", async ({ tab, openBrowser, service }) => {
    const phone = newPhone();
    await (await openBrowser()).signInByPhone(await service.text(phone));
    await tab.signUp(newPerson());
    expect(await codeOf(tab.linkPhone(await service.text(phone)))).toBe(
      "auth/account-exists-with-different-credential",
    );
    expect(await tab.readAgain()).toMatchObject({ phone: null, methods: ["password"] });
  });

  test("proves it again", async ({ tab, service, target }) => {
    const phone = newPhone();
    const { uid } = await tab.signInByPhone(await service.text(phone));
    const before = await tab.provedAt();
    await target.pass(MINUTE);
    expect(await tab.reauthenticateByPhone(await service.text(phone))).toMatchObject({
      uid,
      operation: "reauthenticate",
    });
    expect((await tab.provedAt()) - before).toBeGreaterThanOrEqual(60);
  });

  test("of nobody does not prove it, and makes no account", async ({ tab, service, own }) => {
    const { uid } = await tab.signUp(newPerson());
    const phone = newPhone();
    expect(await codeOf(tab.reauthenticateByPhone(await service.text(phone)))).toBe("auth/user-mismatch");
    expect(tab.me()).toMatchObject({ uid });
    expect(await tab.signInByPhone(await service.text(phone))).toMatchObject(
      own(DIFFERENCES.accountByProving),
    );
  });

  test("does not open an account that is shut", async ({ tab, service }) => {
    const phone = newPhone();
    const { uid } = await tab.signInByPhone(await service.text(phone));
    await service.disable(uid);
    expect(await codeOf(tab.signInByPhone(await service.text(phone)))).toBe("auth/user-disabled");
  });
});
