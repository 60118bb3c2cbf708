import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson, newPhone, newSocial } from "./people.ts";

const MINUTE = 60_000;

describe("proving it again", () => {
  test("takes the right password of the same account", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    const luis = newPerson();
    await (await openBrowser()).signUp(luis);
    const { uid } = await tab.signUp(ana);
    const before = await tab.provedAt();
    await target.pass(MINUTE);
    expect(await codeOf(tab.reauthenticate({ ...ana, password: OTHER_PASSWORD }))).toBe(
      "auth/invalid-credential",
    );
    expect(await codeOf(tab.reauthenticate(luis))).toBe("auth/user-mismatch");
    expect(await tab.reauthenticate(ana)).toMatchObject({ uid, operation: "reauthenticate" });
    expect((await tab.provedAt()) - before).toBeGreaterThanOrEqual(60);
    expect(tab.reports()).toEqual([null, uid]);
  });

  test("is asked for five minutes after the last time", async ({ tab, target, own }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await target.pass(6 * MINUTE);
    expect(await codeOf(tab.rename("Ana"))).toBe("none");
    expect(await codeOf(tab.askToChangeEmail(newPerson().email))).toBe(own(DIFFERENCES.oldSignIn));
    expect(await codeOf(tab.setPassword(ana.password))).toBe(own(DIFFERENCES.oldSignIn));
    await tab.reauthenticate(ana);
    expect(await codeOf(tab.setPassword(OTHER_PASSWORD))).toBe("none");
  });

  test("is asked for before another sign-in method is linked", async ({ tab, service, target, own }) => {
    await tab.signUp(newPerson());
    await target.pass(6 * MINUTE);
    const phone = newPhone();
    const code = await service.text(phone);
    expect(await codeOf(tab.linkPhone(code))).toBe(own(DIFFERENCES.oldSignInThatLinks));
    expect(await codeOf(tab.link("google", newSocial()))).toBe(own(DIFFERENCES.oldSignInThatLinks));
  });

  test("is asked for before an account is deleted", async ({ tab, target, own }) => {
    await tab.signUp(newPerson());
    await target.pass(6 * MINUTE);
    expect(await codeOf(tab.deleteAccount())).toBe(own(DIFFERENCES.oldSignIn));
  });
});
