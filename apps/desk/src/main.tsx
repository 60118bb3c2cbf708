import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@shop/ui/fonts.css";
import { inspectIfAsked } from "@shop/web/platform/inspection/inspect-if-asked";
import { createDesk } from "./app/create-desk.ts";
import { DeskApp } from "./app/desk-app.tsx";

void open();

async function open(): Promise<void> {
  const page = document.getElementById("root");
  if (!page) throw new Error("index.html has no #root");
  const desk = await createDesk();
  await inspectIfAsked(desk);
  desk.start();
  createRoot(page).render(
    <StrictMode>
      <DeskApp desk={desk} />
    </StrictMode>,
  );
}
