import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson } from "./people.ts";

const SECOND = 1000;

test.describe("e-mail and password", () => {
  test("signing up makes an account and signs in", async ({ tab }) => {
    const ana = newPerson();
    const { uid, ...rest } = await tab.do("signUp", ana);
    expect(rest).toEqual({ operation: "signIn", isNew: true });
    expect(await tab.do("me")).toEqual({
      uid,
      email: ana.email,
      emailVerified: false,
      name: null,
      phone: null,
      methods: ["password"],
    });
    expect(await tab.do("claims")).toEqual({
      method: "password",
      email: ana.email,
      emailVerified: false,
      identities: ["email"],
    });
    expect(await tab.do("reports")).toEqual([null, uid]);
  });

  test("an e-mail has one account, however it is written", async ({ tab }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    expect(await tab.errorCode("signUp", ana)).toBe("auth/email-already-in-use");
    expect(await tab.errorCode("signUp", { ...ana, email: ana.email.toUpperCase() })).toBe(
      "auth/email-already-in-use",
    );
  });

  test("a password has six characters", async ({ tab }) => {
    const ana = newPerson();
    expect(await tab.errorCode("signUp", { ...ana, password: "12345" })).toBe("auth/weak-password");
    expect(await tab.errorCode("signUp", { ...ana, password: "" })).toBe("auth/missing-password");
    expect(await tab.do("me")).toBeNull();
    expect(await tab.errorCode("signUp", { ...ana, password: "123456" })).toBe("none");
  });

  test("what is no e-mail is refused", async ({ tab, own }) => {
    const { password } = newPerson();
    expect(await tab.errorCode("signUp", { email: "ana", password })).toBe("auth/invalid-email");
    expect(await tab.errorCode("signUp", { email: "", password })).toBe(own(DIFFERENCES.emptyEmail));
    expect(await tab.errorCode("signIn", { email: "ana", password })).toBe("auth/invalid-email");
  });

  test("signing in finds the account, however the e-mail is written", async ({ tab }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("signOut");
    expect(await tab.do("signIn", { ...ana, email: ana.email.toUpperCase() })).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
  });

  test("a wrong password and an unknown e-mail are one answer", async ({ tab }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("signOut");
    expect(await tab.errorCode("signIn", { ...ana, password: OTHER_PASSWORD })).toBe(
      "auth/invalid-credential",
    );
    expect(await tab.errorCode("signIn", newPerson())).toBe("auth/invalid-credential");
    expect(await tab.do("me")).toBeNull();
  });

  test("guessing a password ends after ten wrong ones", async ({ tab, own }) => {
    const ana = newPerson();
    const wrong = { ...ana, password: OTHER_PASSWORD };
    await tab.do("signUp", ana);
    const guesses = await Promise.all(Array.from({ length: 11 }, () => tab.errorCode("signIn", wrong)));
    expect(guesses).toContain("auth/invalid-credential");
    expect(await tab.errorCode("signIn", wrong)).toBe(own(DIFFERENCES.manyWrongPasswords));
  });

  test("signing out leaves nobody", async ({ tab }) => {
    const { uid } = await tab.do("signUp", newPerson());
    await tab.do("signOut");
    expect(await tab.do("me")).toBeNull();
    expect(await tab.do("reports")).toEqual([null, uid, null]);
    await tab.reload();
    expect(await tab.do("reports")).toEqual([null]);
  });

  test("a new password takes the place of the old one", async ({ tab }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    expect(await tab.errorCode("setPassword", "corta")).toBe("auth/weak-password");
    await tab.do("setPassword", OTHER_PASSWORD);
    expect((await tab.do("readAgain")).uid).toBe(uid);
    expect(await tab.errorCode("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signIn", { ...ana, password: OTHER_PASSWORD })).uid).toBe(uid);
  });

  test("a new password ends the sessions of other devices", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    const other = await openBrowser();
    const { uid } = await other.do("signIn", ana);
    await target.pass(2 * SECOND);
    await tab.do("setPassword", OTHER_PASSWORD);
    expect(await other.errorCode("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("reports")).toEqual([null, uid, null]);
    expect(await tab.errorCode("readAgain")).toBe("none");
  });
});
