import type { Product } from "@shop/contract";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Notice, Row, Stack, TextField } from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useFields } from "@shop/web/forms";
import { useEffect, useRef } from "react";
import type { PriceFormRef } from "../machine/price-form-machine.ts";
import { texts } from "../shared/texts.ts";

/** As it is typed: `28.00`. */
const typed = (minor: number) => (minor / 100).toFixed(2);

type PriceFormProps = { form: PriceFormRef; product: Product; onHide: () => void };

/** Changes the prices and the stock of a product, or hides it from shoppers. */
export function PriceForm({ form, product, onHide }: PriceFormProps) {
  const { errors, failure } = useSelector(form, ({ context }) => context);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag("submitting"));
  const { price, regularPrice, stock } = product;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    // What is typed at once takes its place.
    first.current?.select();
  }, []);
  const fields = useFields({
    machine: form,
    read: ({ text }) => ({ price: text("price"), regularPrice: text("regularPrice"), stock: text("stock") }),
    send: (event) => form.send(event),
    submit: (values) => form.send({ type: "form.submit", values }),
  });
  return (
    <form {...fields}>
      <Stack gap="4">
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        <TextField
          defaultValue={typed(price)}
          error={errors.price && texts.goods.errors.price}
          inputMode="decimal"
          label={texts.goods.price}
          name="price"
          ref={first}
        />
        <TextField
          defaultValue={regularPrice === undefined ? "" : typed(regularPrice)}
          error={errors.regularPrice && texts.goods.errors.regularPrice}
          hint={texts.goods.regularPriceHint}
          inputMode="decimal"
          label={texts.goods.regularPrice}
          name="regularPrice"
        />
        <TextField
          defaultValue={String(stock)}
          error={errors.stock && texts.goods.errors.stock}
          hint={texts.goods.unitsHint}
          inputMode="numeric"
          label={texts.goods.units}
          name="stock"
        />
        <Row>
          <Button loading={isSaving} type="submit">
            {texts.goods.save}
          </Button>
          {!isSaving && (
            <Button onClick={() => form.send({ type: "form.close" })} variant="surface">
              {texts.goods.cancel}
            </Button>
          )}
          {!isSaving && (
            <Button onClick={onHide} variant="ghost">
              {texts.goods.hide}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
