import { PROVIDER_NAMES, type ProviderId } from "../services/provider-credential.ts";
import type { Texts } from "./texts.ts";
import { breakable, escaped, type Page } from "./page.ts";
import type { PageOptions, Person } from "./page-options.ts";

/** What was typed for another account, to be shown again, and what is wrong with it. */
export interface OtherAccount {
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly error: "email" | "nobody";
}

/** The page that replaces the account picker of Google or Facebook. */
export function pickerPage(
  providerId: ProviderId,
  samples: readonly Person[],
  { texts: { picker }, paths, frame }: PageOptions,
  other?: OtherAccount,
): Page {
  const provider = PROVIDER_NAMES[providerId];
  const list = `<h2>${escaped(picker.samples)}</h2>
      <ul class="list">
        ${samples.map((person) => entry(person, picker, frame.lang)).join("\n        ")}
      </ul>`;
  return {
    title: picker.title(provider),
    script: `${paths.picker}.js`,
    ...(other && { status: 400 }),
    content: `<p class="lead">${escaped(picker.lead(provider))}</p>
      ${noOpener(provider, picker)}
      ${samples.length === 0 ? "" : list}
      ${otherForm(providerId, picker, other)}
      <p class="away"><button data-cancel type="button">${escaped(picker.cancel)}</button></p>`,
  };
}

/** The page that returns to the app at once, after an account was typed. */
export function chosenPage(
  providerId: ProviderId,
  person: Person,
  { texts: { picker }, paths, frame }: PageOptions,
): Page {
  return {
    title: picker.entering,
    script: `${paths.picker}.js`,
    content: `${noOpener(PROVIDER_NAMES[providerId], picker)}
      <ul class="list" data-chosen>${entry(person, picker, frame.lang)}</ul>`,
  };
}

type PickerTexts = Texts["picker"];

function noOpener(provider: string, picker: PickerTexts): string {
  return `<p class="notice" data-no-opener hidden>${escaped(picker.noOpener(provider))}</p>`;
}

function entry(person: Person, picker: PickerTexts, locale: string): string {
  const { displayName, email, emailVerified } = person;
  const name = displayName ?? email ?? picker.noName;
  const [first = ""] = name;
  const state = emailVerified ? picker.verified : picker.unverified;
  const parts = [
    `<span aria-hidden="true" class="initial">${escaped(first.toLocaleUpperCase(locale))}</span>`,
    `<b>${breakable(name)}</b>`,
    ...(displayName !== null && email !== null ? [`<span>${breakable(email)}</span>`] : []),
    `<span class="state">${escaped(email === null ? picker.noEmail : state)}</span>`,
  ];
  const credential = escaped(toCredential(person));
  // The blanks separate the name from the e-mail for screen readers.
  return `<li><button class="person" data-credential="${credential}" type="button">${parts.join(" ")}</button></li>`;
}

/** As the emulator takes it: see `readProviderCredential`. */
function toCredential({ rawId, email, displayName, emailVerified }: Person): string {
  return JSON.stringify({
    sub: rawId,
    ...(email !== null && { email }),
    ...(displayName !== null && { name: displayName }),
    email_verified: emailVerified,
  });
}

function otherForm(providerId: ProviderId, picker: PickerTexts, other: OtherAccount | undefined): string {
  const isChecked = other?.isVerified ?? providerId === "google.com";
  const invalid = other ? ' aria-invalid="true" aria-describedby="error" autofocus' : "";
  const error = other?.error === "nobody" ? picker.nobodyError : picker.emailError;
  return `<details${other ? " open" : ""}>
        <summary>${escaped(picker.other)}</summary>
        <form class="panel" method="post" novalidate>
          <div>
            <label for="email">${escaped(picker.email)}</label>
            <input autocapitalize="none" autocomplete="off" id="email" name="email" spellcheck="false" type="email" value="${escaped(other?.email ?? "")}"${invalid}>
            ${other ? `<p class="error" id="error" role="alert">${escaped(error)}</p>` : ""}
          </div>
          <label>${escaped(picker.name)}
            <input autocomplete="off" maxlength="100" name="name" value="${escaped(other?.name ?? "")}">
          </label>
          <label class="check"><input name="verified" type="checkbox" value="yes"${isChecked ? " checked" : ""}> ${escaped(picker.vouches(PROVIDER_NAMES[providerId]))}</label>
          <button class="solid">${escaped(picker.continue)}</button>
        </form>
      </details>`;
}
