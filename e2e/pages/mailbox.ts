import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { MailedPage } from "./mailed-page.ts";

/** The page with the mails and SMS that this machine does not send, in a tab of its own. */
export class Mailbox {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async openIn(context: BrowserContext): Promise<Mailbox> {
    const mailbox = new Mailbox(await context.newPage());
    await mailbox.open();
    return mailbox;
  }

  /** Opens it, also when a link has led away from it. */
  async open(): Promise<void> {
    await this.#page.goto("/buzon-de-prueba");
  }

  /** The messages to an address or a number (E.164), newest first. */
  messages(to: string): Locator {
    return this.#page.getByRole("article").filter({ hasText: to });
  }

  mail(to: string, subject: string): Locator {
    return this.messages(to).filter({ has: this.#page.getByRole("heading", { name: subject }) });
  }

  /** Follows the link of the newest mail with that subject. */
  async follow(to: string, subject: string): Promise<MailedPage> {
    await this.mail(to, subject).first().getByRole("link").click();
    return new MailedPage(this.#page);
  }

  /** The code of the newest SMS. @param count how many have arrived */
  async code(to: string, count = 1): Promise<string> {
    await expect(this.messages(to)).toHaveCount(count);
    return this.messages(to)
      .first()
      .getByText(/^\d{6}$/)
      .innerText();
  }

  async close(): Promise<void> {
    await this.#page.close();
  }
}
