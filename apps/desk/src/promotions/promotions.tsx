import { useSelector } from "@shop/machine-factories/react";
import { Button, KeepFocus, Stack } from "@shop/ui";
import type { PromotionsRef } from "../machine/promotions-machine.ts";
import { useDesk } from "../machine/react.tsx";
import { selectMayPromote } from "../machine/selectors.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
import { texts } from "../shared/texts.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { PromotionRow } from "./promotion-row.tsx";

/** The promotions of the shop, and a new one for whoever may make it. */
export function Promotions({ machine }: { machine: PromotionsRef }) {
  const { promotions, failure } = useSelector(machine, ({ context }) => context);
  const status = useSelector(machine, ({ value }) => value);
  const form = useSelector(machine, ({ children }) => children.promotionForm);
  const mayPromote = useDesk(selectMayPromote);
  return (
    // A form, and the buttons that open it, replace each other.
    <KeepFocus>
      <Stack gap="6">
        {mayPromote && status === "ready" && (
          <Button alignSelf="start" onClick={() => machine.send({ type: "promotion.add" })}>
            {texts.promotions.add}
          </Button>
        )}
        {form && <PromotionForm form={form} />}
        <LoadedList
          failure={failure}
          isEmpty={promotions.length === 0}
          isLoading={status === "loading"}
          labels={texts.promotions}
          onRead={() => machine.send({ type: "promotions.retry" })}
        >
          <ul>
            {promotions.map((promotion) => (
              <PromotionRow key={promotion.code} machine={machine} promotion={promotion} />
            ))}
          </ul>
        </LoadedList>
      </Stack>
    </KeepFocus>
  );
}
