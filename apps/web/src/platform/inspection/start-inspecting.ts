import { attachInspector } from "@shop/inspector";
import type { AnyActorRef } from "xstate";
import { SHOWN_FIELDS } from "./shown-fields.ts";
import { openPanel } from "./open-panel.ts";

/** @param asked see `askedInspection` */
export function startInspecting(root: AnyActorRef, asked: string): void {
  if (asked === "stately") return offerHosted(root);
  const { app, detach } = attachInspector(root, { shown: SHOWN_FIELDS, title: document.title });
  addEventListener("pagehide", detach);
  if (asked === "panel") openPanel(`/flujos.html?app=${app}`);
}

/** Browsers open a window only for who has just clicked. */
function offerHosted(root: AnyActorRef): void {
  const button = document.createElement("button");
  button.textContent = "Abrir el visualizador";
  button.style.cssText =
    "position:fixed;inset-block-end:16px;inset-inline-start:16px;z-index:9999;min-height:44px;padding:0 16px;" +
    "border-radius:6px;background:#EBBA3A;color:#1E1D1A;font-weight:600";
  button.addEventListener("click", () => {
    button.remove();
    void import("@shop/inspector/hosted").then(({ attachHosted }) =>
      attachHosted(root, { shown: SHOWN_FIELDS }),
    );
  });
  document.body.append(button);
}
