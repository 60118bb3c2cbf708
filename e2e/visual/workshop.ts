import type { Page } from "@playwright/test";

/** A fixed time that no story depends on; timers keep running. */
const NOW = "2026-11-21T18:00:00Z";

export type Look = { width: number; height: number; mode: "light" | "dark" };

/** A window of the built workshop, in which one story after the other is brought to its end. */
export class Workshop {
  readonly page: Page;
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  static async open(page: Page, origin: string): Promise<Workshop> {
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return new Workshop(page, origin);
  }

  /** Loads a story with empty storage, and waits until its play function has ended. Rejects when that fails. */
  async show(id: string): Promise<void> {
    await this.page.goto(`${this.#origin}/iframe.html?${new URLSearchParams({ id, viewMode: "story" })}`);
    await this.page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { storyRenders?: { phase?: string }[] };
      };
      const renders = preview?.storyRenders ?? [];
      return (
        renders.length > 0 && renders.every(({ phase }) => phase === "finished" || phase === "completed")
      );
    });
    const error = await this.page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => { message?: string }[] | undefined };
      };
      return channel?.last("playFunctionThrewException")?.[0]?.message;
    });
    if (error !== undefined) throw new Error(`The story ${id} did not come to its end: ${error}`);
  }

  /** Sets the width and mode of the story, and waits for its fonts and pictures. */
  async look({ width, height, mode }: Look): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(async (colorScheme) => {
      document.documentElement.style.colorScheme = colorScheme;
      for (const picture of document.images) picture.loading = "eager";
      for (const element of document.querySelectorAll("*")) element.scrollTo(0, 0);
      await document.fonts.ready;
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    }, mode);
  }
}
