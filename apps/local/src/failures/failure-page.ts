import { escaped, type Page } from "@shop/auth-emulator/pages";
import { deskServices } from "@shop/contract/desk";
import { services } from "@shop/contract/schemas";
import { type InjectedFailures, KINDS, SERVICES, TURNS } from "./injected-failures.ts";

/** The page with the active failure, and a button for each kind. */
export function failurePage(failures: InjectedFailures): Page {
  return {
    title: "Fallas de prueba",
    content: `<p class="lead">Elige qué falla, y luego haz en la tienda lo que quieras ver fallar.</p>
      <p class="notice" role="status">${escaped(stateOf(failures))}</p>
      <form class="panel">
        <p><label>Llamada <select name="llamada"><option value="">Cualquiera</option>${calls()}</select></label></p>
        <fieldset>
          <legend>¿Cuáles fallan?</legend>
          ${Object.entries(TURNS).map(radioOf).join("\n          ")}
        </fieldset>
        <fieldset>
          <legend>¿Qué les pasa?</legend>
          ${buttons("falla", KINDS)}
        </fieldset>
      </form>
      <form class="panel">
        <fieldset>
          <legend>¿Qué no responde?</legend>
          ${buttons("sin", SERVICES)}
        </fieldset>
        <button name="bien" value="1">Nada falla</button>
      </form>
      <p class="away"><a href="/">Volver a la tienda</a></p>`,
  };
}

function stateOf({ failure, missing }: InjectedFailures): string {
  if (missing !== undefined) return `No responde: ${SERVICES[missing]}.`;
  if (failure === undefined) return "Nada falla.";
  return `Falla: ${KINDS[failure.kind]} (${TURNS[failure.turn]}; ${failure.call ?? "cualquier llamada"}).`;
}

function calls(): string {
  return Object.entries({ ...services, ...deskServices })
    .map(([name, methods]) => {
      const options = Object.keys(methods).map((method) => `<option>${method}</option>`);
      return `<optgroup label="${name}"><option value="${name}">todas las de ${name}</option>${options.join("")}</optgroup>`;
    })
    .join("");
}

function radioOf([value, name]: [string, string], index: number): string {
  return `<label class="check"><input type="radio" name="turno" value="${value}"${index === 0 ? " checked" : ""}> ${name}</label>`;
}

function buttons(field: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .map(([value, name]) => `<button name="${field}" value="${value}">${name}</button>`)
    .join("\n          ");
}
