import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson } from "./people.ts";

const SECOND = 1000;

describe("e-mail and password", () => {
  test("signing up makes an account and signs in", async ({ tab }) => {
    const ana = newPerson();
    const { uid, ...rest } = await tab.signUp(ana);
    expect(rest).toEqual({ operation: "signIn", isNew: true });
    expect(tab.me()).toEqual({
      uid,
      email: ana.email,
      emailVerified: false,
      name: null,
      phone: null,
      methods: ["password"],
    });
    expect(await tab.claims()).toEqual({
      method: "password",
      email: ana.email,
      emailVerified: false,
      identities: ["email"],
    });
    expect(tab.reports()).toEqual([null, uid]);
  });

  test("an e-mail has one account, however it is written", async ({ tab }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    expect(await codeOf(tab.signUp(ana))).toBe("auth/email-already-in-use");
    expect(await codeOf(tab.signUp({ ...ana, email: ana.email.toUpperCase() }))).toBe(
      "auth/email-already-in-use",
    );
  });

  test("a password has six characters", async ({ tab }) => {
    const ana = newPerson();
    expect(await codeOf(tab.signUp({ ...ana, password: "12345" }))).toBe("auth/weak-password");
    expect(await codeOf(tab.signUp({ ...ana, password: "" }))).toBe("auth/missing-password");
    expect(tab.me()).toBeNull();
    expect(await codeOf(tab.signUp({ ...ana, password: "123456" }))).toBe("none");
  });

  test("what is no e-mail is refused", async ({ tab, own }) => {
    const { password } = newPerson();
    expect(await codeOf(tab.signUp({ email: "ana", password }))).toBe("auth/invalid-email");
    expect(await codeOf(tab.signUp({ email: "", password }))).toBe(own(DIFFERENCES.emptyEmail));
    expect(await codeOf(tab.signIn({ email: "ana", password }))).toBe("auth/invalid-email");
  });

  test("signing in finds the account, however the e-mail is written", async ({ tab }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    await tab.signOut();
    expect(await tab.signIn({ ...ana, email: ana.email.toUpperCase() })).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
  });

  test("a wrong password and an unknown e-mail are one answer", async ({ tab }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await tab.signOut();
    expect(await codeOf(tab.signIn({ ...ana, password: OTHER_PASSWORD }))).toBe("auth/invalid-credential");
    expect(await codeOf(tab.signIn(newPerson()))).toBe("auth/invalid-credential");
    expect(tab.me()).toBeNull();
  });

  test("a new password takes the place of the old one", async ({ tab }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    expect(await codeOf(tab.setPassword("corta"))).toBe("auth/weak-password");
    await tab.setPassword(OTHER_PASSWORD);
    expect((await tab.readAgain()).uid).toBe(uid);
    expect(await codeOf(tab.signIn(ana))).toBe("auth/invalid-credential");
    expect((await tab.signIn({ ...ana, password: OTHER_PASSWORD })).uid).toBe(uid);
  });

  test("a new password ends the sessions of other devices", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    const other = await openBrowser();
    const { uid } = await other.signIn(ana);
    await target.pass(2 * SECOND);
    await tab.setPassword(OTHER_PASSWORD);
    expect(await codeOf(other.readAgain())).toBe("auth/user-token-expired");
    expect(other.reports()).toEqual([null, uid, null]);
    expect(await codeOf(tab.readAgain())).toBe("none");
  });
});
