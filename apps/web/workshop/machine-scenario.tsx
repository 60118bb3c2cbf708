import { ShopProvider, TextSkeleton } from "@shop/ui";
import { Suspense, use } from "react";
import type { AnyStateNode } from "xstate";
import { RouterProvider } from "react-router/dom";
import { ShopApp } from "../src/app/app.tsx";
import { useUntilEnd } from "../src/app/testing/story-shop.tsx";
import { MachineStates } from "./machine-states.tsx";
import type { Stage } from "./set-stage.ts";
import type { Scenario } from "./situation.ts";

// What a screen fixes to the window it fixes to its own half here.
const screen = { contain: "layout", minWidth: 0, background: "var(--chakra-colors-bg)" } as const;

const chart = {
  display: "grid",
  alignContent: "start",
  gap: "0.75rem",
  padding: "1.25rem",
  background: "var(--chakra-colors-bg-panel)",
  borderLeft: "3px solid var(--chakra-colors-gold-border)",
} as const;

/** A screen, and beside it the machine that decides for it: what one does is seen in the other at once. */
export function MachineScenario({ stage, scenario }: { stage: Stage; scenario: Scenario }) {
  const { shop, actor } = useUntilEnd(stage, end);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))" }}>
      <div style={{ ...screen, gridColumn: "span 2" }}>
        <ShopApp app={shop.app}>
          <RouterProvider router={shop.router} />
        </ShopApp>
      </div>
      <ShopProvider>
        <aside aria-label="La máquina" style={chart}>
          <Suspense fallback={<Starting />}>
            <Running actor={actor} root={scenario.machine.root} />
          </Suspense>
        </aside>
      </ShopProvider>
    </div>
  );
}

function end({ shop }: Stage): void {
  shop.close();
}

function Running({ actor, root }: { actor: Stage["actor"]; root: AnyStateNode }) {
  const running = use(actor);
  return running ? <MachineStates actor={running} root={root} /> : "Esta máquina no corre aquí.";
}

function Starting() {
  return <TextSkeleton label="La máquina arranca con su pantalla" lines={6} />;
}
