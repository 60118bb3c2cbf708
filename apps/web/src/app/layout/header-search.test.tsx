import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderShop } from "../testing/render-shop.tsx";

it("remembers what was searched for before the code of the box had come", async () => {
  const { shop } = await renderShop({ path: "/quienessomos" });
  const input = screen.getByRole("searchbox", { name: "Buscar productos" });
  // Not focused: nothing has asked for that code.
  fireEvent.change(input, { target: { value: "chocolate" } });
  fireEvent.click(screen.getByRole("button", { name: "Buscar" }));
  await screen.findByRole("heading", { level: 1, name: "«chocolate»" });
  expect(shop.app.getSnapshot().children.search?.getSnapshot().context.recent).toEqual(["chocolate"]);
});
