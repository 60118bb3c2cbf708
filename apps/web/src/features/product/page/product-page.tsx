import { selectHome, selectProduct } from "@shop/catalog-machine";
import { useHome, useProduct } from "@shop/catalog-machine/react";
import { isSoldOut } from "@shop/commerce";
import { Box, Flex } from "@chakra-ui/react";
import type { Product } from "@shop/contract";
import { Breadcrumb, Page, Stack, TextLink } from "@shop/ui";
import { Link, useLoaderData } from "react-router";
import { Head } from "../../../shared/head/head.tsx";
import { JsonLd } from "../../../shared/head/json-ld.tsx";
import { productData } from "./product-data.ts";
import { trailData } from "../../../shared/head/shop-data.ts";
import { useApp } from "../../../shared/app-actor.ts";
import { useShopOrigin } from "../../../shared/head/shop-origin.ts";
import { paths } from "../../../shared/paths.ts";
import { catalog } from "../texts.ts";
import { head } from "../../../shared/head/texts.ts";
import { shell } from "../../../shared/texts.ts";
import { ProductView } from "./product-view.tsx";
import type { ReadRelated, RelatedServices } from "../related-machine.ts";
import { MAX_ALTERNATIVES } from "../alternatives.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { UnloadedProduct } from "./unloaded-product.tsx";
import { useRelated } from "../use-related.ts";

const texts = catalog.product;

/** `/detalles/:id`: one product inside the shop. */
export function ProductPage({ listRelated }: RelatedServices) {
  const product = useProduct(selectProduct);
  const read = useLoaderData<ReadRelated | null>();
  return (
    <Page>
      {product ? (
        <WithRelated key={product.id} listRelated={listRelated} product={product} read={read} />
      ) : (
        <UnloadedProduct />
      )}
    </Page>
  );
}

type WithRelatedProps = RelatedServices & { product: Product; read: ReadRelated | null };

function WithRelated({ product, listRelated, read }: WithRelatedProps) {
  const related = useRelated(product.id, { listRelated }, read);
  const { similar } = related;
  const instead = isSoldOut(product) && !product.prescription ? similar.slice(0, MAX_ALTERNATIVES) : [];
  return (
    <Stack gap="xl">
      <Loaded alternatives={instead} product={product} />
      {/* No other product is offered beside a prescription medicine. */}
      {!product.prescription && <RelatedProducts {...related} similar={similar.slice(instead.length)} />}
    </Stack>
  );
}

function Loaded({ product, alternatives }: { product: Product; alternatives: readonly Product[] }) {
  const app = useApp();
  const home = useHome(selectHome);
  const origin = useShopOrigin();
  const category = home?.categories.find(({ id }) => id === product.category);
  return (
    <Stack gap="lg">
      <Head
        description={head.product(product)}
        kind="product"
        path={paths.product(product.id)}
        picture={product.image}
        title={shell.title(product.name)}
      />
      <JsonLd data={productData(product, category?.name, origin)} />
      <JsonLd
        data={trailData(
          [
            { name: shell.marketplace, path: paths.marketplace },
            ...(category ? [{ name: category.name, path: paths.category(category.id) }] : []),
            { name: product.name, path: paths.product(product.id) },
          ],
          origin,
        )}
      />
      <Flex gap="8" justify="space-between" marginBottom={{ md: "4" }}>
        <Breadcrumb.Root aria-label={texts.breadcrumbs}>
          <Breadcrumb.List>
            <Breadcrumb.Item>
              <Breadcrumb.Link asChild>
                <Link to={paths.marketplace}>{shell.marketplace}</Link>
              </Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator>/</Breadcrumb.Separator>
            {category && (
              <>
                <Breadcrumb.Item>
                  <Breadcrumb.Link asChild>
                    <Link to={paths.category(category.id)}>{category.name}</Link>
                  </Breadcrumb.Link>
                </Breadcrumb.Item>
                <Breadcrumb.Separator>/</Breadcrumb.Separator>
              </>
            )}
            <Breadcrumb.Item>
              <Breadcrumb.CurrentLink>{product.name}</Breadcrumb.CurrentLink>
            </Breadcrumb.Item>
          </Breadcrumb.List>
        </Breadcrumb.Root>
        <Box flexShrink="0" hideBelow="md">
          <TextLink
            link={
              <Link
                aria-label={texts.quickView(product.name)}
                onClick={() => app.send({ type: "product.select", product })}
                to={paths.quickProduct}
              />
            }
          >
            {shell.quickCart.caption}
          </TextLink>
        </Box>
      </Flex>
      <ProductView alternatives={alternatives} bar product={product} />
    </Stack>
  );
}
