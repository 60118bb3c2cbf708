import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson, newPhone, newSocial } from "./people.ts";

const MINUTE = 60_000;

test.describe("proving it again", () => {
  test("takes the right password of the same account", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    const luis = newPerson();
    await (await openBrowser()).do("signUp", luis);
    const { uid } = await tab.do("signUp", ana);
    const before = await tab.do("provedAt");
    await target.pass(MINUTE);
    expect(await tab.errorCode("reauthenticate", { ...ana, password: OTHER_PASSWORD })).toBe(
      "auth/invalid-credential",
    );
    expect(await tab.errorCode("reauthenticate", luis)).toBe("auth/user-mismatch");
    expect(await tab.do("reauthenticate", ana)).toMatchObject({ uid, operation: "reauthenticate" });
    expect((await tab.do("provedAt")) - before).toBeGreaterThanOrEqual(60);
    expect(await tab.do("reports")).toEqual([null, uid]);
  });

  test("is asked for five minutes after the last time", async ({ tab, target, own }) => {
    const ana = newPerson();
    await tab.do("signUp", ana);
    await target.pass(6 * MINUTE);
    expect(await tab.errorCode("rename", "Ana")).toBe("none");
    expect(await tab.errorCode("askToChangeEmail", newPerson().email)).toBe(own(DIFFERENCES.oldSignIn));
    expect(await tab.errorCode("setPassword", ana.password)).toBe(own(DIFFERENCES.oldSignIn));
    await tab.do("reauthenticate", ana);
    expect(await tab.errorCode("setPassword", OTHER_PASSWORD)).toBe("none");
  });

  test("is asked for before another sign-in method is linked", async ({ tab, service, target, own }) => {
    await tab.do("signUp", newPerson());
    await target.pass(6 * MINUTE);
    const phone = newPhone();
    const verificationId = await tab.do("sendCode", phone);
    const code = { verificationId, code: await service.texted(phone) };
    expect(await tab.errorCode("linkPhone", code)).toBe(own(DIFFERENCES.oldSignInThatLinks));
    expect(await tab.errorCode("link", "google", newSocial())).toBe(own(DIFFERENCES.oldSignInThatLinks));
  });

  test("is asked for before an account is deleted", async ({ tab, target, own }) => {
    await tab.do("signUp", newPerson());
    await target.pass(6 * MINUTE);
    expect(await tab.errorCode("deleteAccount")).toBe(own(DIFFERENCES.oldSignIn));
  });
});
