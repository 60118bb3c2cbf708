import { describe, expect, it } from "vitest";
import type { AppRecord } from "./apps.ts";
import { card, recordOf, step } from "./testing.ts";
import { viewOf } from "./view.ts";

/** A house in which a guest has been, and left at the third step. */
function house(isSaved = false): AppRecord {
  const actors = [card("guest", { last: 3 }), card("bell", { machine: null }), card("lamp")];
  const steps = [step(1, "bell"), step(2, "lamp"), step(3, "guest"), step(4, "lamp")];
  return recordOf(actors, steps, isSaved);
}

describe("what is looked at", () => {
  it("begins live, with the first machine of the last app", () => {
    const apps = new Map([
      ["one", house()],
      ["other", house()],
    ]);
    const nothing = { app: null, actor: undefined, moment: null };
    expect(viewOf(apps, nothing)).toMatchObject({
      app: "other",
      at: null,
      moment: 4,
      card: { name: "lamp" },
    });
    expect(viewOf(new Map(), nothing)).toBeUndefined();
  });

  it("is live again when the app of an earlier moment is closed", () => {
    const choice = { app: "closed", actor: undefined, moment: { app: "closed", n: 120 } };
    expect(viewOf(new Map([["new", house()]]), choice)).toMatchObject({ app: "new", at: null, moment: 4 });
    expect(
      viewOf(new Map([["closed", house()]]), { ...choice, moment: { app: "closed", n: 2 } }),
    ).toMatchObject({ at: 2, moment: 2 });
  });

  it("is never by itself a session that is over", () => {
    const nothing = { app: "left", actor: undefined, moment: null };
    const over: [string, AppRecord] = ["over", house(true)];
    expect(viewOf(new Map([over]), nothing)).toBeUndefined();
    expect(viewOf(new Map([["one", house()], over]), nothing)).toMatchObject({ app: "one" });
    expect(viewOf(new Map([over]), { ...nothing, app: "over" })).toMatchObject({ app: "over" });
  });

  it("is an actor that was picked, also after its end", () => {
    const apps = new Map([["one", house()]]);
    const seen = (actor: string, n: number) => {
      const view = viewOf(apps, { app: "one", actor, moment: { app: "one", n } });
      return [view?.card?.name, view?.isGone];
    };
    expect(seen("lamp", 4)).toEqual(["lamp", false]);
    expect(seen("guest", 4)).toEqual(["guest", true]);
    expect(seen("guest", 2)).toEqual(["lamp", false]);
  });
});
