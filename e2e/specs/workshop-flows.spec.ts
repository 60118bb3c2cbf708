import { expect, test } from "@playwright/test";
import { FlowsPage } from "../pages/flows-page.ts";
import { serveFolder, WORKSHOP } from "../visual/serve-folder.ts";

const CART = "pantallas-carrito-carrito-de-compras--ready";

test(
  "the workshop shows the machines of the story beside it, and they go with their story",
  { tag: "@full" },
  async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    const workshop = await serveFolder(WORKSHOP);
    try {
      await page.goto(`${workshop.origin}/index.html?path=/story/${CART}`);
      // A story that already runs when its machines are requested is remounted.
      const story = page.frameLocator("#storybook-preview-iframe");
      // Storybook's first page is some 160 files, and then tests its story.
      await expect(story.getByRole("link", { name: "Ir a pagar" })).toBeVisible({ timeout: 30_000 });
      await page.getByRole("tab", { name: "Flujos" }).click();
      const flows = new FlowsPage(page.frameLocator('iframe[title="Flujos"]'));
      await flows.pick("cart");
      await flows.seeLit("cart.open.summary.payable");
      await flows.seeInChart("cart.open.summary.payable");
      await flows.send("cart.clear", { operationId: "from-the-panel" });
      await flows.open("Eventos");
      await expect(flows.step("cart.clear")).toBeVisible();
      await flows.seeLit("cart.open.sending");

      await page.getByRole("link", { name: "Bajo el mínimo", exact: true }).click();
      await flows.seeState("cart", "open.summary.belowMinimum");
      await flows.open("Actores");
      await expect(flows.actors.getByRole("button", { name: /^session / })).toHaveCount(1);
      await page.frame({ url: /\/iframe\.html/ })?.evaluate(() => location.reload());
      await expect(flows.apps.getByRole("option")).toHaveText([/\(cerrada\)/, /^Storybook(?!.*cerrada)/]);
      await flows.seeState("cart", "open.summary.belowMinimum");
      expect([...asked]).toEqual([workshop.origin]);
    } finally {
      await workshop.close();
    }
  },
);
