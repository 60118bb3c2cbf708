import {
  selectHasMore,
  selectIsEndless,
  selectIsExtending,
  selectProducts,
  selectReason,
  selectTotal,
} from "@shop/catalog-machine/marketplace";
import { useCatalog, useCatalogRef } from "@shop/catalog-machine/marketplace/react";
import { PAGE_SIZE } from "@shop/contract";
import { Button, Checkbox, InView, Notice, Stack } from "@shop/ui";
import { failureText } from "../../../shared/format.ts";
import { marketplace as texts } from "../texts.ts";

/** Loads the next page: by a button, or at the end of the list for shoppers who chose so. */
export function More() {
  const catalog = useCatalogRef();
  const shown = useCatalog(selectProducts).length;
  const total = useCatalog(selectTotal) ?? shown;
  const hasMore = useCatalog(selectHasMore);
  const isExtending = useCatalog(selectIsExtending);
  const isEndless = useCatalog(selectIsEndless);
  const reason = useCatalog(selectReason);
  return (
    <Stack gap="sm">
      {reason && <Notice status="error">{failureText(reason)}</Notice>}
      {hasMore && (
        <>
          {/* Each page moves the end of the list, so its mark is mounted anew. */}
          {isEndless && <InView key={shown} onView={() => catalog.send({ type: "catalog.reach" })} />}
          <p>{texts.shown(shown, total)}</p>
          <Button
            loading={isExtending}
            onClick={() => catalog.send({ type: "catalog.more" })}
            variant="outline"
          >
            {texts.more}
          </Button>
        </>
      )}
      {/* A list of one page needs no choice. */}
      {(hasMore || shown > PAGE_SIZE) && (
        <Checkbox
          checked={isEndless}
          label={texts.endless}
          onChange={({ target }) => catalog.send({ type: "catalog.page", isEndless: target.checked })}
        />
      )}
    </Stack>
  );
}
