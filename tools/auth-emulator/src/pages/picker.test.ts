import { GoogleAuthProvider } from "firebase/auth";
import { expect, test } from "vitest";
import { signInWith } from "../testing/people.ts";
import type { SampleAccounts } from "./page-options.ts";
import { useEmulator } from "../testing/use-emulator.ts";
import { headingOf, visit, type Visit } from "../testing/visit.ts";

const PATH = "/emulator/accounts";

interface Credential {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
  readonly email_verified: boolean;
}

const SAMPLES: SampleAccounts = {
  "google.com": [
    { displayName: `<img src=x>"'`, email: "alex@mail.example", emailVerified: true },
    { displayName: "Kim", email: "kim@mail.example", emailVerified: false },
  ],
  "facebook.com": [{ displayName: "Jo", email: null, emailVerified: false }],
};

test("one chooses an account of those that the app gives, and comes in as them", async () => {
  const { origin } = await useEmulator({ sampleAccounts: SAMPLES });
  const page = await visit(`${origin}${PATH}?provider=google`);
  expect(headingOf(page)).toBe("Elige una cuenta de Google");
  // Names are escaped.
  expect(page.html).not.toContain("<img");
  const people = credentialsOf(page);
  expect(people.map(({ name, email_verified }) => [name, email_verified])).toEqual([
    [`<img src=x>"'`, true],
    ["Kim", false],
  ]);
  const user = await signInWith(origin, GoogleAuthProvider.credential(JSON.stringify(people[0])));
  expect(user).toMatchObject({ displayName: `<img src=x>"'`, email: "alex@mail.example" });
  expect(credentialsOf(await visit(`${origin}${PATH}?provider=facebook`))).toEqual([
    { sub: expect.stringMatching(/^\d{18}$/), name: "Jo", email_verified: false },
  ]);
});

test("another account is typed in, and is the same one the next time", async () => {
  const { origin } = await useEmulator({ sampleAccounts: SAMPLES });
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
  ["google", { email: "ana", name: 'A"na' }, "Escribe un correo completo, como nombre@correo.example."],
  ["google", { name: 'A"na' }, "Escribe un correo completo, como nombre@correo.example."],
  ["facebook", { email: "ana", name: 'A"na' }, "Escribe un correo completo, como nombre@correo.example."],
  ["facebook", {}, "Escribe un correo o, si esta cuenta no tiene, un nombre."],
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

test.for(["", "?provider=apple", "?provider=constructor", "?provider=google&provider=google"])(
  "'%s' is no service",
  async (query) => {
    const { origin } = await useEmulator();
    expect((await visit(`${origin}${PATH}${query}`)).status).toBe(404);
    expect((await visit(`${origin}${PATH}${query}`, { email: "ana@example.mx" })).status).toBe(404);
  },
);

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
