import { useEffect, useReducer, useRef } from "react";
import { CHANNEL, type FromApp, type FromPage } from "../bridge/protocol.ts";
import { receive, type AppRecord, type Apps } from "./apps.ts";

type Received = FromApp | { kind: "saved"; app: string; record: AppRecord };

export type Live = {
  apps: Apps;
  /** Shows a session that was saved as if it were an app. */
  show: (app: string, record: AppRecord) => void;
  /** Sends an event to an actor of a running app. */
  send: (app: string, session: string, event: { type: string }) => void;
};

/** Subscribes to all apps of this browser that let themselves be inspected, for as long as the page is open. */
export function useApps(): Live {
  const [apps, learn] = useReducer(take, new Map());
  const bus = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<FromApp | FromPage>) => {
      if (!("app" in data) || data.kind === "send") return; // that was another page
      if (data.kind === "here") say(channel, { v: 1, kind: "hello" });
      learn(data);
    });
    bus.current = channel;
    say(channel, { v: 1, kind: "hello" });
    return () => channel.close();
  }, []);
  return {
    apps,
    show: (app, record) => learn({ kind: "saved", app, record }),
    send: (app, session, event) => {
      if (bus.current) say(bus.current, { v: 1, kind: "send", app, session, event });
    },
  };
}

function take(apps: Apps, received: Received): Apps {
  return received.kind === "saved"
    ? new Map([...apps, [received.app, received.record]])
    : receive(apps, received);
}

function say(channel: BroadcastChannel, message: FromPage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(message);
}
