import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RouterProvider } from "react-router/dom";
import { ShopApp } from "../app.tsx";
import { createOffline } from "../../platform/service-worker/create-offline.ts";
import { FakeOffline } from "../../platform/service-worker/testing.ts";
import { openShop } from "../testing/open-shop.ts";

const NEW_VERSION = "Hay una versión nueva de la tienda.";
const LAST_SEEN = /^Sin conexión: te mostramos lo último que viste/;

/** A shop that a worker serves. */
async function renderServed() {
  // jsdom has no layout
  const scrolling = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  const shop = await openShop({ path: "/quienessomos" });
  const services = new FakeOffline();
  render(
    <ShopApp app={shop.app} offline={createOffline(services)}>
      <RouterProvider router={shop.router} />
    </ShopApp>,
  );
  onTestFinished(() => {
    cleanup();
    shop.router.dispose();
    shop.app.stop();
    scrolling.mockRestore();
  });
  return { shop, services, user: userEvent.setup() };
}

const message = (text: string | RegExp) => screen.queryByText(text);

describe("a new version", () => {
  it("is offered in a quiet message, and taken by its button", async () => {
    const { services, user } = await renderServed();
    expect(message(NEW_VERSION)).toBeNull();
    services.notifyVersion("version.found");
    expect((await screen.findByText(NEW_VERSION)).role).toBe("status");
    await user.click(screen.getByRole("button", { name: "Actualizar" }));
    expect(services.calls).toEqual(["takeVersion"]);
    expect(message(NEW_VERSION)).toBeNull();
  });

  it("can be put off, and leaves the other messages where they are", async () => {
    const { shop, services, user } = await renderServed();
    services.notifyVersion("version.found");
    shop.app.send({ type: "session.notice", notice: "signedOut" });
    await screen.findByText("Se cerró tu sesión en este dispositivo.");
    const [first] = within(screen.getByRole("region", { name: "Avisos" })).getAllByRole("button", {
      name: "Cerrar aviso",
    });
    if (first) await user.click(first);
    expect(message(NEW_VERSION)).toBeNull();
    expect(message("Se cerró tu sesión en este dispositivo.")).not.toBeNull();
    expect(services.calls).toEqual([]);
  });
});

describe("what was seen before", () => {
  it("is told to be that, until it is sent away or the network is back", async () => {
    const { services, user } = await renderServed();
    services.notifyAnswer("answer.cached");
    expect((await screen.findByText(LAST_SEEN)).role).toBe("status");
    expect(screen.getByRole("button", { name: "Volver a cargar" })).toBeTruthy();
    services.notifyAnswer("answer.fresh");
    await waitFor(() => expect(message(LAST_SEEN)).toBeNull());
    services.notifyAnswer("answer.cached");
    await user.click(await screen.findByRole("button", { name: "Cerrar aviso" }));
    expect(message(LAST_SEEN)).toBeNull();
  });
});
