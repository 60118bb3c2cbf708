import { selectFailure, selectHome, selectIsLoading } from "@shop/catalog-machine";
import { useHome, useHomeRef } from "@shop/catalog-machine/react";
import type { Home } from "@shop/contract";
import {
  FailureState,
  LinkButton,
  Page,
  ProductGridSkeleton,
  SectionHeading,
  Stack,
  TextLink,
} from "@shop/ui";
import { selectIsConfirmed } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Suspense } from "react";
import { Link } from "react-router";
import { Head } from "../../shared/head/head.tsx";
import { JsonLd } from "../../shared/head/json-ld.tsx";
import { shopData } from "../../shared/head/shop-data.ts";
import { useShopOrigin } from "../../shared/head/shop-origin.ts";
import { paths } from "../../shared/paths.ts";
import { catalog, ProductList } from "../product/index.ts";
import { deliveryText } from "../../shared/delivery-text.ts";
import { useNextDelivery } from "../../shared/use-next-delivery.ts";
import { failureText } from "../../shared/format.ts";
import { head } from "../../shared/head/texts.ts";
import { shell } from "../../shared/texts.ts";
import type { BoughtServices } from "./bought-machine.ts";
import { BoughtProducts } from "./bought-products.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import type { SeenServices } from "./seen-machine.ts";
import { SeenProducts } from "./seen-products.tsx";
import { home as texts } from "./texts.ts";
import { CategoryList } from "./components/category-link/category-list.tsx";
import { CategoryLink } from "./components/category-link/category-link.tsx";
import { Hero } from "./components/hero/hero.tsx";

/** The pictures beside the promise in a wide window: always the same, so that they need no data. */
const SHOWPIECES = [
  "/pictures/leche-entera-1-89-l.webp",
  "/pictures/aguacate-hass-1-kg.webp",
  "/pictures/baguette-rustica-300-g.webp",
];

export type HomeServices = SeenServices & BoughtServices;

/** The first screen: the promise, what is on offer, the categories, and how the minimum weight works. */
export function HomePage({ listBoughtProducts, ...seen }: HomeServices) {
  const home = useHome(selectHome);
  const isConfirmed = useSession(selectIsConfirmed);
  const origin = useShopOrigin();
  return (
    <Page>
      <Head description={head.home} path={paths.home} title={shell.title()} />
      <JsonLd data={shopData(origin)} />
      <Stack gap="lg">
        <Hero
          actions={<LinkButton link={<Link to={paths.marketplace} />}>{texts.browse}</LinkButton>}
          subtitle={
            <Suspense>
              <Subtitle />
            </Suspense>
          }
          pictures={SHOWPIECES.map((src) => ({ src }))}
          title={texts.promise}
        />
        {home ? <Shelves home={home} /> : <UnreadShelves />}
        {home && isConfirmed && <BoughtProducts listBoughtProducts={listBoughtProducts} />}
        {home?.season && (
          <Suspense>
            <ProductList heading={home.season.title} products={home.season.products} row />
          </Suspense>
        )}
        <Suspense>
          <HowItWorks />
        </Suspense>
        <SeenProducts {...seen} />
      </Stack>
    </Page>
  );
}

function Subtitle() {
  const next = useNextDelivery();
  return <span>{next ? `${texts.subtitle} ${deliveryText(next)}.` : texts.subtitle}</span>;
}

function Shelves({ home }: { home: Home }) {
  return (
    <>
      <Suspense>
        <ProductList
          action={<TextLink link={<Link to={paths.marketplace} />}>{texts.all}</TextLink>}
          heading={catalog.product.offers}
          isFirst
          products={home.featured}
          row
        />
      </Suspense>
      <Suspense>
        <section aria-labelledby="categories">
          <SectionHeading id="categories">{texts.categories}</SectionHeading>
          <CategoryList>
            {home.categories.map(({ id, image, name }) => (
              <CategoryLink key={id} link={<Link to={paths.category(id)} />} name={name} picture={image} />
            ))}
          </CategoryList>
        </section>
      </Suspense>
    </>
  );
}

function UnreadShelves() {
  const home = useHomeRef();
  const isLoading = useHome(selectIsLoading);
  const reason = useHome(selectFailure);
  if (isLoading || !reason) return <ProductGridSkeleton label={texts.loading} />;
  return (
    <FailureState
      heading={shell.noProducts}
      retry={{ text: shell.retry, onClick: () => home.send({ type: "home.retry" }) }}
      text={failureText(reason)}
    />
  );
}
