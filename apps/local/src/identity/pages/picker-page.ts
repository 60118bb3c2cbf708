import { breakable, escaped, type Page } from "../../pages/page.ts";
import type { ProviderId } from "../providers.ts";
import type { TestPerson } from "../test-people.ts";

export const PICKER_PATH = "/cuentas-de-prueba";
export const PICKER_SCRIPT = "/cuentas-de-prueba.js";

const PROVIDER_NAMES: Record<ProviderId, string> = {
  "google.com": "Google",
  "facebook.com": "Facebook",
};

/** What was typed for another account, to be shown again, and what is wrong with it. */
export interface OtherAccount {
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly passwordError: "email" | "nobody";
}

const ERRORS: Record<OtherAccount["passwordError"], string> = {
  email: "Escribe un correo completo, como nombre@correo.example.",
  nobody: "Escribe un correo o, si esta cuenta no tiene, un nombre.",
};

/** The page that stands in for the window of Google or Facebook in which one chooses an account. */
export function pickerPage(
  providerId: ProviderId,
  people: { used: readonly TestPerson[]; demo: readonly TestPerson[] },
  other?: OtherAccount,
): Page {
  const provider = PROVIDER_NAMES[providerId];
  return {
    title: `Elige una cuenta de ${provider}`,
    script: PICKER_SCRIPT,
    ...(other && { status: 400 }),
    content: `<p class="lead">Esta ventana ocupa el lugar de ${provider} mientras pruebas la tienda: nadie fuera de esta computadora se entera.</p>
      ${noOpener(provider)}
      ${group("Usadas antes", people.used)}
      ${group(people.used.length > 0 ? "De ejemplo" : "Cuentas de ejemplo", people.demo)}
      ${otherForm(providerId, other)}
      <p class="away"><button data-cancel type="button">Cancelar</button></p>`,
  };
}

/** The page that takes somebody to the shop at once: they have typed who they are. */
export function chosenPage(providerId: ProviderId, person: TestPerson): Page {
  const provider = PROVIDER_NAMES[providerId];
  return {
    title: "Entrando…",
    script: PICKER_SCRIPT,
    content: `${noOpener(provider)}
      <ul class="list" data-chosen>${entry(person)}</ul>`,
  };
}

/** The page of a service that is not offered. */
export function missingProviderPage(): Page {
  return {
    title: "Elige una cuenta",
    status: 404,
    content: `<p>Esta ventana se abre desde la tienda, con «Continuar con Google» o «Continuar con Facebook».</p>
      <p><a class="button" href="/login">Volver a la tienda</a></p>`,
  };
}

function noOpener(provider: string): string {
  return `<p class="notice" data-no-opener hidden>Esta ventana se abrió sola. Ábrela desde la tienda, con «Continuar con ${provider}».</p>`;
}

function group(heading: string, people: readonly TestPerson[]): string {
  return people.length === 0
    ? ""
    : `<h2>${heading}</h2>
      <ul class="list">
        ${people.map(entry).join("\n        ")}
      </ul>`;
}

function entry(person: TestPerson): string {
  const { displayName, email, emailVerified } = person;
  const name = displayName ?? email ?? "Sin nombre";
  const parts = [
    `<span aria-hidden="true" class="initial">${escaped(initialOf(name))}</span>`,
    `<b>${breakable(name)}</b>`,
    ...(displayName !== null && email !== null ? [`<span>${breakable(email)}</span>`] : []),
    `<span class="state">${stateOf(email, emailVerified)}</span>`,
  ];
  const credential = escaped(toCredential(person));
  // The blanks keep the name apart from the email for who hears them.
  return `<li><button class="person" data-credential="${credential}" type="button">${parts.join(" ")}</button></li>`;
}

function stateOf(email: string | null, isVerified: boolean): string {
  if (email === null) {
    return "Sin correo";
  }
  return isVerified ? "Correo verificado" : "Correo sin verificar";
}

function initialOf(name: string): string {
  const [first = ""] = name;
  return first.toLocaleUpperCase("es");
}

/** As the identity service takes it: see `readProviderCredential`. */
function toCredential({ rawId, email, displayName, emailVerified }: TestPerson): string {
  return JSON.stringify({
    sub: rawId,
    ...(email !== null && { email }),
    ...(displayName !== null && { name: displayName }),
    email_verified: emailVerified,
  });
}

function otherForm(providerId: ProviderId, other: OtherAccount | undefined): string {
  const isChecked = other?.isVerified ?? providerId === "google.com";
  const invalid = other ? ' aria-invalid="true" aria-describedby="falta" autofocus' : "";
  return `<details${other ? " open" : ""}>
        <summary>Usar otra cuenta</summary>
        <form class="panel" method="post" novalidate>
          <div>
            <label for="correo">Correo electrónico</label>
            <input autocapitalize="none" autocomplete="off" id="correo" name="correo" spellcheck="false" type="email" value="${escaped(other?.email ?? "")}"${invalid}>
            ${other ? `<p class="error" id="falta" role="alert">${ERRORS[other.passwordError]}</p>` : ""}
          </div>
          <label>Nombre
            <input autocomplete="off" maxlength="100" name="nombre" value="${escaped(other?.name ?? "")}">
          </label>
          <label class="check"><input name="verificado" type="checkbox" value="si"${isChecked ? " checked" : ""}> ${PROVIDER_NAMES[providerId]} verificó este correo</label>
          <button class="solid">Continuar</button>
        </form>
      </details>`;
}
