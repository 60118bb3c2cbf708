import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadIfOutdated } from "./reload-if-outdated.ts";

const pageWith = (entry: string) =>
  `<!doctype html><link rel="preload" href="/assets/x.woff2"><script type="module" crossorigin src="${entry}"></script>`;

/** The server's page, and whether the worker was unregistered. */
function serve(page: string) {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(page));
  vi.stubGlobal("fetch", fetch);
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ unregister }) } });
  return { fetch, unregister };
}

beforeEach(() => {
  document.body.innerHTML = ["react-0000", "index-1111"]
    .map((file) => `<script type="module" crossorigin src="/assets/${file}.js"></script>`)
    .join("");
});

describe("a page whose code is missing", () => {
  it("is left when the server has another version, and its worker with it", async () => {
    const { fetch, unregister } = serve(pageWith("/assets/index-2222.js"));
    expect(await reloadIfOutdated()).toBe(true);
    expect(fetch.mock.calls).toEqual([["/", { cache: "no-store" }]]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it("is left for one version once", async () => {
    const { unregister } = serve(pageWith("/assets/index-2222.js"));
    await reloadIfOutdated();
    expect(await reloadIfOutdated()).toBe(false);
    expect(unregister).toHaveBeenCalledOnce();
    serve(pageWith("/assets/index-3333.js"));
    expect(await reloadIfOutdated()).toBe(true);
  });

  it.each([
    ["the same version", pageWith("/assets/index-1111.js")],
    ["the login page of a network", '<script src="https://red.example/a.js"></script>'],
    ["an error", "Service Unavailable"],
  ])("stays when the server has %s", async (_, page) => {
    const { unregister } = serve(page);
    expect(await reloadIfOutdated()).toBe(false);
    expect(unregister).not.toHaveBeenCalled();
  });

  it("stays without a response", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(reloadIfOutdated()).rejects.toThrow(TypeError);
  });

  it("stays if the browser stores nothing: it might be reloaded forever", async () => {
    const { unregister } = serve(pageWith("/assets/index-2222.js"));
    vi.stubGlobal("sessionStorage", undefined);
    expect(await reloadIfOutdated()).toBe(false);
    expect(unregister).not.toHaveBeenCalled();
  });

  it("is left where browsers have no workers", async () => {
    serve(pageWith("/assets/index-2222.js"));
    Reflect.deleteProperty(navigator, "serviceWorker");
    expect(await reloadIfOutdated()).toBe(true);
  });
});
