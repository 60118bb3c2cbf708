import { escaped } from "@shop/auth-emulator/pages";
import type { Shop } from "@shop/commerce";
import type { StoredEvent } from "./analytics-events.ts";

/** The analytics events, newest first, as a section of the mailbox page, in the shop's time zone. */
export function analyticsSection(
  events: readonly StoredEvent[],
  { locale, timeZone }: Pick<Shop, "locale" | "timeZone">,
): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "medium", timeZone });
  const rows = events.map(
    ({ event, at }) =>
      `<details><summary><b>${escaped(event.name)}</b> <time datetime="${new Date(at).toISOString()}">${time.format(at)}</time></summary><pre>${escaped(JSON.stringify(event.params, null, 2))}</pre></details>`,
  );
  return `<section aria-labelledby="estadisticas">
        <h2 id="estadisticas">Estadísticas</h2>
        <p>Lo que se cuenta de quien lo permitió en «Privacidad»: en producción lo recibe Google Analytics, aquí se queda en esta computadora.</p>
        ${rows.length === 0 ? "<p>Todavía no se ha contado nada.</p>" : rows.join("\n        ")}
      </section>`;
}
