import { expect, test } from "@playwright/test";
import { FlowsPage } from "../pages/flows-page.ts";
import { serveFolder, WORKSHOP } from "../visual/serve-folder.ts";

const CART = "pantallas-carrito-carrito-de-compras--ready";

test("the workshop shows the machines of the story beside it, and follows what happens to them", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  const workshop = await serveFolder(WORKSHOP);
  try {
    await page.goto(`${workshop.origin}/index.html?path=/story/${CART}`);
    await page.getByRole("tab", { name: "Flujos" }).click();
    const flows = new FlowsPage(page.frameLocator('iframe[title="Flujos"]'));
    await flows.pick("summary");
    await flows.seeLit("summary.ready");
    await flows.seeInChart("summary.ready");
    await flows.pick("cart");
    await flows.send("cart.clear", { operationId: "from-the-panel" });
    await flows.open("Eventos");
    await expect(flows.step("cart.clear")).toBeVisible();
    await flows.pick("contents");
    await flows.seeLit("accountCart.sending");
    expect([...asked]).toEqual([workshop.origin]);
  } finally {
    workshop.close();
  }
});

test("a story that runs already when its machines are asked for begins anew", async ({ page }) => {
  const workshop = await serveFolder(WORKSHOP);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${workshop.origin}/index.html?path=/story/${CART}`);
    const story = page.frameLocator("#storybook-preview-iframe");
    await expect(story.getByRole("link", { name: "Ir a pagar" })).toBeVisible();
    await page.getByRole("button", { name: "Open addon panel" }).click();
    await page.getByRole("tab", { name: "Flujos" }).click();
    const flows = new FlowsPage(page.frameLocator('iframe[title="Flujos"]'));
    await flows.pick("summary");
    await flows.seeLit("summary.ready");
  } finally {
    workshop.close();
  }
});

test("the machines of a story go with it, and those of a page with the page", async ({ page }) => {
  const workshop = await serveFolder(WORKSHOP);
  try {
    await page.goto(`${workshop.origin}/index.html?path=/story/${CART}`);
    await page.getByRole("tab", { name: "Flujos" }).click();
    const flows = new FlowsPage(page.frameLocator('iframe[title="Flujos"]'));
    await flows.pick("session");
    await page.getByRole("link", { name: "Bajo el mínimo", exact: true }).click();
    await flows.seeState("summary", "belowMinimum");
    await flows.open("Actores");
    await expect(flows.actors.getByRole("button", { name: /^session / })).toHaveCount(1);

    const story = page.frameLocator("#storybook-preview-iframe");
    await page.getByRole("switch", { name: "Grid visibility" }).click();
    await page.getByRole("switch", { name: "Outline tool" }).click();
    await flows.open("Actores");
    await expect(flows.actors.getByRole("button", { name: /^session / })).toHaveCount(1);
    await expect(story.getByRole("meter", { name: "Peso mínimo" })).toBeVisible();

    await page.frame({ url: /\/iframe\.html/ })?.evaluate(() => location.reload());
    await expect(flows.apps.getByRole("option")).toHaveText([/\(cerrada\)/, /^Storybook(?!.*cerrada)/]);
    await flows.seeState("summary", "belowMinimum");
  } finally {
    workshop.close();
  }
});
