import { Text } from "@chakra-ui/react";
import { useSelector } from "@shop/machine-factories/react";
import { Announcer, Button, KeepFocus, Row, Stack } from "@shop/ui";
import { useState } from "react";
import type { GoodsRef } from "../machine/goods-machine.ts";
import { useDesk } from "../machine/react.tsx";
import { selectMayImport } from "../machine/selectors.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
import { SearchInput } from "../shared/search-input.tsx";
import { texts } from "../shared/texts.ts";
import { CatalogImport } from "./catalog-import.tsx";
import { ProductRow } from "./product-row.tsx";

/** The products of the shop, or a file with all of them. */
export function Goods({ machine }: { machine: GoodsRef }) {
  const catalogImport = useSelector(machine, ({ children }) => children.catalogImport);
  return (
    // The two replace each other.
    <KeepFocus>
      {catalogImport ? <CatalogImport machine={catalogImport} /> : <ProductList machine={machine} />}
    </KeepFocus>
  );
}

/** What runs out first and what is hidden, or what is searched for. */
function ProductList({ machine }: { machine: GoodsRef }) {
  const { query, products, hidden, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag("loading"));
  const isIdle = useSelector(machine, ({ value }) => value.change === "none");
  // What is typed is the field's: the machine searches for it once nothing more is typed.
  const [words, setWords] = useState(query);
  const mayImport = useDesk(selectMayImport);
  const isFound = query !== "" && !isLoading && !failure;
  const count = products.length + hidden.length;
  return (
    <Stack gap="6">
      <Row>
        <SearchInput
          label={texts.goods.search}
          onSearch={(typed) => {
            setWords(typed);
            machine.send({ type: "goods.search", query: typed });
          }}
          value={words}
        />
        {mayImport && isIdle && (
          <Button onClick={() => machine.send({ type: "import.open" })} variant="outline">
            {texts.goods.import.open}
          </Button>
        )}
      </Row>
      <Announcer text={isFound ? texts.goods.found(count) : ""} />
      {isFound && count === 0 ? (
        <Text color="fg.muted">{texts.goods.notFound}</Text>
      ) : (
        // A form goes away when it is done.
        <KeepFocus>
          <LoadedList
            failure={failure}
            isEmpty={count === 0}
            isLoading={isLoading}
            labels={texts.goods}
            onRead={() => machine.send({ type: "goods.retry" })}
          >
            <ul>
              {products.map((product) => (
                <ProductRow key={product.id} machine={machine} product={product} />
              ))}
              {hidden.map((product) => (
                <ProductRow isHidden key={product.id} machine={machine} product={product} />
              ))}
            </ul>
          </LoadedList>
        </KeepFocus>
      )}
    </Stack>
  );
}
