import { sendEmailVerification } from "firebase/auth";
import { expect, test } from "vitest";
import { askForDigits, PHONE, signUp } from "./testing/people.ts";
import { readMails } from "./testing/sent.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { headingOf, visit } from "./testing/visit.ts";
import { ENGLISH, type Texts } from "./texts.ts";

const FRENCH: Texts = {
  ...ENGLISH,
  mailbox: { ...ENGLISH.mailbox, title: "Boîte d'essai", smsSubject: "Votre code <La Boutique>" },
  picker: { ...ENGLISH.picker, title: (provider) => `Choisissez un compte ${provider}` },
};
const FRAME = {
  lang: "fr",
  notice: "Page d'essai",
  style: ":root { --accent: teal; }",
  icon: "/boutique.svg",
};

test("pages stand at the paths, in the words and in the frame that the app gives", async () => {
  const paths = { mailbox: "/courrier", picker: "/comptes" };
  const { origin } = await useEmulator({ frame: FRAME, texts: FRENCH, paths });
  await askForDigits(origin, PHONE);
  const mailbox = await visit(`${origin}/courrier`);
  expect(headingOf(mailbox)).toBe("Boîte d'essai");
  expect(mailbox.html).toContain('<html lang="fr">');
  expect(mailbox.html).toContain('<link rel="icon" href="/boutique.svg">');
  expect(mailbox.html).toContain("--accent: teal;");
  expect(mailbox.html).toContain("Votre code &lt;La Boutique&gt;");
  expect(mailbox.html).toContain('<script src="/courrier.js" defer></script>');
  expect((await fetch(`${origin}/courrier.js`)).status).toBe(200);
  expect(headingOf(await visit(`${origin}/comptes?provider=google`))).toBe("Choisissez un compte Google");
  expect((await visit(`${origin}/emulator/mailbox`)).html).toBe("somebody else's");
});

test("the picker offers the accounts that the app gives", async () => {
  const yuki = { displayName: "Yuki", email: "yuki@mail.example", emailVerified: true };
  const { origin } = await useEmulator({ sampleAccounts: { "google.com": [yuki], "facebook.com": [] } });
  const people = async (provider: string) =>
    (await visit(`${origin}/emulator/accounts?provider=${provider}`)).html.match(/<b>[^<]*<\/b>/g);
  expect([await people("google"), await people("facebook")]).toEqual([["<b>Yuki</b>"], null]);
});

test("links and dates are in the language of the frame, unless another is given", async () => {
  const languageOf = async (locale?: string) => {
    const { origin } = await useEmulator({ frame: FRAME, ...(locale !== undefined && { locale }) });
    await sendEmailVerification(await signUp(origin));
    const [mail] = await readMails(origin);
    return new URL(mail?.oobLink ?? "").searchParams.get("lang");
  };
  expect([await languageOf(), await languageOf("es-MX")]).toEqual(["fr", "es"]);
});
