import type { Failure } from "@shop/contract";
import type { DeskMethod, DeskOutput } from "@shop/fulfilment-machine";
import { createActor } from "xstate";
import type { DeskRef, Staff } from "../machine/desk-machine.ts";
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

/** What brings a story forward: a call is answered, or somebody does something. */
export type Step = (services: FakeDesk, desk: DeskRef) => Promise<void> | void;

/** Opens the counter, and brings it into the story's state, step by step. */
export function deskAt(...steps: Step[]) {
  return async (): Promise<Loaded> => {
    const services = new FakeDesk();
    const desk = createActor(provideDesk(services)).start();
    await steps.reduce<Promise<void>>(async (before, step) => {
      await before;
      await step(services, desk);
    }, Promise.resolve());
    return { desk, services };
  };
}

/** Somebody works at the counter. */
export const signedIn =
  (staff: Staff): Step =>
  async (services) => {
    services.notifyIdentity(true);
    await services.staff.last.answer(staff);
  };

/** The last call of this method is answered. */
export const answered =
  <M extends DeskMethod>(method: M, output: DeskOutput<M>): Step =>
  ({ calls }) =>
    calls[method].last.answer(output);

/** The last call of this method fails: without a network, or for this reason. */
export const refused =
  (method: DeskMethod, failure: Failure = { id: 503 }): Step =>
  ({ calls }) =>
    calls[method].last.refuse(failure);

/** Opens a screen for somebody, and brings it into the story's state. */
export const viewAt = (view: Exclude<View, "board">, staff: Staff, ...steps: Step[]) =>
  deskAt(
    (services) => services.notifyAddress({ view, orderId: null }),
    signedIn(staff),
    answered("listOrders", { orders: [], asOf: "2026-11-20T18:00:00.000Z" }),
    ...steps,
  );

/** Opens a screen for Eva, of dirección. */
export const evaAt = (view: Exclude<View, "board">, ...steps: Step[]) =>
  viewAt(view, { email: "eva@tienda.example", role: "direccion" }, ...steps);
