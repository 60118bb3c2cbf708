import type { Locator, Page } from "@playwright/test";
import { inTurn } from "../in-turn.ts";

/** What is typed into the fields, by their names; `Estado` is chosen. */
export type TypedAddress = Partial<Record<AddressField, string>>;

type AddressField =
  | "Nombre de quien recibe"
  | "Teléfono de quien recibe"
  | "Calle"
  | "Número exterior"
  | "Número interior"
  | "Colonia"
  | "Código postal"
  | "Ciudad o municipio"
  | "Estado"
  | "Referencias";

/** `/cuenta?seccion=direcciones`. */
export class AddressBook {
  readonly add: Locator;
  readonly save: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole("main");
    this.add = this.#main.getByRole("button", { name: "Agregar dirección" });
    // In the checkout it continues, too.
    this.save = this.#main.getByRole("button", { name: /^Guardar (dirección|y continuar)$/ });
  }

  /** @param name of who receives it */
  card(name: string): Locator {
    return this.#main.getByRole("article", { name, exact: true });
  }

  field(name: AddressField): Locator {
    return name === "Estado"
      ? this.#main.getByRole("combobox", { name })
      : this.#main.getByRole("textbox", { name, exact: true });
  }

  async type({ Estado, ...typed }: TypedAddress): Promise<void> {
    // The type of Object.entries loses its keys.
    const fields = Object.entries(typed) as [AddressField, string][];
    await inTurn(fields, ([name, text]) => this.field(name).fill(text));
    if (Estado) await this.field("Estado").selectOption(Estado);
  }
}
