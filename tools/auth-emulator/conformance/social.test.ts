import { codeOf } from "../src/testing/people.ts";
import { DIFFERENCES } from "./differences.ts";
import { describe, expect, test } from "./fixtures.ts";
import { newPerson, newPhone, newSocial } from "./people.ts";

const SECOND = 1000;

describe("Google and Facebook", () => {
  test("make an account that has its e-mail proved by Google", async ({ tab }) => {
    const ana = newSocial();
    const { uid, ...rest } = await tab.signInBy("google", ana);
    expect(rest).toEqual({ operation: "signIn", isNew: true });
    expect(tab.me()).toEqual({
      uid,
      email: ana.email,
      emailVerified: true,
      name: "Ana Torres",
      phone: null,
      methods: ["google.com"],
    });
    expect(await tab.claims()).toEqual({
      method: "google.com",
      email: ana.email,
      emailVerified: true,
      name: "Ana Torres",
      identities: ["email", "google.com"],
    });
  });

  test("make an account without a proved e-mail by Facebook, or without any", async ({
    tab,
    openBrowser,
  }) => {
    const ana = newSocial({ email_verified: false });
    const { uid } = await tab.signInBy("facebook", ana);
    expect(tab.me()).toEqual({
      uid,
      email: ana.email,
      emailVerified: false,
      name: "Ana Torres",
      phone: null,
      methods: ["facebook.com"],
    });
    expect(await tab.claims()).toMatchObject({
      method: "facebook.com",
      identities: ["email", "facebook.com"],
    });
    const { email: _, ...luis } = newSocial();
    const other = await openBrowser();
    await other.signInBy("facebook", luis);
    expect(other.me()).toMatchObject({ email: null, methods: ["facebook.com"] });
  });

  test("lead to the same account each time", async ({ tab }) => {
    const ana = newSocial();
    const { uid } = await tab.signInBy("google", ana);
    await tab.rename("Anita");
    await tab.signOut();
    const { email } = newPerson();
    expect(await tab.signInBy("google", { ...ana, email, name: "Otro Nombre" })).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
    expect(tab.me()).toMatchObject({ email: ana.email, name: "Anita" });
  });

  test("join the account of a proved e-mail, which keeps its password", async ({ tab, service }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    await tab.askToVerify();
    await tab.applyCode(await service.mailed("VERIFY_EMAIL", ana.email));
    await tab.signOut();
    expect(await tab.signInBy("google", newSocial({ email: ana.email }))).toEqual({
      uid,
      operation: "signIn",
      isNew: false,
    });
    expect(tab.me()).toMatchObject({ emailVerified: true, methods: ["google.com", "password"] });
    expect((await tab.signIn(ana)).uid).toBe(uid);
  });

  test("take over the account of an e-mail that nobody has proved, without whatever else has led to it", async ({
    tab,
    service,
    own,
  }) => {
    const ana = newPerson();
    const phone = newPhone();
    const facebook = newSocial({ email_verified: false });
    await tab.signUp(ana);
    await tab.link("facebook", facebook);
    await tab.linkPhone(await service.text(phone));
    await tab.signOut();
    await tab.signInBy("google", newSocial({ email: ana.email }));
    expect(tab.me()).toMatchObject({
      phone: null,
      emailVerified: true,
      methods: own(DIFFERENCES.methodsAfterHydration),
    });
    expect(await codeOf(tab.signIn(ana))).toBe("auth/invalid-credential");
  });

  test("end the sessions of an account that they take over", async ({ tab, openBrowser, target }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await target.pass(2 * SECOND);
    const other = await openBrowser();
    await other.signInBy("google", newSocial({ email: ana.email }));
    expect(await codeOf(tab.readAgain())).toBe("auth/user-token-expired");
  });

  test("do not join an account by an e-mail that they have not proved, until its owner agrees", async ({
    tab,
  }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    await tab.signOut();
    const facebook = newSocial({ email: ana.email, email_verified: false });
    expect(await codeOf(tab.signInBy("facebook", facebook))).toBe(
      "auth/account-exists-with-different-credential",
    );
    expect(tab.me()).toBeNull();
    await tab.signIn(ana);
    expect(await tab.linkPending()).toMatchObject({ uid, operation: "link" });
    expect(tab.me()).toMatchObject({ methods: ["facebook.com", "password"], emailVerified: false });
    await tab.signOut();
    expect(await tab.signInBy("facebook", facebook)).toMatchObject({ uid, isNew: false });
  });

  test("are linked to an account, also with another e-mail", async ({ tab }) => {
    const ana = newPerson();
    const google = newSocial();
    const { uid } = await tab.signUp(ana);
    expect(await tab.link("google", google)).toMatchObject({ uid, operation: "link" });
    expect(tab.me()).toMatchObject({
      email: ana.email,
      emailVerified: false,
      methods: ["google.com", "password"],
    });
    await tab.signOut();
    expect(await tab.signInBy("google", google)).toMatchObject({ uid, isNew: false });
  });

  test("prove the e-mail of an account that is linked to them", async ({ tab }) => {
    const ana = newPerson();
    await tab.signUp(ana);
    await tab.link("google", newSocial({ email: ana.email }));
    expect(tab.me()).toMatchObject({ emailVerified: true, methods: ["google.com", "password"] });
    expect(await codeOf(tab.signIn(ana))).toBe("none");
  });

  test("give their e-mail to an account that has none", async ({ tab, service }) => {
    const phone = newPhone();
    const google = newSocial();
    await tab.signInByPhone(await service.text(phone));
    await tab.link("google", google);
    expect(tab.me()).toMatchObject({
      email: google.email,
      emailVerified: true,
      phone,
      methods: ["google.com", "phone"],
    });
  });

  test("belong to one account", async ({ tab, openBrowser }) => {
    const google = newSocial();
    const { uid } = await (await openBrowser()).signInBy("google", google);
    await tab.signUp(newPerson());
    expect(await codeOf(tab.link("google", { ...google, email: newPerson().email }))).toBe(
      "auth/credential-already-in-use",
    );
    expect(tab.me()).toMatchObject({ methods: ["password"] });
    expect(await tab.signInBy("google", google)).toMatchObject({ uid });
  });

  test("are not linked when somebody else has their e-mail", async ({ tab, openBrowser }) => {
    const luis = newPerson();
    await (await openBrowser()).signUp(luis);
    await tab.signUp(newPerson());
    expect(await codeOf(tab.link("google", newSocial({ email: luis.email })))).toBe(
      "auth/email-already-in-use",
    );
    expect(tab.me()).toMatchObject({ methods: ["password"] });
  });

  test("need a credential that says something", async ({ tab }) => {
    expect(await codeOf(tab.signInByNonsense())).toBe("auth/invalid-credential");
    expect(await codeOf(tab.signInBy("google", newSocial({ sub: "" })))).toBe("auth/invalid-credential");
  });

  test("do not open an account that is shut", async ({ tab, service }) => {
    const google = newSocial();
    const { uid } = await tab.signInBy("google", google);
    await service.disable(uid);
    await tab.signOut();
    expect(await codeOf(tab.signInBy("google", google))).toBe("auth/user-disabled");
    expect(tab.me()).toBeNull();
  });
});
