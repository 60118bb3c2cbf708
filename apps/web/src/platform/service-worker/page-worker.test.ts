import { beforeEach, describe, expect, it, vi } from "vitest";
import type { UpdateReport } from "./update-machine.ts";
import { takeVersion, watchWorker } from "./page-worker.ts";

const HOUR = 60 * 60 * 1000;

/** A worker in one of its states, to which a page can post messages. */
class FakeWorker extends EventTarget {
  readonly received: unknown[] = [];
  state = "installing";
  postMessage = (message: unknown) => void this.received.push(message);

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** The browser's container of this origin's workers. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registered: unknown[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
  });
  register = async (...how: unknown[]) => {
    this.registered.push(how);
    return this.registration;
  };
  getRegistration = async () => this.registration;

  /** A worker starts to control this page. */
  serve(worker = new FakeWorker()): FakeWorker {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
    return worker;
  }

  /** The browser installs a new version. */
  install(): void {
    const worker = new FakeWorker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
    worker.become("installed");
  }
}

let container: FakeContainer;
let reports: UpdateReport["type"][];

beforeEach(() => {
  container = new FakeContainer();
  Object.assign(navigator, { serviceWorker: container });
  reports = [];
});

const watch = () => watchWorker(({ type }) => reports.push(type));

/** A page that a worker controls. */
async function watchServed(): Promise<void> {
  container.controller = new FakeWorker();
  await watch();
}

describe("a first visit", () => {
  it("registers the worker, whose script no cache of the browser may answer", async () => {
    await watch();
    expect(container.registered).toEqual([["/sw.js", { updateViaCache: "none" }]]);
  });

  it("is no update, though a version is installed and takes over", async () => {
    await watch();
    container.install();
    container.serve();
    expect(reports).toEqual([]);
  });

  it("notifies the worker which pictures were on the screen before it was there", async () => {
    document.body.innerHTML = '<img src="/pictures/milk.webp"><img src="https://otra.example/a.webp"><img>';
    for (const image of document.images) {
      const { src } = image;
      Object.defineProperties(image, { complete: { value: true }, currentSrc: { value: src } });
    }
    await watch();
    expect(container.serve().received).toEqual([
      { type: "pictures.seen", urls: [`${location.origin}/pictures/milk.webp`] },
    ]);
  });
});

describe("a new version", () => {
  it("is reported when it is on the device, whole", async () => {
    await watchServed();
    container.install();
    expect(reports).toEqual(["version.found"]);
  });

  it("is reported when it has waited since an earlier visit", async () => {
    container.registration.waiting = new FakeWorker();
    await watchServed();
    expect(reports).toEqual(["version.found"]);
  });

  it("is reported when another tab has let it take over", async () => {
    await watchServed();
    const worker = container.serve();
    expect(reports).toEqual(["version.found"]);
    expect(worker.received).toEqual([]);
  });

  it("is checked for when the shopper returns after an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await watchServed();
    const { update } = container.registration;
    const calls = update.mock.calls.length;
    vi.setSystemTime(Date.now() + HOUR - 1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalledTimes(calls);
    vi.setSystemTime(Date.now() + 1);
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalledTimes(calls + 1);
  });
});

describe("a worker whose script cannot be had", () => {
  const failWith = (answer: () => Promise<Response>) => {
    container.registration.update.mockRejectedValue(new TypeError("Failed to update"));
    const fetch = vi.fn<typeof globalThis.fetch>(answer);
    vi.stubGlobal("fetch", fetch);
    return fetch;
  };

  it.each([404, 410])("is unregistered when the server answers its script with %i", async (status) => {
    failWith(async () => new Response(null, { status }));
    await watchServed();
    await expect.poll(() => reports).toEqual(["worker.gone"]);
  });

  it.each([
    ["the server fails", async () => new Response(null, { status: 503 })],
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("because %s stays", async (_, answer) => {
    const fetch = failWith(answer);
    await watchServed();
    await expect.poll(() => fetch).toHaveBeenCalledOnce();
    await Promise.allSettled(fetch.mock.results.map(({ value }) => value));
    expect(reports).toEqual([]);
  });
});

describe("taking the new version", () => {
  it("asks the one that waits, and is done when it answers", async () => {
    const worker = new FakeWorker();
    container.registration.waiting = worker;
    const taken = takeVersion();
    await expect.poll(() => worker.received).toEqual([{ type: "version.take" }]);
    container.serve(worker);
    expect(await taken).toBeUndefined();
  });

  it("is done at once when another tab was first", async () => {
    expect(await takeVersion()).toBeUndefined();
  });

  it("times out after five seconds", async () => {
    vi.useFakeTimers();
    container.registration.waiting = new FakeWorker();
    const taken = takeVersion().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await taken).toEqual(new Error("the new version did not take over"));
  });
});
