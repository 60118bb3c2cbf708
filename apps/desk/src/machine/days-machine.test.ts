import { CoveredTransitions } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { daysMachine, provideDays } from "./days-machine.ts";
import { aDay, FakeDesk } from "./testing.ts";

const transitions = new CoveredTransitions(daysMachine);
const [TODAY, TOMORROW] = [aDay({ day: "2026-11-20" }), aDay({ day: "2026-11-21" })];
const CLOSING = { day: "2026-11-21", isClosed: true };

function openDays() {
  const services = new FakeDesk();
  const days = createActor(provideDays(services.callDesk), { inspect: transitions.note }).start();
  return {
    lists: services.calls.listDeliveryDays,
    changes: services.calls.changeDeliveryDay,
    retry: () => days.send({ type: "days.retry" }),
    close: () => days.send({ type: "day.change", ...CLOSING }),
    get seen() {
      const { context, value } = days.getSnapshot();
      return [value, context.days, context.failure];
    },
  };
}

it("shows the days, and reads them again when that failed", async () => {
  const days = openDays();
  await days.lists.last.refuse({ id: 503 });
  expect(days.seen).toEqual(["failed", [], { id: 503 }]);
  days.retry();
  await days.lists.last.answer({ days: [TODAY, TOMORROW] });
  expect(days.seen).toEqual(["ready", [TODAY, TOMORROW], null]);
});

it("shows a day closed once the shop says so, and one at a time is changed", async () => {
  const days = openDays();
  await days.lists.last.answer({ days: [TODAY, TOMORROW] });
  days.close();
  days.close();
  expect(days.changes.inputs).toEqual([CLOSING]);
  expect(days.seen).toEqual(["changing", [TODAY, TOMORROW], null]);
  const closed = { ...TOMORROW, isClosed: true };
  await days.changes.last.answer(closed);
  expect(days.seen).toEqual(["ready", [TODAY, closed], null]);
});

it("leaves a day as it was seen when the change failed, says why, and may be asked again", async () => {
  const days = openDays();
  await days.lists.last.answer({ days: [TOMORROW] });
  days.close();
  await days.changes.last.refuse({ id: 503 });
  expect(days.seen).toEqual(["ready", [TOMORROW], { id: 503 }]);
  days.close();
  expect(days.seen).toEqual(["changing", [TOMORROW], null]);
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
