import { DIFFERENCES } from "./differences.ts";
import { expect, test } from "./fixtures.ts";
import { OTHER_PASSWORD, newPerson } from "./people.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

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
    expect(await other.do("claims")).toMatchObject({ method: "password" });
    await other.do("signOut");
    await expect.poll(() => tab.do("reports")).toEqual([null, uid, null]);
  });

  test("gets a new ID token for the same sign-in", async ({ tab, target }) => {
    await tab.do("signUp", newPerson());
    const before = await tab.do("provedAt");
    await target.pass(MINUTE);
    expect(await tab.do("renew")).toBe(true);
    expect(await tab.do("provedAt")).toBe(before);
    expect(await tab.do("claims")).toMatchObject({ method: "password" });
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
    expect(await other.errorCode("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("me")).toBeNull();
    expect(await tab.errorCode("signIn", ana)).toBe("auth/invalid-credential");
    expect((await tab.do("signUp", ana)).uid).not.toBe(uid);
  });

  test("ends with the account that an administrator deletes", async ({ tab, openBrowser, service, own }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    const other = await openBrowser();
    await other.do("signIn", ana);
    await service.remove(uid);
    expect(await other.errorCode("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("reports")).toEqual([null, uid, null]);
    expect({ errorCode: await tab.errorCode("renew"), isOver: (await tab.do("me")) === null }).toEqual(
      own(DIFFERENCES.refreshOfDeleted),
    );
  });

  test("ends when the account is shut", async ({ tab, service, own }) => {
    const ana = newPerson();
    const { uid } = await tab.do("signUp", ana);
    await service.disable(uid);
    expect(await tab.errorCode("renew")).toBe("auth/user-disabled");
    expect(await tab.do("reports")).toEqual([null, uid, null]);
    expect(await tab.errorCode("signIn", ana)).toBe("auth/user-disabled");
    expect(await tab.errorCode("signIn", { ...ana, password: OTHER_PASSWORD })).toBe(
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
    const { uid } = await tab.do("signUp", ana);
    const other = await openBrowser();
    await other.do("signIn", ana);
    await target.pass(2 * SECOND);
    await service.revoke(uid);
    expect(await other.errorCode("readAgain")).toBe("auth/user-token-expired");
    expect(await other.do("reports")).toEqual([null, uid, null]);
    expect({ errorCode: await tab.errorCode("renew"), isOver: (await tab.do("me")) === null }).toEqual(
      own(DIFFERENCES.refreshOfRevoked),
    );
    expect((await other.do("signIn", ana)).uid).toBe(uid);
    expect(await other.errorCode("readAgain")).toBe("none");
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
