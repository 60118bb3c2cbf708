import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson, newPhone, newSocial } from "./people.ts";

describe("the ways into an account", () => {
  test("a password is added to an account of Google's", async ({ tab, own }) => {
    const google = newSocial();
    await tab.signInBy("google", google);
    const login = { email: google.email, password: OTHER_PASSWORD };
    expect(await codeOf(tab.linkPassword({ ...login, password: "corta" }))).toBe(
      own(DIFFERENCES.weakPasswordForOwnEmail),
    );
    expect(await codeOf(tab.linkPassword(login))).toBe(own(DIFFERENCES.passwordForOwnEmail));
  });

  test("a password is added to an account of a phone, with an e-mail that nobody has", async ({
    tab,
    openBrowser,
    service,
  }) => {
    const luis = newPerson();
    await (await openBrowser()).signUp(luis);
    const phone = newPhone();
    const { uid } = await tab.signInByPhone(await service.text(phone));
    expect(await codeOf(tab.linkPassword(luis))).toBe("auth/email-already-in-use");
    const ana = newPerson();
    await tab.linkPassword(ana);
    expect(tab.me()).toMatchObject({
      email: ana.email,
      emailVerified: false,
      methods: ["password", "phone"],
    });
    expect((await tab.signIn(ana)).uid).toBe(uid);
  });

  test("one that was unlinked leads to the account no more", async ({ tab }) => {
    const ana = newPerson();
    const google = newSocial();
    const { uid } = await tab.signUp(ana);
    await tab.link("google", google);
    expect(await tab.unlink("google.com")).toMatchObject({ uid, methods: ["password"] });
    expect(await codeOf(tab.unlink("google.com"))).toBe("auth/no-such-provider");
    await tab.signOut();
    expect(await tab.signInBy("google", google)).toMatchObject({ isNew: true });
    expect(tab.me()).not.toMatchObject({ uid });
  });

  test("a phone that was unlinked is free again", async ({ tab, openBrowser, service }) => {
    const phone = newPhone();
    await tab.signUp(newPerson());
    await tab.linkPhone(await service.text(phone));
    expect(await tab.unlink("phone")).toMatchObject({ phone: null, methods: ["password"] });
    const other = await openBrowser();
    expect(await other.signInByPhone(await service.text(phone))).toMatchObject({ isNew: true });
  });

  test("a password that was unlinked signs nobody in", async ({ tab, own }) => {
    const google = newSocial();
    const { uid } = await tab.signInBy("google", google);
    await tab.setPassword(OTHER_PASSWORD);
    await tab.unlink("password");
    const { email, methods } = await tab.readAgain();
    expect({ methods, email: email === null ? "gone" : "kept" }).toEqual({
      methods: ["google.com"],
      email: own(DIFFERENCES.emailAfterPassword),
    });
    expect(await codeOf(tab.signIn({ email: google.email, password: OTHER_PASSWORD }))).toBe(
      "auth/invalid-credential",
    );
    expect(await tab.signInBy("google", google)).toMatchObject({ uid, isNew: false });
  });
});
