import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { newPerson, newPhone, newSocial } from "./people.ts";

const OTHER_PASSWORD = "jitomate y cebolla";
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FORM = "application/x-www-form-urlencoded";

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
      ways: ["password"],
    });
    expect(await tab.do("claims")).toEqual({
      way: "password",
      email: ana.email,
      emailVerified: false,
      identities: ["email"],
    });
    expect(await tab.do("reports")).toEqual([null, uid]);
  });

  test("an e-mail has one account, however it is written", async ({ tab }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    expect(await tab.refusal("signUp", ana)).toBe("auth/email-already-in-use");
    expect(await tab.refusal("signUp", { ...ana, email: ana.email.toUpperCase() })).toBe(
      "auth/email-already-in-use",
    );
  });

  test("a password has six characters", async ({ tab }) => {
    const ana = newPerson();
    expect(await tab.refusal("signUp", { ...ana, password: "12345" })).toBe("auth/weak-password");
    expect(await tab.refusal("signUp", { ...ana, password: "" })).toBe("auth/missing-password");
    expect(await tab.do("me")).toBeNull();
    expect(await tab.refusal("signUp", { ...ana, password: "123456" })).toBe("none");
  });

  test("what is no e-mail is refused", async ({ tab, own }) => {
    const { password } = newPerson();
    expect(await tab.refusal("signUp", { email: "ana", password })).toBe("auth/invalid-email");
    expect(await tab.refusal("signUp", { email: "", password })).toBe(own(DIFFERENCES.emptyEmail));
    expect(await tab.refusal("signIn", { email: "ana", password })).toBe("auth/invalid-email");
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
    expect(await tab.refusal("signIn", { ...ana, password: OTHER_PASSWORD })).toBe("auth/invalid-credential");
    expect(await tab.refusal("signIn", newPerson())).toBe("auth/invalid-credential");
    expect(await tab.do("me")).toBeNull();
  });

  test("guessing a password ends after ten wrong ones", async ({ tab, own }) => {
    const ana = newPerson();
    const wrong = { ...ana, password: OTHER_PASSWORD };
    await tab.do("signUp", ana);
    const guesses = await Promise.all(Array.from({ length: 11 }, () => tab.refusal("signIn", wrong)));
    expect(guesses).toContain("auth/invalid-credential");
    expect(await tab.refusal("signIn", wrong)).toBe(own(DIFFERENCES.manyWrongPasswords));
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
    expect(await tab.refusal("setPassword", "corta")).toBe("auth/weak-password");
    await tab.do("setPassword", OTHER_PASSWORD);
    expect((await tab.do("readAgain")).uid).toBe(uid);
    expect(await tab.refusal("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signIn", { ...ana, password: OTHER_PASSWORD })).uid).toBe(uid);
  });

  test("a new password ends the sessions of other devices", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    const other = await openBrowser();
    const { uid } = await other.do("signIn", ana);
    await target.pass(2 * SECOND);
    await tab.do("setPassword", OTHER_PASSWORD);
    expect(await other.refusal("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("reports")).toEqual([null, uid, null]);
    expect(await tab.refusal("readAgain")).toBe("none");
  });
});

test.describe("a session", () => {
  test("is kept over a reload", async ({ tab }) => {
    const { uid } = await tab.do("signUp", newPerson());
    await tab.reload();
    expect(await tab.do("me")).toMatchObject({ uid });
    expect(await tab.do("reports")).toEqual([uid]);
  });

  test("begins and ends in every tab of a browser", async ({ tab }) => {
    const other = await tab.openTab();
    const { uid } = await tab.do("signUp", newPerson());
    await expect.poll(() => other.do("reports")).toEqual([null, uid]);
    expect(await other.do("claims")).toMatchObject({ way: "password" });
    await other.do("signOut");
    await expect.poll(() => tab.do("reports")).toEqual([null, uid, null]);
  });

  test("gets a new ID token for the same sign-in", async ({ tab, target }) => {
    await tab.do("signUp", newPerson());
    const before = await tab.do("provedAt");
    await target.pass(MINUTE);
    expect(await tab.do("renew")).toBe(true);
    expect(await tab.do("provedAt")).toBe(before);
    expect(await tab.do("claims")).toMatchObject({ way: "password" });
  });

  test("shows a new name at once, and in the next token", async ({ tab }) => {
    await tab.do("signUp", newPerson());
    await tab.do("rename", "Ana Torres");
    expect(await tab.do("me")).toMatchObject({ name: "Ana Torres" });
    await tab.do("renew");
    expect(await tab.do("claims")).toMatchObject({ name: "Ana Torres" });
    await tab.do("rename", "");
    expect(await tab.do("readAgain")).toMatchObject({ name: null });
  });

  test("ends with the account that its owner deletes", async ({ tab, openBrowser }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    const other = await openBrowser();
    await other.do("signIn", ana);
    await tab.do("deleteAccount");
    expect(await tab.do("reports")).toEqual([null, uid, null]);
    expect(await other.refusal("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("me")).toBeNull();
    expect(await tab.refusal("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signUp", ana)).uid).not.toBe(uid);
  });

  test("ends with the account that the shop deletes", async ({ tab, openBrowser, service, own }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    const other = await openBrowser();
    await other.do("signIn", ana);
    await service.remove(uid);
    expect(await other.refusal("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("reports")).toEqual([null, uid, null]);
    expect({ refusal: await tab.refusal("renew"), isOver: (await tab.do("me")) === null }).toEqual(
      own(DIFFERENCES.refreshOfDeleted),
    );
  });

  test("ends when the account is shut", async ({ tab, service, own }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await service.disable(uid);
    expect(await tab.refusal("renew")).toBe("auth/user-disabled");
    expect(await tab.do("reports")).toEqual([null, uid, null]);
    expect(await tab.refusal("signIn", ana)).toBe("auth/user-disabled");
    expect(await tab.refusal("signIn", { ...ana, password: OTHER_PASSWORD })).toBe(
      own(DIFFERENCES.shutAndWrongPassword),
    );
  });

  test("ends everywhere when the shop revokes it", async ({ tab, openBrowser, service, target, own }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    const other = await openBrowser();
    await other.do("signIn", ana);
    await target.pass(2 * SECOND);
    await service.revoke(uid);
    expect(await other.refusal("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("reports")).toEqual([null, uid, null]);
    expect({ refusal: await tab.refusal("renew"), isOver: (await tab.do("me")) === null }).toEqual(
      own(DIFFERENCES.refreshOfRevoked),
    );
    expect((await other.do("signIn", ana)).uid).toBe(uid);
    expect(await other.refusal("readAgain")).toBe("none");
  });

  test("that ended on the server is over when the page is opened again", async ({ tab, service }) => {
    const { uid } = await tab.do("signUp", newPerson());
    await service.disable(uid);
    await tab.reload();
    expect(await tab.do("reports")).toEqual([null]);
    expect(await tab.do("me")).toBeNull();
  });

  test("belongs to a token that the service wrote", async ({ tab, service, own }) => {
    const { uid } = await tab.do("signUp", newPerson());
    const [header, claims = ""] = (await tab.do("idToken")).split(".");
    expect(await service.post("accounts:lookup", { idToken: "nonsense" })).toEqual({
      status: 400,
      error: "INVALID_ID_TOKEN",
    });
    const forged = { ...(JSON.parse(Buffer.from(claims, "base64url").toString()) as object), name: uid };
    const idToken = `${header}.${Buffer.from(JSON.stringify(forged)).toString("base64url")}.`;
    expect(await service.post("accounts:lookup", { idToken })).toEqual(own(DIFFERENCES.forgedToken));
  });
});

test.describe("mails", () => {
  test("verify an e-mail, once", async ({ tab, service }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToVerify");
    const code = await service.mailed("VERIFY_EMAIL", ana.email);
    expect(await tab.do("readCode", code)).toEqual({
      operation: "VERIFY_EMAIL",
      email: ana.email,
      previousEmail: null,
    });
    expect(await tab.do("me")).toMatchObject({ emailVerified: false });
    await tab.do("applyCode", code);
    expect(await tab.do("readAgain")).toMatchObject({ emailVerified: true });
    await tab.do("renew");
    expect(await tab.do("claims")).toMatchObject({ emailVerified: true });
    expect(await tab.refusal("applyCode", code)).toBe("auth/invalid-action-code");
  });

  test("verify an e-mail also on a device that is not signed in", async ({ tab, openBrowser, service }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToVerify");
    const other = await openBrowser();
    await other.do("applyCode", await service.mailed("VERIFY_EMAIL", ana.email));
    expect(await other.do("me")).toBeNull();
    expect(await tab.do("readAgain")).toMatchObject({ emailVerified: true });
  });

  test("codes that nobody has sent are refused", async ({ tab }) => {
    expect(await tab.refusal("applyCode", "nonsense")).toBe("auth/invalid-action-code");
    expect(await tab.refusal("readCode", "nonsense")).toBe("auth/invalid-action-code");
    expect(await tab.refusal("readReset", "nonsense")).toBe("auth/invalid-action-code");
    expect(await tab.refusal("reset", "nonsense", OTHER_PASSWORD)).toBe("auth/invalid-action-code");
  });

  test("to reset a password are asked for with one answer, and go to accounts alone", async ({
    tab,
    service,
  }) => {
    const ana = newPerson();
    const nobody = newPerson();
    await tab.do("signUp", ana);
    expect(await tab.refusal("askToReset", ana.email)).toBe("none");
    expect(await tab.refusal("askToReset", nobody.email)).toBe("none");
    expect(await service.mailed("PASSWORD_RESET", ana.email)).not.toBe("none");
    expect(await service.mailed("PASSWORD_RESET", nobody.email)).toBe("none");
    const ask = (email: string) =>
      service.post("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });
    expect(await ask(ana.email)).toEqual(await ask(nobody.email));
  });

  test("reset a password, once", async ({ tab, service }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("signOut");
    await tab.do("askToReset", ana.email);
    const code = await service.mailed("PASSWORD_RESET", ana.email);
    expect(await tab.do("readReset", code)).toBe(ana.email);
    expect(await tab.refusal("reset", code, "corta")).toBe("auth/weak-password");
    await tab.do("reset", code, OTHER_PASSWORD);
    expect(await tab.do("me")).toBeNull();
    expect(await tab.refusal("reset", code, OTHER_PASSWORD)).toBe("auth/invalid-action-code");
    expect(await tab.refusal("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signIn", { ...ana, password: OTHER_PASSWORD })).uid).toBe(uid);
    // Whoever has read the mail has the address.
    expect(await tab.do("me")).toMatchObject({ emailVerified: true });
  });

  test("to reset a password end the open sessions", async ({ tab, openBrowser, service, target }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.do("askToReset", ana.email);
    await other.do("reset", await service.mailed("PASSWORD_RESET", ana.email), OTHER_PASSWORD);
    expect(await tab.refusal("readAgain")).toBe("auth/user-token-expired");
    expect(await tab.do("me")).toBeNull();
  });

  test("of one kind do not do for another", async ({ tab, service }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToVerify");
    const verifying = await service.mailed("VERIFY_EMAIL", ana.email);
    expect(await tab.refusal("reset", verifying, OTHER_PASSWORD)).toBe("auth/invalid-action-code");
    expect(await tab.refusal("applyCode", verifying)).toBe("none");
  });

  test("change the e-mail once the new one is proved", async ({ tab, service }) => {
    const ana = newPerson();
    const { email } = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("askToChangeEmail", email);
    expect(await tab.do("readAgain")).toMatchObject({ email: ana.email });
    const code = await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email);
    expect(await tab.do("readCode", code)).toEqual({
      operation: "VERIFY_AND_CHANGE_EMAIL",
      email,
      previousEmail: ana.email,
    });
    await tab.do("applyCode", code);
    expect(await tab.refusal("applyCode", code)).toBe("auth/invalid-action-code");
    expect(await tab.refusal("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signIn", { ...ana, email })).uid).toBe(uid);
    expect(await tab.do("me")).toMatchObject({ email, emailVerified: true });
  });

  test("do not change the e-mail to one that somebody has", async ({ tab, openBrowser, service }) => {
    const ana = newPerson();
    const luis = newPerson();
    await tab.do("signUp", ana);
    const other = await openBrowser();
    const { email } = newPerson();
    await tab.do("askToChangeEmail", email);
    await other.do("signUp", luis);
    expect(await tab.refusal("askToChangeEmail", luis.email)).toBe("auth/email-already-in-use");
    await other.do("signUp", { ...luis, email });
    const code = await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email);
    expect(await tab.refusal("applyCode", code)).toBe("auth/email-already-in-use");
    expect(await tab.do("readAgain")).toMatchObject({ email: ana.email });
  });

  test("that changed the e-mail end the session", async ({ tab, openBrowser, service, target, own }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToChangeEmail", newPerson().email);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.do("applyCode", await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email));
    expect({ refusal: await tab.refusal("readAgain"), isOver: (await tab.do("me")) === null }).toEqual(
      own(DIFFERENCES.sessionAfterNewEmail),
    );
  });

  test("to reset a password are of use for an hour", async ({ tab, service, target, own }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToReset", ana.email);
    const code = await service.mailed("PASSWORD_RESET", ana.email);
    await target.pass(61 * MINUTE);
    expect(await tab.refusal("reset", code, OTHER_PASSWORD)).toBe(own(DIFFERENCES.oldMail));
  });
});

test.describe("proving it again", () => {
  test("takes the right password of the same account", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    const luis = newPerson();
    await (await openBrowser()).do("signUp", luis);
    const { uid } = await tab.do("signUp", ana);
    const before = await tab.do("provedAt");
    await target.pass(MINUTE);
    expect(await tab.refusal("prove", { ...ana, password: OTHER_PASSWORD })).toBe("auth/invalid-credential");
    expect(await tab.refusal("prove", luis)).toBe("auth/user-mismatch");
    expect(await tab.do("prove", ana)).toMatchObject({ uid, operation: "reauthenticate" });
    expect((await tab.do("provedAt")) - before).toBeGreaterThanOrEqual(60);
    expect(await tab.do("reports")).toEqual([null, uid]);
  });

  test("is asked for five minutes after the last time", async ({ tab, target, own }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await target.pass(6 * MINUTE);
    expect(await tab.refusal("rename", "Ana")).toBe("none");
    expect(await tab.refusal("askToChangeEmail", newPerson().email)).toBe(own(DIFFERENCES.oldSignIn));
    expect(await tab.refusal("setPassword", ana.password)).toBe(own(DIFFERENCES.oldSignIn));
    await tab.do("prove", ana);
    expect(await tab.refusal("setPassword", OTHER_PASSWORD)).toBe("none");
  });

  test("is asked for before an account is deleted", async ({ tab, target, own }) => {
    await tab.do("signUp", newPerson());
    await target.pass(6 * MINUTE);
    expect(await tab.refusal("deleteAccount")).toBe(own(DIFFERENCES.oldSignIn));
  });
});

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
      ways: ["phone"],
    });
    expect(await tab.do("claims")).toEqual({
      way: "phone",
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
    expect(await tab.refusal("signInByPhone", { verificationId, code: wrong })).toBe(
      "auth/invalid-verification-code",
    );
    expect(await tab.refusal("signInByPhone", { verificationId, code: "" })).toBe(own(DIFFERENCES.emptyCode));
    expect(await tab.refusal("signInByPhone", { verificationId: "nonsense", code })).toBe(
      "auth/invalid-verification-id",
    );
    expect(await tab.do("me")).toBeNull();
    await tab.do("signInByPhone", { verificationId, code });
    expect(await tab.refusal("signInByPhone", { verificationId, code })).toBe("auth/invalid-verification-id");
  });

  test("keeps a code for ten minutes", async ({ tab, service, target, own }) => {
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const code = await service.texted(phone);
    await target.pass(11 * MINUTE);
    expect(await tab.refusal("signInByPhone", { verificationId, code })).toBe(own(DIFFERENCES.oldSms));
  });

  test("is written with its country", async ({ tab }) => {
    expect(await tab.refusal("sendCode", "5512345678")).toBe("auth/invalid-phone-number");
    expect(await tab.refusal("sendCode", "")).toBe("auth/invalid-phone-number");
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
    expect(await tab.do("me")).toMatchObject({ uid, email: ana.email, phone, ways: ["password", "phone"] });
    await tab.do("signOut");
    const again = await tab.do("sendCode", phone);
    const proof = { verificationId: again, code: await service.texted(phone) };
    expect(await tab.do("signInByPhone", proof)).toMatchObject({ uid, isNew: false });
    expect(await tab.do("claims")).toMatchObject({ way: "phone", email: ana.email, phone });
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
    expect(await tab.refusal("linkPhone", { verificationId, code })).toBe(
      "auth/account-exists-with-different-credential",
    );
    expect(await tab.do("me")).toMatchObject({ phone: null });
    // Whoever has the phone may go to the account that it belongs to instead.
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
      await tab.do("proveByPhone", { verificationId: again, code: await service.texted(phone) }),
    ).toMatchObject({ uid, operation: "reauthenticate" });
    expect((await tab.do("provedAt")) - before).toBeGreaterThanOrEqual(60);
  });
});

test.describe("Google and Facebook", () => {
  test("make an account that has its e-mail proved by Google", async ({ tab }) => {
    const ana = newSocial();
    const { uid, ...rest } = await tab.do("signInBy", "google", ana);
    expect(rest).toEqual({ operation: "signIn", isNew: true });
    expect(await tab.do("me")).toEqual({
      uid,
      email: ana.email,
      emailVerified: true,
      name: "Ana Torres",
      phone: null,
      ways: ["google.com"],
    });
    expect(await tab.do("claims")).toEqual({
      way: "google.com",
      email: ana.email,
      emailVerified: true,
      name: "Ana Torres",
      identities: ["email", "google.com"],
    });
  });

  test("make an account without a proved e-mail by Facebook", async ({ tab }) => {
    const ana = newSocial({ email_verified: false });
    const { uid } = await tab.do("signInBy", "facebook", ana);
    expect(await tab.do("me")).toEqual({
      uid,
      email: ana.email,
      emailVerified: false,
      name: "Ana Torres",
      phone: null,
      ways: ["facebook.com"],
    });
    expect(await tab.do("claims")).toMatchObject({
      way: "facebook.com",
      identities: ["email", "facebook.com"],
    });
  });

  test("make an account without any e-mail, when they tell none", async ({ tab }) => {
    const { email: _, ...ana } = newSocial();
    await tab.do("signInBy", "facebook", ana);
    expect(await tab.do("me")).toMatchObject({ email: null, ways: ["facebook.com"] });
  });

  test("lead to the same account each time", async ({ tab }) => {
    const ana = newSocial();
    const { uid } = await tab.do("signInBy", "google", ana);
    await tab.do("rename", "Anita");
    await tab.do("signOut");
    const { email } = newPerson();
    expect(await tab.do("signInBy", "google", { ...ana, email, name: "Otro Nombre" })).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
    expect(await tab.do("me")).toMatchObject({ email: ana.email, name: "Anita" });
  });

  test("join the account of a proved e-mail, which keeps its password", async ({ tab, service }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("askToVerify");
    await tab.do("applyCode", await service.mailed("VERIFY_EMAIL", ana.email));
    await tab.do("signOut");
    expect(await tab.do("signInBy", "google", newSocial({ email: ana.email }))).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
    expect(await tab.do("me")).toMatchObject({ emailVerified: true, ways: ["google.com", "password"] });
    expect((await tab.do("signIn", ana)).uid).toBe(uid);
  });

  test("take over the account of an e-mail that nobody has proved, without its password", async ({ tab }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("signOut");
    expect(await tab.do("signInBy", "google", newSocial({ email: ana.email }))).toMatchObject({
      uid,
      isNew: false,
    });
    expect(await tab.do("me")).toMatchObject({ emailVerified: true, ways: ["google.com"] });
    expect(await tab.refusal("signIn", ana)).toBe("auth/invalid-credential");
  });

  test("take it over without whatever else has led to it", async ({ tab, service, own }) => {
    const ana = newPerson();
    const phone = newPhone();
    const facebook = newSocial({ email_verified: false });
    await tab.do("signUp", ana);
    await tab.do("link", "facebook", facebook);
    const verificationId = await tab.do("sendCode", phone);
    await tab.do("linkPhone", { verificationId, code: await service.texted(phone) });
    await tab.do("signOut");
    await tab.do("signInBy", "google", newSocial({ email: ana.email }));
    expect(await tab.do("me")).toMatchObject({ phone: null, ways: own(DIFFERENCES.waysAfterTakingOver) });
  });

  test("prove an e-mail when the credential says so, whichever of them wrote it", async ({ tab }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("signOut");
    expect(await tab.do("signInBy", "facebook", newSocial({ email: ana.email }))).toMatchObject({ uid });
    expect(await tab.do("me")).toMatchObject({ emailVerified: true, ways: ["facebook.com"] });
  });

  test("end the sessions of an account that they take over", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.do("signInBy", "google", newSocial({ email: ana.email }));
    expect(await tab.refusal("readAgain")).toBe("auth/user-token-expired");
  });

  test("do not join an account by an e-mail that they have not proved, until its owner agrees", async ({
    tab,
  }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("signOut");
    const facebook = newSocial({ email: ana.email, email_verified: false });
    expect(await tab.refusal("signInBy", "facebook", facebook)).toBe(
      "auth/account-exists-with-different-credential",
    );
    expect(await tab.do("me")).toBeNull();
    await tab.do("signIn", ana);
    expect(await tab.do("linkPending")).toMatchObject({ uid, operation: "link" });
    expect(await tab.do("me")).toMatchObject({ ways: ["facebook.com", "password"], emailVerified: false });
    await tab.do("signOut");
    expect(await tab.do("signInBy", "facebook", facebook)).toMatchObject({ uid, isNew: false });
  });

  test("join each other's account once the other has proved it", async ({ tab }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    await tab.do("signOut");
    const facebook = newSocial({ email: google.email, email_verified: false });
    expect(await tab.refusal("signInBy", "facebook", facebook)).toBe(
      "auth/account-exists-with-different-credential",
    );
    await tab.do("signInBy", "google", google);
    expect(await tab.do("linkPending")).toMatchObject({ uid });
    expect(await tab.do("me")).toMatchObject({ ways: ["facebook.com", "google.com"] });
  });

  test("are linked to an account, also with another e-mail", async ({ tab }) => {
    const ana = newPerson();
    const google = newSocial();
    const { uid } = await tab.do("signUp", ana);
    expect(await tab.do("link", "google", google)).toMatchObject({ uid, operation: "link" });
    expect(await tab.do("me")).toMatchObject({
      email: ana.email,
      emailVerified: false,
      ways: ["google.com", "password"],
    });
    await tab.do("signOut");
    expect(await tab.do("signInBy", "google", google)).toMatchObject({ uid, isNew: false });
  });

  test("prove the e-mail of an account that is linked to them", async ({ tab }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("link", "google", newSocial({ email: ana.email }));
    expect(await tab.do("me")).toMatchObject({ emailVerified: true, ways: ["google.com", "password"] });
    expect(await tab.refusal("signIn", ana)).toBe("none");
  });

  test("give their e-mail to an account that has none", async ({ tab, service }) => {
    const phone = newPhone();
    const google = newSocial();
    const verificationId = await tab.do("sendCode", phone);
    await tab.do("signInByPhone", { verificationId, code: await service.texted(phone) });
    await tab.do("link", "google", google);
    expect(await tab.do("me")).toMatchObject({
      email: google.email,
      emailVerified: true,
      phone,
      ways: ["google.com", "phone"],
    });
  });

  test("belong to one account", async ({ tab, openBrowser }) => {
    const google = newSocial();
    const { uid } = await (await openBrowser()).do("signInBy", "google", google);
    await tab.do("signUp", newPerson());
    expect(await tab.refusal("link", "google", { ...google, email: newPerson().email })).toBe(
      "auth/credential-already-in-use",
    );
    expect(await tab.do("me")).toMatchObject({ ways: ["password"] });
    expect(await tab.do("signInBy", "google", google)).toMatchObject({ uid });
  });

  test("are not linked when somebody else has their e-mail", async ({ tab, openBrowser }) => {
    const luis = newPerson();
    await (await openBrowser()).do("signUp", luis);
    await tab.do("signUp", newPerson());
    expect(await tab.refusal("link", "google", newSocial({ email: luis.email }))).toBe(
      "auth/email-already-in-use",
    );
    expect(await tab.do("me")).toMatchObject({ ways: ["password"] });
  });

  test("are linked once", async ({ tab }) => {
    const google = newSocial();
    await tab.do("signInBy", "google", google);
    expect(await tab.refusal("link", "google", google)).toBe("auth/provider-already-linked");
    expect(await tab.refusal("link", "google", newSocial())).toBe("auth/provider-already-linked");
  });

  test("prove it again", async ({ tab, target }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    const before = await tab.do("provedAt");
    await target.pass(MINUTE);
    expect(await tab.do("proveBy", "google", google)).toMatchObject({ uid, operation: "reauthenticate" });
    expect((await tab.do("provedAt")) - before).toBeGreaterThanOrEqual(60);
  });

  test("that are somebody else do not prove it", async ({ tab, openBrowser }) => {
    const luis = newSocial();
    await (await openBrowser()).do("signInBy", "google", luis);
    const { uid } = await tab.do("signInBy", "google", newSocial());
    expect(await tab.refusal("proveBy", "google", luis)).toBe("auth/user-mismatch");
    expect(await tab.do("me")).toMatchObject({ uid });
  });

  test("that nobody has come with do not prove it either", async ({ tab, own }) => {
    const stranger = newSocial();
    const { uid } = await tab.do("signInBy", "google", newSocial());
    expect(await tab.refusal("proveBy", "google", stranger)).toBe("auth/user-mismatch");
    expect(await tab.do("me")).toMatchObject({ uid });
    expect(await tab.do("signInBy", "google", stranger)).toMatchObject(own(DIFFERENCES.accountByProving));
  });

  test("need a credential that says something", async ({ tab }) => {
    expect(await tab.refusal("signInByNonsense")).toBe("auth/invalid-credential");
    expect(await tab.refusal("signInBy", "google", newSocial({ sub: "" }))).toBe("auth/invalid-credential");
  });

  test("do not open an account that is shut", async ({ tab, service }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    await service.disable(uid);
    await tab.do("signOut");
    expect(await tab.refusal("signInBy", "google", google)).toBe("auth/user-disabled");
    expect(await tab.do("me")).toBeNull();
  });
});

test.describe("the ways into an account", () => {
  test("a password is added to an account of Google's", async ({ tab, own }) => {
    const google = newSocial();
    await tab.do("signInBy", "google", google);
    const login = { email: google.email, password: OTHER_PASSWORD };
    expect(await tab.refusal("linkPassword", { ...login, password: "corta" })).toBe(
      own(DIFFERENCES.weakPasswordForOwnEmail),
    );
    expect(await tab.refusal("linkPassword", login)).toBe(own(DIFFERENCES.passwordForOwnEmail));
  });

  test("a password is set on an account of Google's", async ({ tab }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    await tab.do("setPassword", OTHER_PASSWORD);
    expect(await tab.do("readAgain")).toMatchObject({ ways: ["google.com", "password"] });
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
    expect(await tab.refusal("linkPassword", luis)).toBe("auth/email-already-in-use");
    const ana = newPerson();
    await tab.do("linkPassword", ana);
    expect(await tab.do("me")).toMatchObject({
      email: ana.email,
      emailVerified: false,
      ways: ["password", "phone"],
    });
    expect((await tab.do("signIn", ana)).uid).toBe(uid);
  });

  test("a password is not added to one that has one", async ({ tab }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    expect(await tab.refusal("linkPassword", { ...ana, password: OTHER_PASSWORD })).toBe(
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
    expect(await tab.do("me")).toMatchObject({ ways: ["password"] });
  });

  test("one that was unlinked leads to the account no more", async ({ tab }) => {
    const ana = newPerson();
    const google = newSocial();
    const { uid } = await tab.do("signUp", ana);
    await tab.do("link", "google", google);
    expect(await tab.do("unlink", "google.com")).toMatchObject({ uid, ways: ["password"] });
    expect(await tab.refusal("unlink", "google.com")).toBe("auth/no-such-provider");
    await tab.do("signOut");
    expect(await tab.do("signInBy", "google", google)).toMatchObject({ isNew: true });
    expect(await tab.do("me")).not.toMatchObject({ uid });
  });

  test("a phone that was unlinked is free again", async ({ tab, openBrowser, service }) => {
    const phone = newPhone();
    await tab.do("signUp", newPerson());
    const verificationId = await tab.do("sendCode", phone);
    await tab.do("linkPhone", { verificationId, code: await service.texted(phone) });
    expect(await tab.do("unlink", "phone")).toMatchObject({ phone: null, ways: ["password"] });
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
    const { email, ways } = await tab.do("readAgain");
    expect({ ways, email: email === null ? "gone" : "kept" }).toEqual({
      ways: ["google.com"],
      email: own(DIFFERENCES.emailAfterPassword),
    });
    expect(await tab.refusal("signIn", { email: google.email, password: OTHER_PASSWORD })).toBe(
      "auth/invalid-credential",
    );
    expect(await tab.do("signInBy", "google", google)).toMatchObject({ uid, isNew: false });
  });

  test("the last one can be unlinked", async ({ tab }) => {
    const google = newSocial();
    const { uid } = await tab.do("signInBy", "google", google);
    expect(await tab.do("unlink", "google.com")).toMatchObject({ uid, ways: [] });
  });
});

test.describe("a malformed request is refused:", () => {
  const login = newPerson();
  const refused = (error: string, status = 400) => ({ status, error });
  const same = (error: string) => ({ official: refused(error), local: refused(error), reason: "none" });

  for (const [what, method, body, answer] of [
    ["an unknown field", "signUp", { ...login, colour: "red" }, DIFFERENCES.unknownField],
    ["an object for the e-mail", "signUp", { ...login, email: {} }, same("INVALID_ARGUMENT")],
    ["a list", "signUp", [], same("INVALID_ARGUMENT")],
    ["a word", "signUp", '"ana"', same("INVALID_ARGUMENT")],
    ["broken JSON", "signUp", '{"email":"ana', same("INVALID_ARGUMENT")],
    ["nothing", "signUp", {}, DIFFERENCES.anonymous],
    ["no e-mail", "signUp", { password: login.password }, same("MISSING_EMAIL")],
    ["no password", "signUp", { email: login.email }, same("MISSING_PASSWORD")],
    ["a uid", "signUp", { ...login, localId: "mine" }, DIFFERENCES.chosenUid],
    ["a huge name", "signUp", { ...newPerson(), displayName: "a".repeat(1_000_000) }, DIFFERENCES.hugeBody],
    ["no e-mail", "signInWithPassword", { password: login.password }, same("MISSING_EMAIL")],
    ["no password", "signInWithPassword", { email: login.email }, same("MISSING_PASSWORD")],
    ["no token", "lookup", {}, same("MISSING_ID_TOKEN")],
    ["no token", "delete", {}, same("MISSING_ID_TOKEN")],
    ["no token", "update", { displayName: "Ana" }, same("INVALID_REQ_TYPE")],
    ["no kind", "sendOobCode", { email: login.email }, same("MISSING_REQ_TYPE")],
    ["an unknown kind", "sendOobCode", { requestType: "NEWS" }, DIFFERENCES.unknownMail],
    ["no e-mail", "sendOobCode", { requestType: "PASSWORD_RESET" }, same("MISSING_EMAIL")],
    ["no token", "sendOobCode", { requestType: "VERIFY_EMAIL" }, same("INVALID_ID_TOKEN")],
    ["no new e-mail", "sendOobCode", { requestType: "VERIFY_AND_CHANGE_EMAIL" }, same("MISSING_NEW_EMAIL")],
    [
      "a wish to see the mail",
      "sendOobCode",
      { requestType: "PASSWORD_RESET", email: login.email, returnOobLink: true },
      DIFFERENCES.linkForStranger,
    ],
    ["no code", "resetPassword", {}, same("MISSING_OOB_CODE")],
    ["no number", "sendVerificationCode", {}, same("INVALID_PHONE_NUMBER")],
    ["no session", "signInWithPhoneNumber", { code: "123456" }, same("MISSING_SESSION_INFO")],
    ["no code", "signInWithPhoneNumber", { sessionInfo: "x" }, same("MISSING_CODE")],
    ["no address", "signInWithIdp", { postBody: "providerId=google.com" }, same("MISSING_REQUEST_URI")],
    [
      "no provider",
      "signInWithIdp",
      { requestUri: "http://localhost" },
      same("INVALID_CREDENTIAL_OR_PROVIDER_ID"),
    ],
    ["an invented method", "conjure", {}, DIFFERENCES.unknownMethod],
  ] as const) {
    test(`accounts:${method} with ${what}`, async ({ service, own }) => {
      expect(await service.post(`accounts:${method}`, body)).toEqual(own(answer));
    });
  }

  for (const [what, form, answer] of [
    ["nothing", "", DIFFERENCES.emptyForm],
    ["another grant", "grant_type=password", same("INVALID_GRANT_TYPE")],
    ["no token", "grant_type=refresh_token", same("MISSING_REFRESH_TOKEN")],
    ["nonsense", "grant_type=refresh_token&refresh_token=nonsense", same("INVALID_REFRESH_TOKEN")],
  ] as const) {
    test(`a refresh with ${what}`, async ({ service, own }) => {
      expect(await service.post("token", form, FORM)).toEqual(own(answer));
    });
  }

  test("a form where JSON belongs", async ({ service, own }) => {
    expect(await service.post("accounts:signUp", "email=ana", FORM)).toEqual(own(DIFFERENCES.formForJson));
  });

  test("one that names no project", async ({ service, own }) => {
    const { password } = newPerson();
    expect(await service.post("accounts:signUp", { password }, "application/json", "")).toEqual(
      own(DIFFERENCES.noKey),
    );
  });
});
