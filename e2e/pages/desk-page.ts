import { expect, type Locator, type Page } from "@playwright/test";
import { Keyboard } from "./keyboard.ts";

/** `/mostrador`: the board of the counter, and the order that is open on it. */
export class DeskPage {
  /** The open order. */
  readonly order: Locator;
  readonly #page: Page;
  readonly #keyboard: Keyboard;

  constructor(page: Page) {
    this.#page = page;
    this.#keyboard = new Keyboard(page);
    this.order = page.getByRole("dialog");
  }

  /** Signs in by keyboard, and waits for the board. */
  async open({ email, password }: { email: string; password: string }): Promise<void> {
    await this.#page.goto("/mostrador");
    await this.#keyboard.tabTo(this.#page.getByLabel("Correo"));
    await this.#page.keyboard.type(email);
    await this.#keyboard.tabTo(this.#page.getByLabel("Contraseña", { exact: true }));
    await this.#page.keyboard.type(password);
    await this.#page.keyboard.press("Enter");
    await expect(this.#page.getByRole("heading", { name: "Pedidos abiertos" })).toBeVisible();
  }

  /** Opens another screen by keyboard. @param name such as "Registro" */
  async goTo(name: string): Promise<void> {
    await this.#keyboard.follow(this.#page.getByRole("navigation").getByRole("link", { name }));
    await expect(this.#page.getByRole("heading", { name, level: 1 })).toBeVisible();
  }

  /** Gives an account a role by keyboard, on the screen that does so. */
  async giveRole(email: string, role: string): Promise<void> {
    await this.#keyboard.tabTo(this.#page.getByLabel("Correo de la cuenta"));
    await this.#page.keyboard.type(email);
    await this.#keyboard.tabTo(this.#page.getByLabel("Papel"));
    await this.#page.keyboard.type(role);
    await this.#keyboard.follow(this.#page.getByRole("button", { name: "Guardar" }));
  }

  /** Finds a product and changes its price by keyboard. */
  async changePrice(name: string, price: string): Promise<void> {
    await this.#keyboard.tabTo(this.#page.getByRole("searchbox"));
    await this.#page.keyboard.type(name);
    const row = this.#page.getByRole("listitem").filter({ hasText: name });
    await this.#keyboard.follow(row.getByRole("button"));
    await expect(this.#page.getByLabel("Precio", { exact: true })).toBeFocused();
    await this.#page.keyboard.type(price);
    await this.#page.keyboard.press("Enter");
    await expect(row).toContainText("Guardado.");
  }

  /** Answers a message by keyboard. @param name of who wrote it */
  async answer(name: string, text: string): Promise<void> {
    await this.#keyboard.follow(this.#page.getByRole("button", { name: `Contestar a ${name}` }));
    await this.#page.keyboard.type(text);
    await this.#keyboard.follow(this.#page.getByRole("button", { name: "Mandar respuesta" }));
  }

  /** Makes a promotion of so many per cent by keyboard. */
  async addPromotion(code: string, percentage: string): Promise<void> {
    await this.#keyboard.follow(this.#page.getByRole("button", { name: "Nueva promoción" }));
    await this.#keyboard.tabTo(this.#page.getByLabel("Código"));
    await this.#page.keyboard.type(code);
    await this.#keyboard.tabTo(this.#page.getByLabel("Porcentaje", { exact: true }));
    await this.#page.keyboard.type(percentage);
    await this.#page.keyboard.press("Enter");
  }

  /** Closes the last of the days of delivery, which no other journey wants, by keyboard, and opens it again. */
  async closeLastDay(): Promise<void> {
    const last = this.#page.getByRole("main").getByRole("listitem").getByRole("button").last();
    await this.#keyboard.follow(last);
    await expect(last).toHaveAccessibleName(/^Volver a abrir/);
    await this.#page.keyboard.press("Enter");
    await expect(last).toHaveAccessibleName(/^Cerrar/);
  }

  /** Opens a closed order by keyboard. @param number the whole of it */
  async findOrder(number: string): Promise<void> {
    await this.#keyboard.tabTo(this.#page.getByRole("searchbox"));
    await this.#page.keyboard.type(number);
    await this.#keyboard.follow(this.#page.getByRole("button", { name: "Buscar en todos los pedidos" }));
    await expect(this.order).toContainText(number);
  }

  /** Refunds units of a line of the open order by keyboard. */
  async refund(product: string, units: string): Promise<void> {
    await this.press(`Reembolsar ${product}`);
    await expect(this.order.getByLabel(`Piezas de ${product}`)).toBeFocused();
    await this.#page.keyboard.type(units);
    await this.#page.keyboard.press("Enter");
  }

  /** The card of an order. @param column such as "Pendientes" */
  card(number: string, column: string): Locator {
    return this.#page.getByRole("region", { name: column }).getByRole("link", { name: new RegExp(number) });
  }

  /** Opens an order by keyboard. */
  async openOrder(card: Locator): Promise<void> {
    await this.#keyboard.follow(card);
    await expect(this.order).toBeVisible();
  }

  /** Presses a button of the open order by keyboard. */
  async press(name: string): Promise<void> {
    await this.#keyboard.follow(this.order.getByRole("button", { name }));
  }
}
