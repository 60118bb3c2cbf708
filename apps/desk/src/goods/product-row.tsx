import { Box, chakra, Text } from "@chakra-ui/react";
import type { Product } from "@shop/contract";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Notice, ProductPicture, Stack } from "@shop/ui";
import { failureText } from "@shop/web/format";
import type { GoodsRef } from "../machine/goods-machine.ts";
import { texts } from "../shared/texts.ts";
import { priceAndStockText } from "./price-and-stock-text.ts";
import { PriceForm } from "./price-form.tsx";

type RowProps = {
  machine: GoodsRef;
  product: Product;
  /** Shoppers do not see it: it can only be shown again. */
  isHidden?: boolean;
};

/** A product with its price and what is left of it, and the way to change them. */
export function ProductRow({ machine, product, isHidden = false }: RowProps) {
  const { id, name, image, stock } = product;
  const openId = useSelector(machine, ({ context }) => context.product?.id);
  const form = useSelector(machine, ({ children }) => children.priceForm);
  const outcome = useSelector(machine, ({ context }) =>
    context.outcome?.id === id ? context.outcome : null,
  );
  const hiding = useSelector(machine, ({ context }) =>
    context.hiding?.product.id === id ? context.hiding : null,
  );
  const isUnderway = hiding !== null && !hiding.failure;
  // One thing at a time: the buttons of the others wait.
  const isBusy = useSelector(machine, ({ value }) => value.change === "hiding");
  return (
    <Stack as="li" borderBottom="1px dashed" borderColor="border" gap="3" paddingY="3">
      {outcome && (
        <Notice status={outcome.isChanged ? "success" : "warning"}>
          {outcome.isChanged ? texts.goods.saved : texts.goods.outpaced}
        </Notice>
      )}
      {hiding?.failure && <Notice status="error">{failureText(hiding.failure)}</Notice>}
      <Line>
        <ProductPicture alt="" src={image || undefined} />
        <Box minWidth="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color={stock === 0 ? "fg.error" : "fg.muted"} textStyle="sm">
            {[...(isHidden ? [texts.goods.hidden] : []), priceAndStockText(product)].join(" · ")}
          </Text>
        </Box>
        {openId === undefined && isHidden && (
          <Button
            aria-disabled={isBusy || undefined}
            aria-label={texts.goods.showOf(name)}
            loading={isUnderway}
            onClick={() => machine.send({ type: "product.hide", product, isHidden: false })}
            variant="outline"
          >
            {texts.goods.show}
          </Button>
        )}
        {openId === undefined && !isHidden && (
          <Button
            aria-disabled={isBusy || undefined}
            loading={isUnderway}
            aria-label={texts.goods.changeOf(name)}
            onClick={() => machine.send({ type: "product.open", product })}
            variant="outline"
          >
            {texts.goods.change}
          </Button>
        )}
      </Line>
      {openId === id && form && (
        <PriceForm
          form={form}
          onHide={() => machine.send({ type: "product.hide", product, isHidden: true })}
          product={product}
        />
      )}
    </Stack>
  );
}

const Line = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "3",
    fontVariantNumeric: "tabular-nums",
  },
});
