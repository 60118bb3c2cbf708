import { GoogleAuthProvider } from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, facebookOf, googleOf, signInWith } from "../testing/people.ts";
import { useDatabaseFile } from "../testing/use-database-file.ts";
import { useEmulator } from "../testing/use-emulator.ts";
import { headingOf, visit, type Visit } from "../testing/visit.ts";
import { send } from "../testing/wire.ts";

const PATH = "/emulator/accounts";

interface Credential {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly email_verified: boolean;
}

test("whoever has no account at Google chooses one of a few people, and comes in as them", async () => {
  const { origin } = await useEmulator();
  const page = await visit(`${origin}${PATH}?provider=google`);
  expect(headingOf(page)).toBe("Choose an account of Google");
  const people = credentialsOf(page);
  expect(people.map(({ name, email_verified }) => [name, email_verified])).toEqual([
    ["Alex Rivera", true],
    ["Sam Taylor", true],
    ["Kim Lindqvist", false],
  ]);
  const user = await signInWith(origin, GoogleAuthProvider.credential(JSON.stringify(people[0])));
  expect(user).toMatchObject({ displayName: "Alex Rivera", email: "alex.rivera@mail.example" });
});

test("Facebook vouches for nobody's address, and knows somebody without one", async () => {
  const { origin } = await useEmulator();
  const people = credentialsOf(await visit(`${origin}${PATH}?provider=facebook`));
  expect(people.map(({ email_verified }) => email_verified)).toEqual([false, false, false]);
  expect(people.at(-1)).toEqual({
    sub: expect.stringMatching(/^\d{18}$/),
    name: "Kim Lindqvist",
    email_verified: false,
  });
});

test("who has come before is first, once, with that service alone, also after a restart", async () => {
  const path = useDatabaseFile();
  const first = await useEmulator({ path });
  const [demo] = credentialsOf(await visit(`${first.origin}${PATH}?provider=google`));
  await signInWith(first.origin, GoogleAuthProvider.credential(JSON.stringify(demo)));
  await signInWith(first.origin, googleOf());
  first.close();
  const { origin } = await useEmulator({ path });
  const page = await visit(`${origin}${PATH}?provider=google`);
  expect(credentialsOf(page).map(({ name }) => name)).toEqual([
    "Ana de Google",
    "Alex Rivera",
    "Sam Taylor",
    "Kim Lindqvist",
  ]);
  expect(page.html.indexOf("Used before")).toBeLessThan(page.html.indexOf("Ana de Google"));
  expect((await visit(`${origin}${PATH}?provider=facebook`)).html).not.toContain("Ana de Google");
});

test("who did not get in is remembered too: they will prove more and come again", async () => {
  const { origin } = await useEmulator();
  await signInWith(origin, googleOf());
  await codeOf(signInWith(origin, facebookOf()));
  const [first] = credentialsOf(await visit(`${origin}${PATH}?provider=facebook`));
  expect(first).toMatchObject({ sub: "f-ana", name: "Ana de Facebook" });
});

test("another account is typed in, and is the same one the next time", async () => {
  const { origin } = await useEmulator();
  const type = async (form: Record<string, string>) =>
    credentialsOf(await visit(`${origin}${PATH}?provider=google`, form));
  const ana = { email: " ANA@example.mx ", name: "Ana", verified: "yes" };
  const [first, ...others] = await type(ana);
  expect(others).toEqual([]);
  expect(first).toEqual({
    sub: expect.stringMatching(/^\d{18}$/),
    email: "ana@example.mx",
    name: "Ana",
    email_verified: true,
  });
  expect(await type({ email: "ana@example.mx" })).toEqual([
    { sub: first?.sub, email: "ana@example.mx", email_verified: false },
  ]);
  const [demo] = credentialsOf(await visit(`${origin}${PATH}?provider=google`));
  expect(await type({ email: demo?.email ?? "" })).toMatchObject([{ sub: demo?.sub }]);
});

test("an account of Facebook may have a name alone", async () => {
  const { origin } = await useEmulator();
  const page = await visit(`${origin}${PATH}?provider=facebook`, { name: "Lupita", verified: "yes" });
  expect(credentialsOf(page)).toEqual([
    { sub: expect.stringMatching(/^\d{18}$/), name: "Lupita", email_verified: false },
  ]);
});

test.for([
  ["google", { email: "ana", name: 'A"na' }, "Type a complete email, such as name@example.com."],
  ["google", { name: 'A"na' }, "Type a complete email, such as name@example.com."],
  ["facebook", { email: "ana", name: 'A"na' }, "Type a complete email, such as name@example.com."],
  ["facebook", {}, "Type an email or, if the account has none, a name."],
] as const)(
  "%s: with %o the form says what is wrong and keeps what was typed",
  async ([service, form, error]) => {
    const { origin } = await useEmulator();
    const page = await visit(`${origin}${PATH}?provider=${service}`, form);
    expect(page.status).toBe(400);
    expect(page.html).toContain(error);
    expect(page.html).toContain("<details open>");
    expect(page.html).toContain(`value="${"email" in form ? form.email : ""}"`);
    expect(page.html).toContain(`value="${"name" in form ? "A&quot;na" : ""}"`);
  },
);

test("what people are called stays text", async () => {
  const { origin } = await useEmulator();
  await signInWith(origin, googleOf({ name: `<img src=x>"'` }));
  const page = await visit(`${origin}${PATH}?provider=google`);
  expect(page.html).not.toContain("<img");
  expect(credentialsOf(page)[0]).toMatchObject({ name: `<img src=x>"'` });
});

test.for(["", "?provider=apple", "?provider=constructor", "?provider=google&provider=google"])(
  "'%s' is no service",
  async (query) => {
    const { origin } = await useEmulator();
    expect((await visit(`${origin}${PATH}${query}`)).status).toBe(404);
    expect((await visit(`${origin}${PATH}${query}`, { email: "ana@example.mx" })).status).toBe(404);
  },
);

test("a page elsewhere gets nobody's account, not even with a form", async () => {
  const { origin } = await useEmulator();
  const headers = { "sec-fetch-site": "cross-site" };
  const url = `${origin}${PATH}?provider=google`;
  expect((await send(url, { headers })).status).toBe(403);
  expect((await send(url, { method: "POST", headers, body: new URLSearchParams() })).status).toBe(403);
});

test("the window runs its own script alone", async () => {
  const { origin } = await useEmulator();
  const { html, headers } = await visit(`${origin}${PATH}?provider=google`);
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
