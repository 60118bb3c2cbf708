import { selectFailure, selectHome, selectIsMissing, selectProduct } from "@shop/catalog-machine";
import { useCatalogActors, useHome, useProduct } from "@shop/catalog-machine/react";
import type { Product } from "@shop/contract";
import { Breadcrumbs, FailureState, LinkButton, Page, PageHeading, Stack, TextLink } from "@shop/ui";
import { Link } from "react-router";
import { useApp } from "../../machine/react.tsx";
import { paths } from "../../paths.ts";
import { catalog } from "../../texts/catalog.ts";
import { failure as failureSentence } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { ProductView } from "./product-view.tsx";

const texts = catalog.product;

/** `/detalles/:id`: one product inside the shop. */
export function Component() {
  const product = useProduct(selectProduct);
  return <Page>{product ? <Loaded product={product} /> : <Unloaded />}</Page>;
}

function Loaded({ product }: { product: Product }) {
  const app = useApp();
  const home = useHome(selectHome);
  const aisle = home?.categories.find(({ id }) => id === product.category);
  return (
    <Stack gap="lg">
      <title>{shell.title(product.name)}</title>
      <Breadcrumbs
        items={[
          { label: shell.marketplace, link: <Link to={paths.marketplace} /> },
          ...(aisle ? [{ label: aisle.name, link: <Link to={paths.category(aisle.id)} /> }] : []),
          { label: product.name },
        ]}
        label={texts.breadcrumbs}
      />
      <ProductView product={product} />
      <TextLink
        link={
          <Link
            onClick={() => app.send({ type: "product.select", product })}
            to={paths.quickProduct}
            viewTransition
          />
        }
      >
        {texts.quickView(product.name)}
      </TextLink>
    </Stack>
  );
}

function Unloaded() {
  const actors = useCatalogActors();
  const isMissing = useProduct(selectIsMissing);
  const reason = useProduct(selectFailure);
  if (isMissing) {
    return (
      <>
        <title>{shell.title(texts.missing.title)}</title>
        <PageHeading lead={texts.missing.text}>{texts.missing.title}</PageHeading>
        <LinkButton link={<Link to={paths.marketplace} />}>{texts.missing.action}</LinkButton>
      </>
    );
  }
  if (!reason) return <ProductSkeleton />;
  return (
    <FailureState
      heading={shell.crashed.title}
      retry={{ text: shell.retry, onClick: () => actors.product.send({ type: "product.retry" }) }}
      text={failureSentence(reason)}
    />
  );
}
