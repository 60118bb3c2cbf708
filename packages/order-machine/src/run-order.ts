import type { CoveredTransitions } from "@shop/machine-checks";
import { createActor, SimulatedClock } from "xstate";
import type { OrderReport } from "./order-events.ts";
import { provideOrder } from "./services.ts";
import { FakeOrders } from "./testing.ts";

/** The real machine over held answers. @param taken notes what is done with the chart */
export function runOrder(taken: CoveredTransitions, services = new FakeOrders()) {
  const clock = new SimulatedClock();
  const reports: OrderReport[] = [];
  const actor = createActor(provideOrder(services.services), {
    clock,
    input: { id: "pedido-1" },
    inspect: taken.note,
  });
  actor.on("*", (report) => reports.push(report));
  actor.start();
  return {
    services,
    clock,
    reports,
    send: actor.send.bind(actor),
    stop: () => actor.stop(),
    get snapshot() {
      return actor.getSnapshot();
    },
    get value() {
      return actor.getSnapshot().value;
    },
    /** What the screen asks. */
    get seen() {
      const { context, tags } = actor.getSnapshot();
      const { order, failure, actionFailure } = context;
      return {
        state: order?.state ?? null,
        payment: order?.payment.status ?? null,
        failure,
        actionFailure,
        tags: [...tags],
      };
    },
  };
}

export type OrderRun = ReturnType<typeof runOrder>;
