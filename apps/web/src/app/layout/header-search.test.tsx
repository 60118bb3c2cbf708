import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { paths } from "../../shared/paths.ts";
import { renderShop } from "../testing/render-shop.tsx";

it("stores a search that was made before the code of the box had loaded", async () => {
  const { shop } = await renderShop({ path: "/quienessomos" });
  const input = screen.getByRole("searchbox", { name: "Buscar productos" });
  // Not focused: nothing has loaded that code.
  fireEvent.change(input, { target: { value: "chocolate" } });
  fireEvent.click(screen.getByRole("button", { name: "Buscar" }));
  await screen.findByRole("heading", { level: 1, name: "«chocolate»" });
  expect(shop.app.getSnapshot().children.search?.getSnapshot().context.recent).toEqual(["chocolate"]);
});

it.for([
  ["invisible characters", "\u202e leche\u200b\u0000  entera ", "leche entera"],
  ["more than can be searched", "a".repeat(200), "a".repeat(80)],
  ["nothing to see", "\u2800\u3164", ""],
] as const)("shows of an address with %s what is searched for", async ([, asked, shown]) => {
  await renderShop({ path: paths.search(asked) });
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Buscar productos" }).value).toBe(shown);
});
