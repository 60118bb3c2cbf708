import { LinkButton, Page, Row, Stack } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../shared/head/head.tsx";
import { selectDetailsProducts, useAppState } from "../../shared/app-actor.ts";
import { paths } from "../../shared/paths.ts";
import { catalog } from "./texts.ts";
import { shell } from "../../shared/texts.ts";
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
