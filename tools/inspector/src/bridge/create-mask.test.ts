import { describe, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { createMask } from "./create-mask.ts";

const mask = createMask(new Set(["quantity", "cartProducts.name", "id"]));

class Password {
  readonly text = "correct horse";
}

const CANARIES = {
  email: "ana@canary.test",
  phone: "+525512345678",
  password: "correct horse",
  token: "eyJhbGciOi",
  name: "Ana Pérez",
  address: { street: "Calle Canario 12", postalCode: 6700, numbers: [12, "4-B"] },
  pair: ["ana@canary.test", "Ana Pérez"],
  secret: new Password(),
  byEmail: { "ana@canary.test": true },
  byPhone: new Map([["+525512345678", "Ana Pérez"]]),
  all: new Set(["Ana Pérez"]),
  error: Object.assign(new Error("ana@canary.test is taken"), { email: "ana@canary.test" }),
  born: new Date("1990-01-02T00:00:00Z"),
};

describe("what leaves the app", () => {
  it("holds no text and no number of a field that is not listed, however deep it is", () => {
    const shown = JSON.stringify(mask({ ...CANARIES, event: CANARIES, list: [CANARIES] }));
    for (const canary of [
      "ana@",
      "5512345678",
      "horse",
      "eyJ",
      "Pérez",
      "Canario",
      "6700",
      "12",
      "4-B",
      "1990",
    ])
      expect(shown).not.toContain(canary);
  });

  it("keeps its form, and what is listed", () => {
    expect(
      mask({
        cartProducts: [{ id: "leche", name: "Leche entera", quantity: 2, isCold: true, image: null }],
        owner: { name: "Ana Pérez" },
        tries: 3,
      }),
    ).toEqual({
      cartProducts: [{ id: "leche", name: "Leche entera", quantity: 2, isCold: true, image: null }],
      owner: { name: "•••" },
      tries: "•••",
    });
  });

  it("shows an actor by its name, and code as what it is", () => {
    const actor = createActor(createMachine({}), { id: "app" });
    expect(mask({ owner: actor, run: () => 1 })).toEqual({ owner: "→ app", run: "(function)" });
  });

  it("ends somewhere", () => {
    const loop: { inner?: unknown } = {};
    loop.inner = loop;
    expect(JSON.stringify(mask(loop)).length).toBeLessThan(300);
  });
});
