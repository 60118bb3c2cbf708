import { describe, expect, test } from "./fixtures.ts";
import { newPerson } from "./people.ts";

describe("custom claims", () => {
  test("come with the next token, and stay over refreshes and sign-ins", async ({ tab, service }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    expect(await service.claim(uid, { role: "mostrador", shops: [1, 2] })).toBe("none");
    expect(await tab.claim("role")).toBeUndefined();
    await tab.renew();
    expect([await tab.claim("role"), await tab.claim("shops")]).toEqual(["mostrador", [1, 2]]);
    await tab.signOut();
    await tab.signIn(ana);
    expect(await tab.claim("role")).toBe("mostrador");
    await tab.rename("Ana");
    await tab.renew();
    expect(await tab.claim("role")).toBe("mostrador");
  });

  test("are replaced, never merged, and go with none", async ({ tab, service }) => {
    const { uid } = await tab.signUp(newPerson());
    await service.claim(uid, { role: "mostrador" });
    await service.claim(uid, { team: "noche" });
    await tab.renew();
    expect([await tab.claim("role"), await tab.claim("team")]).toEqual([undefined, "noche"]);
    await service.claim(uid, {});
    await tab.renew();
    expect(await tab.claim("team")).toBeUndefined();
  });

  test("replace nothing that a token says itself", async ({ tab, service }) => {
    const ana = newPerson();
    const { uid } = await tab.signUp(ana);
    expect(await service.claim(uid, { email: "otra@example.com", user_id: "otra" })).toBe("none");
    await tab.renew();
    expect(await tab.claims()).toMatchObject({ email: ana.email });
    expect(await tab.claim("user_id")).toBe(uid);
  });

  test("have a thousand characters at most", async ({ tab, service }) => {
    const { uid } = await tab.signUp(newPerson());
    const claims = (length: number) => JSON.stringify({ a: "x".repeat(length - '{"a":""}'.length) });
    expect(await service.claim(uid, claims(1001))).toBe("CLAIMS_TOO_LARGE");
    expect(await service.claim(uid, claims(1000))).toBe("none");
  });

  const reserved =
    "acr amr at_hash aud auth_time azp c_hash cnf exp firebase iat iss jti nbf nonce sub".split(" ");
  for (const [claims, error] of [
    ["role", "INVALID_CLAIMS"],
    ["[]", "INVALID_CLAIMS"],
    ['"role"', "INVALID_CLAIMS"],
    ...reserved.map((name) => [JSON.stringify({ [name]: 1 }), "FORBIDDEN_CLAIM"] as const),
  ] as const)
    test(`that are ${claims} are refused`, async ({ tab, service }) => {
      const { uid } = await tab.signUp(newPerson());
      await service.claim(uid, { role: "surtido" });
      expect(await service.claim(uid, claims)).toBe(error);
      await tab.renew();
      expect(await tab.claim("role")).toBe("surtido");
    });
});
