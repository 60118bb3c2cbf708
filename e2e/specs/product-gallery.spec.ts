import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { inTurn } from "../in-turn.ts";

const MILK = "Leche entera 1 L";
const PATH = "/detalles/leche-entera-1-l";

const rowOf = (page: Page) => page.getByRole("list", { name: `Fotos de ${MILK}` });
const photoOf = (page: Page, place: number) =>
  page.getByRole("img", { name: `${MILK}, foto ${place} de 3`, exact: true });

/** The shopper has this picture before them, and the button that leads to it says so. */
async function seesPhoto(page: Page, place: number): Promise<void> {
  await expect
    .poll(() => rowOf(page).evaluate((row) => Math.round((10 * row.scrollLeft) / row.clientWidth) / 10))
    .toBe(place - 1);
  await expect(photoOf(page, place)).toBeInViewport();
  await expect(page.getByRole("button", { name: `Ver foto ${place} de 3` })).toHaveAttribute(
    "aria-current",
    "true",
  );
}

test.use({ hasTouch: true });

test("a finger pushes the pictures of a product, one at a time", { tag: "@phone" }, async ({ shopper }) => {
  const { page, shop } = shopper;
  await shopper.open(PATH);
  await shop.see(MILK);
  await shop.untilHydrated();
  await seesPhoto(page, 1);
  await pushRow(page, "left");
  await seesPhoto(page, 2);
  await pushRow(page, "right");
  await seesPhoto(page, 1);
  await shop.seeNoSidewaysScroll();
});

/** In widths of a picture. Less than half turns the page only for a quick finger, and a busy machine is slow. */
const WAY = 0.6;

/** Lays a finger on the pictures and moves it sideways. */
async function pushRow(page: Page, side: "left" | "right"): Promise<void> {
  const box = await rowOf(page).boundingBox();
  if (!box) throw new Error("the pictures are not on the screen");
  const distance = (side === "left" ? -WAY : WAY) * box.width;
  const start = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: moved === undefined ? [] : [{ x: start.x + moved, y: start.y }],
    });
  await touch("touchStart", 0);
  await inTurn([...Array(20).keys()], (step) => touch("touchMove", (distance * (step + 1)) / 20));
  await touch("touchEnd");
  await session.detach();
}

test("the keyboard moves the pictures of a product, and every one is a file that came", async ({
  shopper,
}) => {
  const { page, shop } = shopper;
  await shopper.open(PATH);
  await shop.see(MILK);
  await shop.untilHydrated();
  await rowOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await seesPhoto(page, 3);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Ampliar imagen de ${MILK}, foto 3 de 3` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Ver foto 1 de 3" })).toBeFocused();
  await page.keyboard.press("Enter");
  await seesPhoto(page, 1);
  await Promise.all(
    [1, 2, 3].map((place) => expect(photoOf(page, place)).not.toHaveJSProperty("naturalWidth", 0)),
  );
  expect(await findViolations(page)).toEqual([]);
});

test("a picture opens larger, and Escape leads back to it", async ({ shopper }) => {
  const { page, shop } = shopper;
  await shopper.open(PATH);
  await shop.see(MILK);
  await shop.untilHydrated();
  const zoom = page.getByRole("button", { name: `Ampliar imagen de ${MILK}, foto 1 de 3` });
  await zoom.click();
  const dialog = page.getByRole("dialog", { name: MILK });
  await expect(dialog.getByRole("img")).not.toHaveJSProperty("naturalWidth", 0);
  await expect(dialog.getByRole("button", { name: "Cerrar la imagen" })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(zoom).toBeFocused();
});

test("a picture that was pushed to before the shop is there stays", async ({ shopper }) => {
  const { page } = shopper;
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: "commit" });
  await rowOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(photoOf(page, 2)).toBeInViewport({ ratio: 0.9 });
  gate.resolve();
  await shopper.shop.untilHydrated();
  await expect(rowOf(page)).toBeFocused();
  await seesPhoto(page, 2);
});
