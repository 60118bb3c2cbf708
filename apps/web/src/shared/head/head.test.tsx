import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Head } from "./head.tsx";
import { JsonLd } from "./json-ld.tsx";
import { shopData } from "./shop-data.ts";
import { ShopOriginContext, useShopOrigin } from "./shop-origin.ts";

function Page() {
  return (
    <>
      <Head description="Leche" path="/home" title="La Alacena" />
      <JsonLd data={shopData(useShopOrigin())} />
    </>
  );
}

function render(origin: string): Document {
  const markup = renderToString(
    <ShopOriginContext value={origin}>
      <Page />
    </ShopOriginContext>,
  );
  return new DOMParser().parseFromString(markup, "text/html");
}

function addressesIn(page: Document) {
  const data = JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? "");
  return {
    canonical: page.querySelector("[rel=canonical]")?.getAttribute("href"),
    openGraph: page.querySelector('[property="og:url"]')?.getAttribute("content"),
    organization: data["@graph"][0].url,
  };
}

it.for(["https://tienda.example", `https://"><script>alert(1)</script>`, "https://</script><b>$'$&$$"])(
  "a page that is rendered at %s has that origin in every absolute URL",
  (origin) => {
    const page = render(origin);
    const address = `${origin}/home`;
    expect(addressesIn(page)).toEqual({
      canonical: address,
      openGraph: address,
      organization: address,
    });
    expect(page.querySelectorAll("script, b")).toHaveLength(1);
  },
);
