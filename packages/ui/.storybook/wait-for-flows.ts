import { CHANNEL, type FromApp, type FromPage } from "@shop/inspector/protocol";

/** The machines of a story are followed from when somebody looks at them: no test of a story loads what does it. */
export function waitForFlows(): void {
  const bus = new BroadcastChannel(CHANNEL);
  const listen = ({ data }: MessageEvent<FromPage>) => {
    if (data.kind !== "hello") return;
    bus.close();
    void import("@shop/inspector/stories").then(({ attachToStories }) => attachToStories());
  };
  bus.addEventListener("message", listen);
  const here: FromApp = { v: 1, app: "stories", kind: "here" };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  bus.postMessage(here);
}
