import { LinkButton, Page, Row, Stack } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../head/head.tsx";
import { selectDetailsProducts, useAppState } from "../../machine/react.tsx";
import { paths } from "../../paths.ts";
import { catalog } from "../../texts/catalog.ts";
import { shell } from "../../texts/shell.ts";
import { ProductView } from "./product-view.tsx";
import { UnloadedProduct } from "./unloaded-product.tsx";

const texts = catalog.product;

/** `/detalle`: the selected product (`detailsProducts`) alone, entered and left with a fade. */
export function Component() {
  const product = useAppState(selectDetailsProducts);
  return (
    <Page>
      <Stack gap="lg">
        {product ? (
          <>
            <PrivateHead title={shell.title(product.name)} />
            <ProductView product={product} />
            <Row>
              <LinkButton link={<Link to={paths.product(product.id)} viewTransition />} variant="outline">
                {texts.fullView}
              </LinkButton>
              <LinkButton link={<Link to={paths.marketplace} viewTransition />} variant="ghost">
                {texts.missing.action}
              </LinkButton>
            </Row>
          </>
        ) : (
          <UnloadedProduct />
        )}
      </Stack>
    </Page>
  );
}
