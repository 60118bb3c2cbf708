import { attachInspector } from "@shop/inspector";
import type { AnyActorRef } from "xstate";
import { SHOWN_FIELDS } from "./shown-fields.ts";

const HEIGHT = "45dvh";

/** @param asked see `askedInspection` */
export function startInspecting(root: AnyActorRef, asked: string): void {
  const { app, detach } = attachInspector(root, { shown: SHOWN_FIELDS, title: document.title });
  addEventListener("pagehide", detach);
  if (asked === "panel") openPanel(`/flujos.html?app=${app}`);
}

/** Shows the page of the machines below the shop. */
function openPanel(address: string): void {
  const panel = document.createElement("aside");
  panel.setAttribute("aria-label", "Flujos");
  panel.style.cssText = `position:fixed;inset:auto 0 0;z-index:9999;display:grid;grid-template-rows:auto 1fr;height:${HEIGHT};border-block-start:2px solid #EBBA3A;background:#1E1D1A`;
  const page = document.createElement("iframe");
  page.src = address;
  page.title = "Flujos";
  page.style.cssText = "width:100%;height:100%;border:0";
  const close = document.createElement("button");
  close.textContent = "Cerrar los flujos";
  // The button is within the panel: on a phone the main links of the shop stand directly above it.
  close.style.cssText = "justify-self:end;min-height:44px;padding:0 16px;color:#EBBA3A;font-weight:600";
  const paddingBefore = document.body.style.paddingBlockEnd;
  close.addEventListener("click", () => {
    panel.remove();
    document.body.style.paddingBlockEnd = paddingBefore;
    document.body.style.removeProperty("--covered-foot");
  });
  panel.append(close, page);
  document.body.append(panel);
  document.body.style.paddingBlockEnd = HEIGHT;
  // Lifts the shop's elements at the bottom of the window above the panel.
  document.body.style.setProperty("--covered-foot", HEIGHT);
}
