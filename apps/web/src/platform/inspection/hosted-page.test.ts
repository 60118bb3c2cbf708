import { expect, it } from "vitest";
import { hostedPage } from "./hosted-page.ts";

const SHOP = "https://shop.test";

it.each([
  ["stately", { url: undefined }],
  ["stately:/flujos.html", { url: "https://shop.test/flujos.html" }],
  ["stately:flujos.html", { url: "https://shop.test/flujos.html" }],
])("%s asks for a visualizer", (asked, page) => {
  expect(hostedPage(asked, SHOP)).toEqual(page);
});

it.each(["", "panel", "statelyx", "xstately"])("%j asks for none", (asked) => {
  expect(hostedPage(asked, SHOP)).toBeNull();
});

it.each([
  "//evil.test/x",
  "/\\evil.test/x",
  "/\t/evil.test/x",
  "\\\\evil.test",
  "https://evil.test",
  "https://shop.test@evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
])("%j, which is not of this shop, is never told what the shop does", (page) => {
  expect(hostedPage(`stately:${page}`, SHOP)).toBeNull();
});
