import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderShop } from "../../testing/render-shop.tsx";

it("a crash of the shop's own machine shows the crash screen, and not an empty one", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => complaints.mockRestore());
  const { shop } = await renderShop({ path: "/marketplace" });
  const errors: unknown[] = [];
  shop.app.subscribe({ error: (error) => errors.push(error) });
  await screen.findByRole("heading", { level: 1, name: "Marketplace" });
  // A response that breaks the contract: the list is missing.
  Reflect.apply(shop.services.catalog.pages.last.answer, undefined, [{ total: 0 }]);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Esta pantalla no pudo abrirse" }),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  expect(errors).toEqual([expect.any(TypeError)]);
});
