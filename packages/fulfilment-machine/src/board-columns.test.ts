import { expect, it } from "vitest";
import { aCard } from "./a-card.ts";
import { columnsOf } from "./board-columns.ts";
import { filterCards } from "./filter-cards.ts";

const MORNING = aCard().shippingOption;
const EVENING = { ...MORNING, window: "Viernes 20 de noviembre, de 16 a 20 h" };
const PICK_UP = { id: "recoger", name: "Recoger en tienda", window: "" };

it("the board has a column for each open state, and in it a group for each window, late ones first", () => {
  const { dueOn: _, ...undated } = aCard({ id: "sin-fecha", shippingOption: PICK_UP });
  const late = aCard({
    id: "tarde",
    dueOn: "2026-11-19",
    shippingOption: { ...MORNING, window: "Jueves 19 de noviembre, de 9 a 14 h" },
  });
  const older = aCard({ id: "primero", placedAt: "2026-11-18T09:00:00.000Z" });
  const newer = aCard({ id: "segundo", placedAt: "2026-11-18T10:00:00.000Z" });
  const evening = aCard({ id: "noche", shippingOption: EVENING });
  const shipped = aCard({ id: "en-camino", state: "enviado" });
  const columns = columnsOf([undated, newer, evening, late, shipped, older], "2026-11-20").map(
    ({ state, count, groups }) => ({
      state,
      count,
      groups: groups.map(({ label, isLate, orders }) => [label, isLate, orders.map(({ id }) => id)]),
    }),
  );
  expect(columns).toEqual([
    {
      state: "pendiente",
      count: 5,
      groups: [
        ["Jueves 19 de noviembre, de 9 a 14 h", true, ["tarde"]],
        [MORNING.window, false, ["primero", "segundo"]],
        [EVENING.window, false, ["noche"]],
        ["Recoger en tienda", false, ["sin-fecha"]],
      ],
    },
    { state: "pagado", count: 0, groups: [] },
    { state: "preparando", count: 0, groups: [] },
    { state: "enviado", count: 1, groups: [[MORNING.window, false, ["en-camino"]]] },
  ]);
});

it.each([
  ["", ["ana", "luis"]],
  ["  ", ["ana", "luis"]],
  ["nuñez", ["ana"]],
  ["nunez", ["ana"]],
  ["NÚÑEZ ana", ["ana"]],
  ["7k3m9q", ["ana"]],
  ["7K3M-9QX2", ["ana"]],
  ["999 1234", ["ana"]],
  ["55-4321", ["luis"]],
  ["luis torres", ["luis"]],
  ["ana torres", []],
])("a search for «%s» finds orders by number, name or phone", (text, ids) => {
  const ana = aCard({ id: "ana" });
  const luis = aCard({ id: "luis", number: "9ABC-1234-PD", name: "Luis Torres", phone: "+52 55 4321 0000" });
  expect(filterCards([ana, luis], text).map(({ id }) => id)).toEqual(ids);
});
