import { expect, type BrowserContext, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** `/flujos.html`: what the machines of the shop do. */
export class FlowsPage {
  readonly apps: Locator;
  readonly moment: Locator;
  readonly actors: Locator;
  readonly chart: Locator;
  readonly drawing: Locator;
  readonly log: Locator;
  readonly event: Locator;
  readonly context: Locator;
  readonly form: Locator;
  readonly bar: Locator;

  /** @param page a tab, or the panel inside the shop */
  constructor(page: Page | FrameLocator) {
    this.bar = page.getByRole("banner");
    this.apps = page.getByRole("combobox", { name: "Pestaña" });
    this.moment = this.bar.getByRole("status").first();
    this.actors = page.getByRole("navigation", { name: "Actores" });
    this.chart = page.getByRole("region", { name: "Diagrama", exact: true });
    this.drawing = this.chart.getByRole("img");
    this.log = page.getByRole("region", { name: "Eventos" });
    this.event = page.getByRole("region", { name: "Evento", exact: true });
    this.context = page.getByRole("region", { name: "Contexto" });
    this.form = page.getByRole("region", { name: "Enviar evento" });
  }

  /** Opens it in a tab beside the shop. */
  static async openIn(context: BrowserContext): Promise<FlowsPage & { page: Page }> {
    const page = await context.newPage();
    await page.goto("/flujos.html");
    return Object.assign(new FlowsPage(page), { page });
  }

  /** Records what inspected tabs send to a page from now on. @returns reads it, as text */
  static async record(page: Page): Promise<() => Promise<string>> {
    await page.evaluate(() => {
      const received: string[] = [];
      const bus = new BroadcastChannel("machines");
      bus.addEventListener("message", ({ data }) => received.push(JSON.stringify(data)));
      Object.assign(globalThis, { received });
    });
    return () => page.evaluate(() => (Reflect.get(globalThis, "received") as string[]).join("\n"));
  }

  /** Shows the machines of another tab. */
  async follow(title: string): Promise<void> {
    const tab = this.apps.getByRole("option").filter({ hasText: title });
    await this.apps.selectOption(await tab.getAttribute("value"));
  }

  /** Opens a drawer beside the chart. */
  async open(drawer: "Actores" | "Eventos" | "Detalle"): Promise<void> {
    const toggle = this.bar.getByRole("button", { name: new RegExp(`^${drawer}`) });
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  }

  /** The chart of an actor; the drawer of the actors closes then. */
  async pick(actor: string): Promise<void> {
    await this.open("Actores");
    await this.actors.getByRole("button", { name: new RegExp(`^${actor} `) }).click();
  }

  /** The actor is in a state, by the list of actors. */
  async seeState(actor: string, state: string): Promise<void> {
    await this.open("Actores");
    await expect(this.actors.getByRole("button", { name: `${actor} ${state}`, exact: true })).toBeVisible();
  }

  /** A state is highlighted in the chart. @param id such as `cart.open` */
  async seeLit(id: string): Promise<void> {
    await expect(this.chart.locator(`[data-state="${id}"][data-active]`)).toBeAttached();
  }

  /** A state is completely visible. @param id such as `cart.open` */
  async seeInChart(id: string): Promise<void> {
    await expect(this.chart.locator(`[data-state="${id}"] > rect`).first()).toBeInViewport({ ratio: 0.99 });
  }

  /** The events, newest first, by their types. */
  async types(): Promise<string[]> {
    await this.open("Eventos");
    return this.log.getByRole("listitem").locator("b").allTextContents();
  }

  /** The last event of a type, in the drawer of the events. */
  step(type: string): Locator {
    return this.log.getByRole("button").filter({ hasText: type }).first();
  }

  /** Writes an event and sends it. */
  async send(type: string, payload: object): Promise<void> {
    await this.open("Detalle");
    await this.form.getByLabel("Tipo").fill(type);
    await this.form.getByLabel("Datos (JSON)").fill(JSON.stringify(payload));
    await this.form.getByRole("button", { name: /^Enviar a / }).click();
  }
}
