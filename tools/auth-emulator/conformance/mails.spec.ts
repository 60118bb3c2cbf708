import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson } from "./people.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

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
    expect(await tab.errorCode("applyCode", code)).toBe("auth/invalid-action-code");
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
    expect(await tab.errorCode("applyCode", "nonsense")).toBe("auth/invalid-action-code");
    expect(await tab.errorCode("readCode", "nonsense")).toBe("auth/invalid-action-code");
    expect(await tab.errorCode("readReset", "nonsense")).toBe("auth/invalid-action-code");
    expect(await tab.errorCode("reset", "nonsense", OTHER_PASSWORD)).toBe("auth/invalid-action-code");
  });

  test("to reset a password are asked for with one answer, and go to accounts alone", async ({
    tab,
    service,
  }) => {
    const ana = newPerson();
    const nobody = newPerson();
    await tab.do("signUp", ana);
    expect(await tab.errorCode("askToReset", ana.email)).toBe("none");
    expect(await tab.errorCode("askToReset", nobody.email)).toBe("none");
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
    expect(await tab.errorCode("reset", code, "corta")).toBe("auth/weak-password");
    await tab.do("reset", code, OTHER_PASSWORD);
    expect(await tab.do("me")).toBeNull();
    expect(await tab.errorCode("reset", code, OTHER_PASSWORD)).toBe("auth/invalid-action-code");
    expect(await tab.errorCode("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signIn", { ...ana, password: OTHER_PASSWORD })).uid).toBe(uid);
    // A used link of a mail verifies the address.
    expect(await tab.do("me")).toMatchObject({ emailVerified: true });
  });

  test("to reset a password end the open sessions", async ({ tab, openBrowser, service, target }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.do("askToReset", ana.email);
    await other.do("reset", await service.mailed("PASSWORD_RESET", ana.email), OTHER_PASSWORD);
    expect(await tab.errorCode("readAgain")).toBe("auth/user-token-expired");
    expect(await tab.do("me")).toBeNull();
  });

  test("of one kind do not do for another", async ({ tab, service }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToVerify");
    const verifying = await service.mailed("VERIFY_EMAIL", ana.email);
    expect(await tab.errorCode("reset", verifying, OTHER_PASSWORD)).toBe("auth/invalid-action-code");
    expect(await tab.errorCode("applyCode", verifying)).toBe("none");
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
    expect(await tab.errorCode("applyCode", code)).toBe("auth/invalid-action-code");
    expect(await tab.errorCode("signIn", ana)).toBe("auth/invalid-credential");
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
    expect(await tab.errorCode("askToChangeEmail", luis.email)).toBe("auth/email-already-in-use");
    await other.do("signUp", { ...luis, email });
    const code = await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email);
    expect(await tab.errorCode("applyCode", code)).toBe("auth/email-already-in-use");
    expect(await tab.do("readAgain")).toMatchObject({ email: ana.email });
  });

  test("that changed the e-mail end the session", async ({ tab, openBrowser, service, target, own }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToChangeEmail", newPerson().email);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.do("applyCode", await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email));
    expect({ errorCode: await tab.errorCode("readAgain"), isOver: (await tab.do("me")) === null }).toEqual(
      own(DIFFERENCES.sessionAfterNewEmail),
    );
  });

  test("to reset a password are of use for an hour", async ({ tab, service, target, own }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await tab.do("askToReset", ana.email);
    const code = await service.mailed("PASSWORD_RESET", ana.email);
    await target.pass(61 * MINUTE);
    expect(await tab.errorCode("reset", code, OTHER_PASSWORD)).toBe(own(DIFFERENCES.oldMail));
  });
});
