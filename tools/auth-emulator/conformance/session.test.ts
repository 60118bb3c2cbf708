import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson, newPhone, newSocial } from "./people.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe("a session", () => {
  test("gets a new ID token for the same sign-in", async ({ tab, target }) => {
    await tab.signUp(newPerson());
    const before = await tab.provedAt();
    await target.pass(MINUTE);
    expect(await tab.renew()).toBe(true);
    expect(await tab.provedAt()).toBe(before);
    expect(await tab.claims()).toMatchObject({ method: "password" });
  });

  test("changes no way into the account five minutes after the sign-in", async ({
    tab,
    service,
    target,
    own,
  }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await target.pass(6 * MINUTE);
    expect(await codeOf(tab.rename("Ana"))).toBe("none");
    expect(await codeOf(tab.askToChangeEmail(newPerson().email))).toBe(own(DIFFERENCES.oldSignIn));
    expect(await codeOf(tab.setPassword(ana.password))).toBe(own(DIFFERENCES.oldSignIn));
    const code = await service.text(newPhone());
    expect(await codeOf(tab.linkPhone(code))).toBe(own(DIFFERENCES.oldSignInThatLinks));
    expect(await codeOf(tab.link("google", newSocial()))).toBe(own(DIFFERENCES.oldSignInThatLinks));
    await tab.signIn(ana);
    expect(await codeOf(tab.setPassword(OTHER_PASSWORD))).toBe("none");
  });

  test("shows a new name at once, and in the next token", async ({ tab }) => {
    await tab.signUp(newPerson());
    await tab.rename("Ana Torres");
    expect(tab.me()).toMatchObject({ name: "Ana Torres" });
    await tab.renew();
    expect(await tab.claims()).toMatchObject({ name: "Ana Torres" });
    await tab.rename("");
    expect(await tab.readAgain()).toMatchObject({ name: null });
  });

  test("ends with the account that an administrator deletes", async ({ tab, openBrowser, service, own }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    const other = await openBrowser();
    await other.signIn(ana);
    await service.remove(uid);
    expect(await codeOf(other.readAgain())).toBe("auth/user-token-expired");
    expect(other.reports()).toEqual([null, uid, null]);
    expect({ errorCode: await codeOf(tab.renew()), isOver: tab.me() === null }).toEqual(
      own(DIFFERENCES.refreshOfDeleted),
    );
  });

  test("ends when the account is shut", async ({ tab, service, own }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    await service.disable(uid);
    expect(await codeOf(tab.renew())).toBe("auth/user-disabled");
    expect(tab.reports()).toEqual([null, uid, null]);
    expect(await codeOf(tab.signIn(ana))).toBe("auth/user-disabled");
    expect(await codeOf(tab.signIn({ ...ana, password: OTHER_PASSWORD }))).toBe(
      own(DIFFERENCES.shutAndWrongPassword),
    );
  });

  test("ends everywhere when an administrator revokes it", async ({
    tab,
    openBrowser,
    service,
    target,
    own,
  }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    const other = await openBrowser();
    await other.signIn(ana);
    await target.pass(2 * SECOND);
    await service.revoke(uid);
    expect(await codeOf(other.readAgain())).toBe("auth/user-token-expired");
    expect(other.reports()).toEqual([null, uid, null]);
    expect({ errorCode: await codeOf(tab.renew()), isOver: tab.me() === null }).toEqual(
      own(DIFFERENCES.refreshOfRevoked),
    );
    expect((await other.signIn(ana)).uid).toBe(uid);
    expect(await codeOf(other.readAgain())).toBe("none");
  });
});
