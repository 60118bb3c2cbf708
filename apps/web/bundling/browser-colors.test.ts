import { readFileSync } from "node:fs";
import { join } from "node:path";
import { palette } from "@shop/ui";
import { expect, test } from "vitest";
import { browserColors } from "./browser-colors.ts";

const page = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");

test("the browser's frame has the colour of the sign, and the first paint that of the page by night", () => {
  expect(browserColors).toEqual({ themeColor: palette.gray[800], backgroundColor: palette.gray[900] });
  expect(page).toContain(`<meta name="theme-color" content="${browserColors.themeColor}" />`);
});
