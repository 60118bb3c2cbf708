import { createActor } from "xstate";
import type { DeskRef } from "../machine/desk-machine.ts";
import { provideDesk } from "../machine/desk-services.ts";
import { FakeDesk } from "../machine/testing.ts";
import type { View } from "../machine/views.ts";
import { DeskApp } from "./desk-app.tsx";

export type Loaded = { desk: DeskRef; services: FakeDesk };

/** The common parameters of a screen's stories: the counter as the loader has left it. */
export const deskStories = {
  render: (_: unknown, { loaded }: { loaded: unknown }) => <DeskApp desk={(loaded as Loaded).desk} />,
  // Generated from the rendered element, the source would include the whole running counter.
  parameters: { docs: { source: { type: "code" } } },
};

/** Opens the counter, and brings it into the story's state. */
export function deskAt(arrange: (services: FakeDesk, desk: DeskRef) => Promise<void> | void) {
  return async (): Promise<Loaded> => {
    const services = new FakeDesk();
    const desk = createActor(provideDesk(services)).start();
    await arrange(services, desk);
    return { desk, services };
  };
}

/** Opens a screen for Eva, of dirección, and brings it into the story's state. */
export function evaAt(view: Exclude<View, "board">, arrange?: Parameters<typeof deskAt>[0]) {
  return deskAt(async (services, desk) => {
    services.notifyAddress({ view, orderId: null });
    services.notifyIdentity(true);
    await services.staff.last.answer({ email: "eva@tienda.example", role: "direccion" });
    await services.calls.listOrders.last.answer({ orders: [], asOf: "2026-11-20T18:00:00.000Z" });
    await arrange?.(services, desk);
  });
}
