import { StrictMode } from "react";
import { RouterProvider } from "react-router/dom";
import { ShopApp } from "./app/app.tsx";
import { createBrowserShop } from "./app/create-browser-shop.ts";
import { hydrate, render } from "./app/ssr/hydrate.tsx";
import { readServerState } from "./app/ssr/server-state.ts";
import { nextTask } from "./platform/browser/next-task.ts";

void open();

async function open(): Promise<void> {
  const page = document.getElementById("root");
  if (!page) throw new Error("index.html has no #root");
  const state = readServerState();
  // Continues in a new task: this one has evaluated the code.
  await nextTask();
  const { app, router, consent, offline, start } = await createBrowserShop(state);
  const shop = (
    <StrictMode>
      <ShopApp app={app} consent={consent} offline={offline}>
        <RouterProvider router={router} />
      </ShopApp>
    </StrictMode>
  );
  if (state) hydrate(page, shop, start);
  else render(page, shop);
}
