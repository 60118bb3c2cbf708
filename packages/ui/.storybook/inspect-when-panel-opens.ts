import { CHANNEL, type FromApp, type FromPage } from "@shop/inspector/protocol";
import { FORCE_REMOUNT } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** Inspects the machines of a story once its panel is opened, so that no test of a story loads the inspector. */
export function inspectWhenPanelOpens(): void {
  const bus = new BroadcastChannel(CHANNEL);
  const listen = ({ data }: MessageEvent<FromPage>) => {
    if (data.kind !== "hello") return;
    bus.close();
    void follow();
  };
  bus.addEventListener("message", listen);
  const here: FromApp = { v: 1, app: "stories", kind: "here" };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  bus.postMessage(here);
}

async function follow(): Promise<void> {
  const { attachToStories } = await import("@shop/inspector/stories");
  attachToStories();
  beginAnew();
}

/**
 * Remounts the story, so that its machines start again: the inspector notices a machine when it starts, and one that
 * already runs only when something reads its snapshot.
 */
function beginAnew(): void {
  const storyId = new URLSearchParams(location.search).get("id");
  const isShown = document.getElementById("storybook-root")?.hasChildNodes() === true;
  if (isShown && storyId !== null) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
}
