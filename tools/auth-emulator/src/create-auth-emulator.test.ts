import { expect, test } from "vitest";
import { askForDigits, PHONE } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { headingOf, visit } from "./testing/visit.ts";
import { ENGLISH, type Texts } from "./pages/texts.ts";

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
