import { machinesIn, type CoveredTransitions } from "@shop/machine-checks";
import { createActor, SimulatedClock } from "xstate";
import type { ActionEvent, OrderEvent, OrderReport } from "./order-events.ts";
import { provideOrder } from "./services.ts";
import { FakeOrders } from "./testing.ts";

/** The real machine over held answers. @param transitions notes which transitions are taken */
export function runOrder(
  transitions: CoveredTransitions,
  services = new FakeOrders(),
  machine = provideOrder(services.services),
) {
  const clock = new SimulatedClock();
  const reports: OrderReport[] = [];
  const actor = createActor(machine, {
    clock,
    input: { id: "pedido-1" },
    inspect: transitions.note,
  });
  actor.on("*", (report) => reports.push(report));
  actor.start();
  return {
    services,
    clock,
    reports,
    /** What the screen sends, to the actor that it sends it to. */
    send: (event: OrderEvent | ActionEvent) => {
      if (isOfAction(event)) actor.getSnapshot().children.action?.send(event);
      else actor.send(event);
    },
    stop: () => actor.stop(),
    get snapshot() {
      return actor.getSnapshot();
    },
    /** Where the machines are, by their ids. */
    get value() {
      return Object.fromEntries(
        machinesIn(actor).map(([id, ref]): [string, unknown] => [id, ref.getSnapshot().value]),
      );
    },
    /** What the screen asks. */
    get seen() {
      const { context } = actor.getSnapshot();
      const { order, failure, actionFailure } = context;
      return {
        state: order?.state ?? null,
        payment: order?.payment.status ?? null,
        failure,
        actionFailure,
        tags: machinesIn(actor).flatMap(([, ref]): string[] => [...ref.getSnapshot().tags]),
      };
    },
  };
}

export type OrderRun = ReturnType<typeof runOrder>;

function isOfAction(event: OrderEvent | ActionEvent): event is ActionEvent {
  return event.type.startsWith("cancellation.");
}
