import { escaped } from "@shop/auth-emulator/pages";
import type { Shop } from "@shop/commerce";
import type { Store } from "@shop/functions";

/** How many mails the page shows. */
const SHOWN = 20;

/** The mails that the shop has queued, newest first, as a section of the mailbox page, in the shop's time zone. */
export async function mailsSection(
  store: Pick<Store, "query">,
  { locale, timeZone }: Pick<Shop, "locale" | "timeZone">,
): Promise<string> {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
  const orderBy = { field: "at", direction: "desc" } as const;
  const mails = await store.query({ collection: "mail", orderBy, limit: SHOWN });
  const rows = mails.map(
    ({ doc: { to, at, message } }) =>
      `<details><summary><b>${escaped(message.subject)}</b> para ${escaped(to)}, <time datetime="${at}">${time.format(new Date(at))}</time></summary><pre>${escaped(message.text)}</pre></details>`,
  );
  return `<section aria-labelledby="correos">
        <h2 id="correos">Correos de la tienda</h2>
        <p>Lo que la tienda escribe a sus clientes: en producción se manda, aquí se queda en esta computadora.</p>
        ${rows.length === 0 ? "<p>Todavía no se ha mandado nada.</p>" : rows.join("\n        ")}
      </section>`;
}
