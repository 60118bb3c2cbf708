import { GoogleAuthProvider } from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, facebookOf, googleOf, signInWith } from "../testing/shopper.ts";
import { useDatabaseFile } from "../testing/use-database-file.ts";
import { useIdentity } from "../testing/use-identity.ts";
import { headingOf, visit, type Visit } from "../testing/visit.ts";
import { send } from "../testing/wire.ts";

const PATH = "/cuentas-de-prueba";

interface Credential {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly email_verified: boolean;
}

test("whoever has no account at Google chooses one of a few people, and comes in as them", async () => {
  const { origin } = await useIdentity();
  const page = await visit(`${origin}${PATH}?proveedor=google`);
  expect(headingOf(page)).toBe("Elige una cuenta de Google");
  const people = credentialsOf(page);
  expect(people.map(({ name, email_verified }) => [name, email_verified])).toEqual([
    ["Valeria Campos", true],
    ["Ricardo Peña", true],
    ["Guadalupe Ríos", false],
  ]);
  const user = await signInWith(origin, GoogleAuthProvider.credential(JSON.stringify(people[0])));
  expect(user).toMatchObject({ displayName: "Valeria Campos", email: "valeria.campos@correo.example" });
});

test("Facebook vouches for nobody's address, and knows somebody without one", async () => {
  const { origin } = await useIdentity();
  const people = credentialsOf(await visit(`${origin}${PATH}?proveedor=facebook`));
  expect(people.map(({ email_verified }) => email_verified)).toEqual([false, false, false]);
  expect(people.at(-1)).toEqual({
    sub: expect.stringMatching(/^\d{18}$/),
    name: "Guadalupe Ríos",
    email_verified: false,
  });
});

test("who has come before is first, once, with that service alone, also after a restart", async () => {
  const path = useDatabaseFile();
  const first = await useIdentity({ path });
  const [demo] = credentialsOf(await visit(`${first.origin}${PATH}?proveedor=google`));
  await signInWith(first.origin, GoogleAuthProvider.credential(JSON.stringify(demo)));
  await signInWith(first.origin, googleOf());
  first.close();
  const { origin } = await useIdentity({ path });
  const page = await visit(`${origin}${PATH}?proveedor=google`);
  expect(credentialsOf(page).map(({ name }) => name)).toEqual([
    "Ana de Google",
    "Valeria Campos",
    "Ricardo Peña",
    "Guadalupe Ríos",
  ]);
  expect(page.html.indexOf("Usadas antes")).toBeLessThan(page.html.indexOf("Ana de Google"));
  expect((await visit(`${origin}${PATH}?proveedor=facebook`)).html).not.toContain("Ana de Google");
});

test("who did not get in is remembered too: they will prove more and come again", async () => {
  const { origin } = await useIdentity();
  await signInWith(origin, googleOf());
  await codeOf(signInWith(origin, facebookOf()));
  const [first] = credentialsOf(await visit(`${origin}${PATH}?proveedor=facebook`));
  expect(first).toMatchObject({ sub: "f-ana", name: "Ana de Facebook" });
});

test("another account is typed in, and is the same one the next time", async () => {
  const { origin } = await useIdentity();
  const type = async (form: Record<string, string>) =>
    credentialsOf(await visit(`${origin}${PATH}?proveedor=google`, form));
  const ana = { correo: " ANA@example.mx ", nombre: "Ana", verificado: "si" };
  const [first, ...others] = await type(ana);
  expect(others).toEqual([]);
  expect(first).toEqual({
    sub: expect.stringMatching(/^\d{18}$/),
    email: "ana@example.mx",
    name: "Ana",
    email_verified: true,
  });
  expect(await type({ correo: "ana@example.mx" })).toEqual([
    { sub: first?.sub, email: "ana@example.mx", email_verified: false },
  ]);
  const [demo] = credentialsOf(await visit(`${origin}${PATH}?proveedor=google`));
  expect(await type({ correo: demo?.email ?? "" })).toMatchObject([{ sub: demo?.sub }]);
});

test("an account of Facebook may have a name alone", async () => {
  const { origin } = await useIdentity();
  const page = await visit(`${origin}${PATH}?proveedor=facebook`, { nombre: "Lupita", verificado: "si" });
  expect(credentialsOf(page)).toEqual([
    { sub: expect.stringMatching(/^\d{18}$/), name: "Lupita", email_verified: false },
  ]);
});

test.for([
  ["google", { correo: "ana", nombre: 'A"na' }, "Escribe un correo completo, como nombre@correo.example."],
  ["google", { nombre: 'A"na' }, "Escribe un correo completo, como nombre@correo.example."],
  ["facebook", { correo: "ana", nombre: 'A"na' }, "Escribe un correo completo, como nombre@correo.example."],
  ["facebook", {}, "Escribe un correo o, si esta cuenta no tiene, un nombre."],
] as const)(
  "%s: with %o the form says what is wrong and keeps what was typed",
  async ([service, form, passwordError]) => {
    const { origin } = await useIdentity();
    const page = await visit(`${origin}${PATH}?proveedor=${service}`, form);
    expect(page.status).toBe(400);
    expect(page.html).toContain(passwordError);
    expect(page.html).toContain("<details open>");
    expect(page.html).toContain(`value="${"correo" in form ? form.correo : ""}"`);
    expect(page.html).toContain(`value="${"nombre" in form ? "A&quot;na" : ""}"`);
  },
);

test("what people are called stays text", async () => {
  const { origin } = await useIdentity();
  await signInWith(origin, googleOf({ name: `<img src=x>"'` }));
  const page = await visit(`${origin}${PATH}?proveedor=google`);
  expect(page.html).not.toContain("<img");
  expect(credentialsOf(page)[0]).toMatchObject({ name: `<img src=x>"'` });
});

test.for(["", "?proveedor=apple", "?proveedor=constructor", "?proveedor=google&proveedor=google"])(
  "'%s' is no service",
  async (query) => {
    const { origin } = await useIdentity();
    expect((await visit(`${origin}${PATH}${query}`)).status).toBe(404);
    expect((await visit(`${origin}${PATH}${query}`, { correo: "ana@example.mx" })).status).toBe(404);
  },
);

test("a page elsewhere gets nobody's account, not even with a form", async () => {
  const { origin } = await useIdentity();
  const headers = { "sec-fetch-site": "cross-site" };
  const url = `${origin}${PATH}?proveedor=google`;
  expect((await send(url, { headers })).status).toBe(403);
  expect((await send(url, { method: "POST", headers, body: new URLSearchParams() })).status).toBe(403);
});

test("the window runs its own script alone", async () => {
  const { origin } = await useIdentity();
  const { html, headers } = await visit(`${origin}${PATH}?proveedor=google`);
  expect(html).toContain(`<script src="${PATH}.js" defer></script>`);
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(await (await fetch(`${origin}${PATH}.js`)).text()).toContain("location.origin");
});

/** The credentials behind the buttons of the page, in their order. */
function credentialsOf({ html }: Visit): Credential[] {
  return [...html.matchAll(/data-credential="(?<json>[^"]*)"/g)].map(({ groups }) =>
    JSON.parse(
      (groups?.json ?? "")
        .replaceAll("&quot;", '"')
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&"),
    ),
  );
}
