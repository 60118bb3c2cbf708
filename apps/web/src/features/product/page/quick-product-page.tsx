import { isSoldOut } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { InView, LinkButton, Page, Row, Stack } from "@shop/ui";
import { Link, NavigationType, useNavigationType } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { selectDetailsProducts, useAppState } from "../../../shared/app-actor.ts";
import { paths } from "../../../shared/paths.ts";
import { catalog } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { ProductView } from "./product-view.tsx";
import type { RelatedServices } from "../related-machine.ts";
import { UnloadedProduct } from "./unloaded-product.tsx";
import { useRelated } from "../use-related.ts";

const texts = catalog.product;

/**
 * `/detalle`: the selected product (`detailsProducts`) alone, which fades in after a navigation. Not by a view
 * transition of the router: if a faster navigation overtakes it, the older screen stays rendered over the newer one.
 */
export function QuickProductPage(services: RelatedServices) {
  const product = useAppState(selectDetailsProducts);
  const isNavigation = useNavigationType() === NavigationType.Push;
  return (
    <Page>
      <Stack animationDuration="moderate" animationName={isNavigation ? "fade-in" : undefined} gap="lg">
        {product ? (
          <>
            <PrivateHead title={shell.title(product.name)} />
            <Row spread>
              <LinkButton link={<Link to={paths.marketplace} />} variant="ghost">
                {texts.missing.action}
              </LinkButton>
              <LinkButton link={<Link to={paths.product(product.id)} />} variant="outline">
                {texts.fullView}
              </LinkButton>
            </Row>
            <Selected {...services} key={product.id} product={product} />
          </>
        ) : (
          <UnloadedProduct />
        )}
      </Stack>
    </Page>
  );
}

function Selected({ product, listRelated }: RelatedServices & { product: Product }) {
  const { similar, open } = useRelated(product.id, { listRelated });
  return (
    <>
      <ProductView alternatives={similar} product={product} />
      {isSoldOut(product) && !product.prescription && <InView onView={open} />}
    </>
  );
}
