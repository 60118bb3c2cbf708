import { HeldCalls } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { provideQuickCart } from "./quick-cart-machine.ts";

function runQuickCart() {
  const loads = new HeldCalls<undefined, null, Error>((error) => error);
  const gone: string[] = [];
  const { signal } = new AbortController();
  const actor = createActor(
    provideQuickCart({
      loadDrawer: () => loads.hold(undefined, signal),
      goToCart: () => gone.push("cart"),
    }),
  ).start();
  return {
    loads,
    gone,
    open: () => actor.send({ type: "quickCart.open", path: "/home" }),
    close: () => actor.send({ type: "quickCart.close" }),
    get seen() {
      const { context, ...snapshot } = actor.getSnapshot();
      return { path: context.key?.path ?? null, isOpen: snapshot.tags.has("ready") };
    },
  };
}

describe("the cart over a screen", () => {
  it("is shown once its code is there, for the screen it was opened on", async () => {
    const quick = runQuickCart();
    quick.open();
    expect(quick.seen).toEqual({ path: "/home", isOpen: false });
    await quick.loads.last.answer(null);
    expect(quick.seen).toEqual({ path: "/home", isOpen: true });
    quick.close();
    expect(quick.seen).toEqual({ path: null, isOpen: false });
  });

  it("that cannot be had leads to the screen of the cart", async () => {
    const quick = runQuickCart();
    quick.open();
    await quick.loads.last.refuse(new Error("gone"));
    expect(quick.seen.isOpen).toBe(false);
    expect(quick.gone).toEqual(["cart"]);
  });

  it("does not open for a shopper who has left the screen", async () => {
    const quick = runQuickCart();
    quick.open();
    quick.close();
    await quick.loads.last.answer(null);
    expect(quick.seen.isOpen).toBe(false);
    expect(quick.gone).toEqual([]);
  });
});
