import { ShopProvider } from "@shop/ui";
import { ShopApp } from "../src/app.tsx";
import type { OpenShop } from "../src/testing/open-shop.ts";
import { MachineStates } from "./machine-states.tsx";
import type { Bench } from "./situation.ts";

// What a screen fixes to the window it fixes to its own half here.
const screen = { contain: "layout", minWidth: 0, background: "var(--shop-colors-bg)" } as const;

const chart = {
  display: "grid",
  alignContent: "start",
  gap: "0.75rem",
  padding: "1.25rem",
  background: "var(--shop-colors-panel)",
  borderLeft: "3px solid var(--shop-colors-line)",
} as const;

/** A screen, and beside it the machine that decides for it: what one does is seen in the other at once. */
export function MachineBench({ shop, bench }: { shop: OpenShop; bench: Bench }) {
  const actor = bench.actorOf(shop);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))" }}>
      <div style={{ ...screen, gridColumn: "span 2" }}>
        <ShopApp app={shop.app} router={shop.router} />
      </div>
      <ShopProvider>
        <aside aria-label="La máquina" style={chart}>
          {actor ? <MachineStates actor={actor} root={bench.machine.root} /> : "Esta máquina no corre aquí."}
        </aside>
      </ShopProvider>
    </div>
  );
}
