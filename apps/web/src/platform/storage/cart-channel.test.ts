import { lineOf } from "@shop/cart-machine/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createCartChannel } from "./cart-channel.ts";
import { DEVICE_CART } from "./storage.ts";

function listen() {
  const channel = createCartChannel();
  const received = { times: 0 };
  const stop = channel.watchCart(() => {
    received.times += 1;
  });
  onTestFinished(stop);
  return { ...channel, received, stop };
}

describe("the tabs of a browser", () => {
  it("are notified of each other's changes, and not of their own", async () => {
    const one = listen();
    const other = listen();
    one.notifyOtherTabs();
    await expect.poll(() => other.received.times).toBe(1);
    expect(one.received.times).toBe(0);
  });

  it("are notified when another one changes the lines of the guest, or clears everything", () => {
    const { received, stop } = listen();
    dispatchEvent(
      new StorageEvent("storage", { key: DEVICE_CART, newValue: JSON.stringify(lineOf("arroz")) }),
    );
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(received.times).toBe(2);
    dispatchEvent(new StorageEvent("storage", { key: "ajena" }));
    expect(received.times).toBe(2);
    stop();
    dispatchEvent(new StorageEvent("storage", { key: DEVICE_CART }));
    expect(received.times).toBe(2);
  });

  it("check again when the shopper returns, once for two events of one return", () => {
    vi.useFakeTimers();
    const { received } = listen();
    dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(received.times).toBe(1);
    vi.advanceTimersByTime(1000);
    dispatchEvent(new Event("focus"));
    expect(received.times).toBe(2);
  });

  it("do not check again when the shopper leaves", () => {
    const { received } = listen();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(received.times).toBe(0);
  });
});
