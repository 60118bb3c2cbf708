import type { HandlerDeps } from "../call/handler.ts";
import { describeError, describeSkipped } from "../catalog/describe-import.ts";
import { importCatalogCsv } from "../catalog/import-catalog.ts";
import type { ProductChange } from "../catalog/import/catalog-changes.ts";
import type { HasPicture } from "../catalog/import/picture-check.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";

/** How many differences, and how many faults, are listed. */
const MAX_LISTED = 50;

/** Imports a table, or tries to. The catalogue and the entry in the log are one transaction; of a large one, the last. */
export function importFile({
  store,
  now,
  newId,
  pictures,
}: HandlerDeps & { pictures: () => HasPicture }): StaffHandler<"importCatalog"> {
  return async ({ csv, isTrial }, staff) => {
    const result = await importCatalogCsv(store, csv, {
      dryRun: isTrial,
      hasPicture: pictures(),
      onWrite: (tx, changes) => {
        // Whoever repeats a change whose response was lost has made it.
        if (changes.length === 0) return;
        const { added, changed, removed } = countsOf(changes);
        logChange(tx, newId(), staff, {
          at: now().toISOString(),
          method: "importCatalog",
          subject: "catálogo",
          after: `nuevos: ${added}, cambiados: ${changed}, quitados: ${removed}`,
        });
      },
    });
    if (!result.ok) {
      const faults = result.errors.slice(0, MAX_LISTED).map(describeError);
      const others = result.errors.length - faults.length;
      if (others > 0) faults.push(`Y ${others} más.`);
      return { faults, counts: { ...countsOf([]), unchanged: 0 }, differences: [], notes: [] };
    }
    const { changes = [], products } = result;
    const counts = countsOf(changes);
    return {
      faults: [],
      counts: { ...counts, unchanged: products - counts.added - counts.changed },
      differences: changes.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MAX_LISTED),
      notes: describeSkipped(result),
    };
  };
}

function countsOf(changes: readonly ProductChange[]) {
  const removed = changes.filter(({ after }) => !after).length;
  const added = changes.filter(({ before }) => !before).length;
  return { added, removed, changed: changes.length - added - removed };
}

/** What an owner should see first is lowest. */
function rankOf({ before, after }: ProductChange): number {
  if (!after) return 0;
  if (!before) return 2;
  const isSame = (["price", "regularPrice", "stock"] as const).every(
    (field) => before[field] === after[field],
  );
  return isSame ? 3 : 1;
}
