import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { newPerson } from "./people.ts";

const SECOND = 1000;

describe("mails", () => {
  test("verify an e-mail, once", async ({ tab, service }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await tab.askToVerify();
    const code = await service.mailed("VERIFY_EMAIL", ana.email);
    expect(tab.me()).toMatchObject({ emailVerified: false });
    await tab.applyCode(code);
    expect(await tab.readAgain()).toMatchObject({ emailVerified: true });
    await tab.renew();
    expect(await tab.claims()).toMatchObject({ emailVerified: true });
    expect(await codeOf(tab.applyCode(code))).toBe("auth/invalid-action-code");
  });

  test("codes that nobody has sent are refused", async ({ tab }) => {
    expect(await codeOf(tab.applyCode("nonsense"))).toBe("auth/invalid-action-code");
  });

  test("to reset a password are asked for with one answer, and go to accounts alone", async ({
    tab,
    service,
  }) => {
    const ana = newPerson();
    const nobody = newPerson();
    await tab.signUp(ana);
    expect(await codeOf(tab.askToReset(ana.email))).toBe("none");
    expect(await codeOf(tab.askToReset(nobody.email))).toBe("none");
    expect(await service.mailed("PASSWORD_RESET", ana.email)).not.toBe("none");
    expect(await service.mailed("PASSWORD_RESET", nobody.email)).toBe("none");
    const ask = (email: string) =>
      service.post("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });
    expect(await ask(ana.email)).toEqual(await ask(nobody.email));
  });

  test("change the e-mail once the new one is proved", async ({ tab, service }) => {
    const ana = newPerson();
    const { email } = newPerson();
    const { uid } = await tab.signUp(ana);
    await tab.askToChangeEmail(email);
    expect(await tab.readAgain()).toMatchObject({ email: ana.email });
    const code = await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email);
    await tab.applyCode(code);
    expect(await codeOf(tab.applyCode(code))).toBe("auth/invalid-action-code");
    expect(await codeOf(tab.signIn(ana))).toBe("auth/invalid-credential");
    expect((await tab.signIn({ ...ana, email })).uid).toBe(uid);
    expect(tab.me()).toMatchObject({ email, emailVerified: true });
  });

  test("do not change the e-mail to one that somebody has", async ({ tab, openBrowser, service }) => {
    const ana = newPerson();
    const luis = newPerson();
    await tab.signUp(ana);
    const other = await openBrowser();
    const { email } = newPerson();
    await tab.askToChangeEmail(email);
    await other.signUp(luis);
    expect(await codeOf(tab.askToChangeEmail(luis.email))).toBe("auth/email-already-in-use");
    await other.signUp({ ...luis, email });
    const code = await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email);
    expect(await codeOf(tab.applyCode(code))).toBe("auth/email-already-in-use");
    expect(await tab.readAgain()).toMatchObject({ email: ana.email });
  });

  test("that changed the e-mail end the session", async ({ tab, openBrowser, service, target, own }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await tab.askToChangeEmail(newPerson().email);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.applyCode(await service.mailed("VERIFY_AND_CHANGE_EMAIL", ana.email));
    expect({ errorCode: await codeOf(tab.readAgain()), isOver: tab.me() === null }).toEqual(
      own(DIFFERENCES.sessionAfterNewEmail),
    );
  });
});
