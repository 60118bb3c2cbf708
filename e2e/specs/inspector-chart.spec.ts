import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { FlowsPage } from "../pages/flows-page.ts";

const BEANS = "Frijol negro 900 g";
const PRODUCT = "/detalles/frijol-negro-900-g";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`below the shop the active state stays in view, ${viewport.width} pixels wide`, async ({
    shopper,
  }) => {
    await shopper.page.setViewportSize(viewport);
    await shopper.open(`${PRODUCT}?inspect=panel`);
    const flows = new FlowsPage(shopper.page.frameLocator('iframe[title="Flujos"]'));
    await flows.pick("contents");
    await flows.seeInChart("guestCart.settled.empty");
    await shopper.product.product(BEANS).add();
    await flows.seeLit("guestCart.settled.light");
    await flows.seeInChart("guestCart.settled.light");
  });
}

test("the chart fits both ways, is zoomed by wheel, pinch and keys, and moved by dragging and keys", async ({
  shopper,
}) => {
  await shopper.open("/marketplace?inspect");
  const flows = await FlowsPage.openIn(shopper.context);
  const { page, chart, drawing } = flows;
  await page.setViewportSize({ width: 1440, height: 900 });
  await flows.pick("cart");
  await flows.seeLit("cart.open.calls.going");

  const sizes = () =>
    chart.evaluate((frame) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = frame;
      return { isWhole: scrollWidth <= clientWidth && scrollHeight <= clientHeight };
    });
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  /** The size of the letters in px, which is 12 in the drawing. */
  const letters = () =>
    drawing.evaluate(
      (svg: SVGSVGElement) => (12 * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width,
    );
  // All of it at once, in letters that can be read.
  await expect.poll(sizes).toEqual({ isWhole: true });
  expect(await letters()).toBeGreaterThanOrEqual(11);
  await page.getByRole("button", { name: "Ajustar" }).click();
  await expect.poll(sizes).toEqual({ isWhole: true });
  const whole = await width();

  await chart.hover();
  await page.mouse.wheel(0, -150);
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  const byWheel = await width();
  const { x, y, width: right, height: bottom } = (await chart.boundingBox()) ?? fail();
  const centre = { x: x + right / 2, y: y + bottom / 2 };
  await pinch(page, centre, { from: 40, to: 60 });
  await expect.poll(width).toBeGreaterThan(byWheel * 1.3);

  const place = () => chart.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
  const before = await place();
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.mouse.move(centre.x - 60, centre.y - 40, { steps: 3 });
  await page.mouse.up();
  const distance = async () => {
    const { scrollLeft, scrollTop } = await place();
    return Math.hypot(scrollLeft - before.scrollLeft - 60, scrollTop - before.scrollTop - 40);
  };
  await expect.poll(distance).toBeLessThan(3); // browsers round where something is scrolled to

  await chart.press("ArrowLeft");
  await expect.poll(async () => (await place()).scrollLeft).toBeLessThan(before.scrollLeft + 60);
  const large = await width();
  await chart.press("-");
  await expect.poll(width).toBeLessThan(large);
  const small = await width();
  await chart.press("+");
  await expect.poll(width).toBeGreaterThan(small);
  await chart.press("0");
  await expect.poll(width).toBe(whole);
});

test("a machine of any app has a chart, and one that cannot be drawn is followed all the same", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/a chart without states/);
  const flows = await FlowsPage.openIn(shopper.context);
  await flows.page.evaluate(() => {
    const lists = { tags: [], entry: [], exit: [], invoke: [], handlers: [] };
    const node = { kind: "atomic", description: "", ...lists };
    const nodes = [
      { ...node, id: "lamp", key: "lamp", parent: null, kind: "compound" },
      { ...node, id: "lamp.on", key: "on", parent: "lamp", isInitial: true },
    ];
    const charts = [
      { id: "lamp", description: "A lamp.", nodes, edges: [] },
      { id: "odd", description: "", nodes: [], edges: [] },
    ];
    const actors = charts.map(({ id }, chart) => ({
      session: id,
      name: id,
      machine: id,
      chart,
      parent: null,
      last: null,
    }));
    const steps = actors.map(({ session }, at) => ({
      n: at + 1,
      at: 0,
      session,
      source: null,
      event: { type: `${session}.turn` },
      taken: [],
      changed: true,
      after: { status: "active", value: "on", context: {}, active: [`${session}.on`], next: [] },
    }));
    const all = { v: 1, app: "other", kind: "all", title: "Otra", charts, actors, older: [], steps };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    new BroadcastChannel("machines").postMessage(all);
  });
  await flows.seeLit("lamp.on");
  await flows.pick("odd");
  await expect(flows.page.getByText("El diagrama no se pudo dibujar")).toBeVisible();
  await flows.seeState("odd", "on");
  await flows.open("Eventos");
  await expect(flows.step("odd.turn")).toBeVisible();
});

/** Two fingers that part. @param spread between them, in pixels */
async function pinch(
  page: Page,
  { x, y }: { x: number; y: number },
  spread: { from: number; to: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: ReturnType<typeof fingers>) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", fingers(spread.from));
  await touch("touchMove", fingers((spread.from + spread.to) / 2));
  await touch("touchMove", fingers(spread.to));
  await touch("touchEnd", []);
}

function fail(): never {
  throw new Error("the chart has no place on the page");
}
