import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { newPerson, newPhone } from "./people.ts";

const MINUTE = 60_000;

test.describe("a phone", () => {
  test("makes an account and signs in", async ({ tab, service, own }) => {
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const code = await service.texted(phone);
    expect(code).toMatch(/^\d{6}$/);
    const { uid, ...rest } = await tab.do("signInByPhone", { verificationId, code });
    expect(rest).toEqual({ operation: "signIn", isNew: true });
    expect(await tab.do("me")).toEqual({
      uid,
      email: null,
      emailVerified: false,
      name: null,
      phone,
      methods: ["phone"],
    });
    expect(await tab.do("claims")).toEqual({
      method: "phone",
      phone,
      identities: ["phone"],
      ...own(DIFFERENCES.claimsOfPhone),
    });
    expect(await tab.do("reports")).toEqual([null, uid]);
  });

  test("is the same account each time", async ({ tab, service }) => {
    const phone = newPhone();
    const signIn = async () => {
      const verificationId = await tab.do("sendCode", phone);
      return tab.do("signInByPhone", { verificationId, code: await service.texted(phone) });
    };
    const { uid } = await signIn();
    await tab.do("signOut");
    expect(await signIn()).toEqual({ uid, operation: "signIn", isNew: false });
  });

  test("needs the code that was sent, which works once", async ({ tab, service, own }) => {
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const code = await service.texted(phone);
    const wrong = code === "000000" ? "111111" : "000000";
    expect(await tab.errorCode("signInByPhone", { verificationId, code: wrong })).toBe(
      "auth/invalid-verification-code",
    );
    expect(await tab.errorCode("signInByPhone", { verificationId, code: "" })).toBe(
      own(DIFFERENCES.emptyCode),
    );
    expect(await tab.errorCode("signInByPhone", { verificationId: "nonsense", code })).toBe(
      "auth/invalid-verification-id",
    );
    expect(await tab.do("me")).toBeNull();
    await tab.do("signInByPhone", { verificationId, code });
    expect(await tab.errorCode("signInByPhone", { verificationId, code })).toBe(
      "auth/invalid-verification-id",
    );
  });

  test("keeps a code for ten minutes", async ({ tab, service, target, own }) => {
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const code = await service.texted(phone);
    await target.pass(11 * MINUTE);
    expect(await tab.errorCode("signInByPhone", { verificationId, code })).toBe(own(DIFFERENCES.oldSms));
  });

  test("is written with its country", async ({ tab }) => {
    expect(await tab.errorCode("sendCode", "5512345678")).toBe("auth/invalid-phone-number");
    expect(await tab.errorCode("sendCode", "")).toBe("auth/invalid-phone-number");
  });

  test("is linked to an account, and then leads to it", async ({ tab, service }) => {
    const ana = newPerson();
    const phone = newPhone();
    const { uid } = await tab.do("signUp", ana);
    const verificationId = await tab.do("sendCode", phone);
    expect(await tab.do("linkPhone", { verificationId, code: await service.texted(phone) })).toMatchObject({
      uid,
      operation: "link",
    });
    expect(await tab.do("me")).toMatchObject({
      uid,
      email: ana.email,
      phone,
      methods: ["password", "phone"],
    });
    await tab.do("signOut");
    const again = await tab.do("sendCode", phone);
    const received = { verificationId: again, code: await service.texted(phone) };
    expect(await tab.do("signInByPhone", received)).toMatchObject({ uid, isNew: false });
    expect(await tab.do("claims")).toMatchObject({ method: "phone", email: ana.email, phone });
  });

  test("belongs to one account", async ({ tab, openBrowser, service }) => {
    const phone = newPhone();
    const other = await openBrowser();
    const { uid } = await other.do("signInByPhone", {
      verificationId: await other.do("sendCode", phone),
      code: await service.texted(phone),
    });
    await tab.do("signUp", newPerson());
    const verificationId = await tab.do("sendCode", phone);
    const code = await service.texted(phone);
    expect(await tab.errorCode("linkPhone", { verificationId, code })).toBe(
      "auth/account-exists-with-different-credential",
    );
    expect(await tab.do("me")).toMatchObject({ phone: null });
    // The owner of the phone may sign in to the account that it belongs to.
    expect(await tab.do("signInPending")).toMatchObject({ uid });
  });

  test("proves it again", async ({ tab, service, target }) => {
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const { uid } = await tab.do("signInByPhone", { verificationId, code: await service.texted(phone) });
    const before = await tab.do("provedAt");
    await target.pass(MINUTE);
    const again = await tab.do("sendCode", phone);
    expect(
      await tab.do("reauthenticateByPhone", { verificationId: again, code: await service.texted(phone) }),
    ).toMatchObject({ uid, operation: "reauthenticate" });
    expect((await tab.do("provedAt")) - before).toBeGreaterThanOrEqual(60);
  });
});
