import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";

const CODE = "4821390577";
const people = ["eva", "luz"].map((id) => ({
  id,
  email: `${id}@tienda.example`,
  isVerified: true,
  claims: { turno: 1 },
}));
const [eva, luz] = people;
const ana = { id: "ana", email: "ana@tienda.example", isVerified: false, claims: {} };
const WRONG = { code: { id: 422, field: "code", reason: "signInCodeWrong" } };

/** Nobody is of dirección; the shop has printed a code. */
async function openNewShop(over: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({ accounts: [...people, ana], firstRoleCode: CODE, ...over });
  return {
    ...shop,
    take: (name: string, code = CODE) =>
      shop.call("httpDeskServices", { method: "takeFirstRole", code }, name, {
        email: `${name}@tienda.example`,
      }),
  };
}

test("of two who type the code, however they write it, one gets the role and a session, and the log has it", async () => {
  const { take, claimed, log } = await openNewShop();
  expect(await Promise.all([take("eva", " 48213-90577 "), take("luz")])).toMatchObject([
    { token: "token of account eva" },
    { code: { id: 403 } },
  ]);
  expect(await take("luz")).toMatchObject({ code: { id: 403 } });
  expect(claimed).toEqual([{ id: "eva", claims: { turno: 1, role: "direccion" } }]);
  expect(await log()).toMatchObject([
    { by: eva?.email, accountId: "eva", method: "changeRole", subject: eva?.email, after: "direccion" },
  ]);
});

test("an address that is not confirmed, or no longer the account's, gets nothing, and the code is still good", async () => {
  const { take, claimed } = await openNewShop();
  expect(await take("ana")).toMatchObject({ code: { id: 422, field: "email" } });
  expect(await take("nadie")).toMatchObject({ code: { id: 422, field: "email" } });
  expect(claimed).toEqual([]);
  expect(await take("luz")).toEqual({ token: "token of account luz" });
});

test.for<[string, Parameters<typeof openShop>[0]]>([
  ["while somebody is of dirección", { accounts: [{ ...ana, claims: { role: "direccion" } }, ...people] }],
  ["in a shop that has printed no code", { firstRoleCode: undefined }],
])("nobody gets the role %s", async ([, over]) => {
  const { take, claimed, log } = await openNewShop(over);
  expect(await take("luz")).toMatchObject({ code: { id: 403 } });
  expect([claimed, await log()]).toEqual([[], []]);
});

test("an account may type twenty codes an hour", async () => {
  const { take, wait } = await openNewShop();
  const wrong = await Promise.all(Array.from({ length: 20 }, () => take("luz", "0000000000")));
  for (const answer of wrong) expect(answer).toMatchObject(WRONG);
  expect(await take("luz")).toMatchObject({ code: { id: 429 } });
  wait(60 * 60 * 1000);
  expect(await take("luz")).toEqual({ token: `token of account ${luz?.id}` });
});
