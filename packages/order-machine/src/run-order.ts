import type { Failure, Order } from "@shop/contract";
import { machinesIn, type CoveredTransitions } from "@shop/machine-checks";
import { createActor, SimulatedClock } from "xstate";
import type { ActionEvent, OrderEvent, OrderReport } from "./order-events.ts";
import { provideOrder } from "./services.ts";
import { FakeOrders } from "./testing.ts";

/** The real machine; the test answers its calls. @param transitions records the covered transitions */
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
  const looked = new Set<unknown>();
  /** The last read of the order, direct or through its provider. */
  const newestLook = () => {
    const look = [...services.reads.all, ...services.checks.all].findLast((each) => !looked.has(each));
    if (!look) throw new Error("nothing was read");
    looked.add(look);
    return look;
  };
  return {
    services,
    reports,
    /** What the screen sends, to the actor that it sends it to. */
    send: (event: OrderEvent | ActionEvent) => {
      if (isOfAction(event)) actor.getSnapshot().children.action?.send(event);
      else actor.send(event);
    },
    /** The order is read, or its provider is asked. */
    answer: (order: Order) => newestLook().answer(order),
    refuse: (failure: Failure) => newestLook().refuse(failure),
    /** How often it was read. */
    get looks() {
      return services.reads.all.length + services.checks.all.length;
    },
    wait: (ms: number) => clock.increment(ms),
    /** What the screen reads. */
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

function isOfAction(event: OrderEvent | ActionEvent): event is ActionEvent {
  return event.type.startsWith("cancellation.");
}
