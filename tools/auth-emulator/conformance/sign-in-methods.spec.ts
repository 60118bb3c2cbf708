import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson, newPhone, newSocial } from "./people.ts";

test.describe("the ways into an account", () => {
  test("a password is added to an account of Google's", async ({ tab, own }) => {
    const google = newSocial();
    await tab.do("signInBy", "google", google);
    const login = { email: google.email, password: OTHER_PASSWORD };
    expect(await tab.errorCode("linkPassword", { ...login, password: "corta" })).toBe(
      own(DIFFERENCES.weakPasswordForOwnEmail),
    );
    expect(await tab.errorCode("linkPassword", login)).toBe(own(DIFFERENCES.passwordForOwnEmail));
  });

  test("a password is set on an account of Google's", async ({ tab }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    await tab.do("setPassword", OTHER_PASSWORD);
    expect(await tab.do("readAgain")).toMatchObject({ methods: ["google.com", "password"] });
    await tab.do("signOut");
    expect(await tab.do("signIn", { email: google.email, password: OTHER_PASSWORD })).toMatchObject({ uid });
  });

  test("a password is added to an account of a phone, with an e-mail that nobody has", async ({
    tab,
    openBrowser,
    service,
  }) => {
    const luis = newPerson();
    await (await openBrowser()).do("signUp", luis);
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const { uid } = await tab.do("signInByPhone", { verificationId, code: await service.texted(phone) });
    expect(await tab.errorCode("linkPassword", luis)).toBe("auth/email-already-in-use");
    const ana = newPerson();
    await tab.do("linkPassword", ana);
    expect(await tab.do("me")).toMatchObject({
      email: ana.email,
      emailVerified: false,
      methods: ["password", "phone"],
    });
    expect((await tab.do("signIn", ana)).uid).toBe(uid);
  });

  test("a password is not added to one that has one", async ({ tab }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    expect(await tab.errorCode("linkPassword", { ...ana, password: OTHER_PASSWORD })).toBe(
      "auth/provider-already-linked",
    );
  });

  test("a reset gives a password to an account of Google's", async ({ tab, service }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    await tab.do("signOut");
    await tab.do("askToReset", google.email);
    await tab.do("reset", await service.mailed("PASSWORD_RESET", google.email), OTHER_PASSWORD);
    expect((await tab.do("signIn", { email: google.email, password: OTHER_PASSWORD })).uid).toBe(uid);
    expect(await tab.do("me")).toMatchObject({ methods: ["password"] });
  });

  test("one that was unlinked leads to the account no more", async ({ tab }) => {
    const ana = newPerson();
    const google = newSocial();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("link", "google", google);
    expect(await tab.do("unlink", "google.com")).toMatchObject({ uid, methods: ["password"] });
    expect(await tab.errorCode("unlink", "google.com")).toBe("auth/no-such-provider");
    await tab.do("signOut");
    expect(await tab.do("signInBy", "google", google)).toMatchObject({ isNew: true });
    expect(await tab.do("me")).not.toMatchObject({ uid });
  });

  test("a phone that was unlinked is free again", async ({ tab, openBrowser, service }) => {
    const phone = newPhone();
    await tab.do("signUp", newPerson());
    const verificationId = await tab.do("sendCode", phone);
    await tab.do("linkPhone", { verificationId, code: await service.texted(phone) });
    expect(await tab.do("unlink", "phone")).toMatchObject({ phone: null, methods: ["password"] });
    const other = await openBrowser();
    const again = await other.do("sendCode", phone);
    expect(
      await other.do("signInByPhone", { verificationId: again, code: await service.texted(phone) }),
    ).toMatchObject({ isNew: true });
  });

  test("a password that was unlinked signs nobody in", async ({ tab, own }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    await tab.do("setPassword", OTHER_PASSWORD);
    await tab.do("unlink", "password");
    const { email, methods } = await tab.do("readAgain");
    expect({ methods, email: email === null ? "gone" : "kept" }).toEqual({
      methods: ["google.com"],
      email: own(DIFFERENCES.emailAfterPassword),
    });
    expect(await tab.errorCode("signIn", { email: google.email, password: OTHER_PASSWORD })).toBe(
      "auth/invalid-credential",
    );
    expect(await tab.do("signInBy", "google", google)).toMatchObject({ uid, isNew: false });
  });

  test("the last one can be unlinked", async ({ tab }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    expect(await tab.do("unlink", "google.com")).toMatchObject({ uid, methods: [] });
  });
});
