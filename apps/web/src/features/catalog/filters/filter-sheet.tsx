import { selectTotal } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { Button, Drawer, Stack } from "@shop/ui";
import { FilterGroups } from "./filters.tsx";
import { marketplace } from "../texts.ts";

const texts = marketplace.filters;

/** The filters above the list on a phone. The list below follows each choice at once; the sheet shows its count. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const total = useCatalog(selectTotal) ?? 0;
  return (
    <Drawer
      closeLabel={texts.close}
      footer={
        <Button onClick={onClose} size="lg" variant="solid" width="full">
          {texts.see(total)}
        </Button>
      }
      heading={texts.title}
      onClose={onClose}
    >
      <Stack gap="md">
        <FilterGroups />
      </Stack>
    </Drawer>
  );
}
