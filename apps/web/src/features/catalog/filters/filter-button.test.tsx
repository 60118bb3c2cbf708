import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { ShopApp } from "../../../app/app.tsx";
import { openShop } from "../../../app/testing/open-shop.ts";
import { FilterButton } from "./filter-button.tsx";

it("code that does not arrive is a message, and the list stays", async () => {
  const shop = await openShop({ path: "/quienessomos" });
  onTestFinished(() => {
    cleanup();
    shop.close();
  });
  const load = () => Promise.reject(new Error("the network is gone"));
  render(
    <ShopApp app={shop.app}>
      <FilterButton count={2} load={load} />
    </ShopApp>,
  );
  await userEvent.click(screen.getByText("Filtros (2)"));
  expect(shop.app.getSnapshot().context.moduleToust).toMatchObject({ kind: "failure", failure: { id: 503 } });
  expect(screen.getByText("Filtros (2)")).toBeTruthy();
});
