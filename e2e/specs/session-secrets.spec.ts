import type { Page } from "@playwright/test";
import { expect, withOwnShop } from "../fixtures.ts";
import { SESSION } from "../pages/shopper.ts";

const MARKER = /^v1\.[0-9a-z]+$/;
/** How far down each screen was. */
const SCROLLED = "react-router-scroll-positions";

const test = withOwnShop.extend<{ addresses: string[] }>({
  /** The URLs of all requests of the browser. */
  addresses: async ({ context }, give) => {
    const addresses: string[] = [];
    context.on("request", (request) => addresses.push(request.url()));
    await give(addresses);
  },
});

test("nothing secret or personal is stored, in a URL or logged, for every sign-in method", async ({
  shopper,
  server,
  addresses,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/status of 400/);
  const { login, phoneSignIn, shop, page } = shopper;
  const newPassword = "tres platos de trigo";
  const wrongPassword = "otra contraseña";
  /** What was typed, and what the mails and the SMS carried. */
  const typed = [shopper.password, newPassword, wrongPassword];
  const tokens: string[] = [];
  /** Whose sessions there were. */
  const uids: string[] = [];

  /** The session may be where the SDK keeps it, and nowhere else. */
  const seeSession = async () => {
    const stored = await readStoredData(page);
    const { [SESSION]: session = "{}", ...others } = stored.local;
    const { stsTokenManager, uid } = JSON.parse(session) as {
      stsTokenManager: Record<string, string>;
      uid: string;
    };
    uids.push(uid);
    tokens.push(stsTokenManager["accessToken"] ?? "", stsTokenManager["refreshToken"] ?? "");
    seeNothing(session, typed);
    seeNothing(JSON.stringify({ ...stored, local: others }), [...typed, ...tokens]);
    expect(stored.cookies).toEqual({ tk: expect.stringMatching(MARKER) });
    expect(Object.keys(stored.session).filter((key) => key !== SCROLLED)).toEqual([]);
  };
  /** Nothing of the session is left. */
  const seeNoSession = async () => {
    const stored = await readStoredData(page);
    expect(stored.cookies).toEqual({});
    expect(Object.keys(stored.session).filter((key) => key !== SCROLLED)).toEqual([]);
    expect(stored.local).not.toHaveProperty([SESSION]);
    seeNothing(JSON.stringify(stored), [...typed, ...tokens, ...uids, shopper.email, shopper.phone]);
  };

  await shopper.register();
  await seeSession();
  await shopper.signOut();
  await seeNoSession();

  await shopper.open("/login");
  await login.submit({ email: shopper.email, password: wrongPassword });
  await expect(login.errorMessage).toBeVisible();
  await seeNoSession();
  await shopper.signIn();
  await seeSession();
  await shopper.signOut();

  await shopper.open("/login?modo=telefono");
  await phoneSignIn.askCode(shopper.phone);
  const mailbox = await shopper.openMailbox();
  const code = await mailbox.code(shopper.phone);
  typed.push(code);
  await phoneSignIn.submit(code);
  await shop.seeLoggedIn();
  await seeSession();
  await shopper.signOut();
  await seeNoSession();

  await shopper.open("/login?modo=recuperar");
  await page.getByRole("main").getByRole("textbox", { name: "Correo electrónico" }).fill(shopper.email);
  await page.getByRole("button", { name: "Enviar correo" }).click();
  await shop.see("Revisa tu correo");
  await mailbox.open();
  const mailed = await mailbox.follow(shopper.email, "Tu contraseña nueva en La Alacena");
  const link = new URL(mailed.page.url());
  typed.push(link.searchParams.get("oobCode") ?? "");
  await mailed.choosePassword(newPassword);
  await mailed.see("Tu contraseña está guardada");
  await mailbox.close();

  await shopper.open("/login");
  await (await login.social.open("Google")).type(shopper, { isVerified: true });
  await shop.seeLoggedIn();
  await seeSession();

  // The link of a mail is what carries its code.
  const asked = addresses.filter((address) => new URL(address).pathname !== link.pathname);
  expect(asked).toContain(`${server.origin}/cuentas-de-prueba?provider=google`);
  const secrets = [...typed, ...tokens, shopper.email, shopper.phone];
  seeNothing(decodeURIComponent(asked.join("\n")), secrets);
  seeNothing(server.output, secrets);
  expect(server.output).toContain(server.origin);
});

/** None of these is in a text; one that is not known, such as "", counts as found. */
function seeNothing(text: string, secrets: readonly string[]): void {
  expect(secrets.filter((secret) => secret === "" || text.includes(secret))).toEqual([]);
}

/** What the browser of a page keeps of its site: cookies, both storages, and the names of databases and caches. */
async function readStoredData(page: Page) {
  const cookies = await page.context().cookies();
  const storages = await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    others: [...(await indexedDB.databases()).map(({ name }) => name ?? ""), ...(await caches.keys())],
  }));
  return { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])), ...storages };
}
