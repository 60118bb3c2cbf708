import { Text } from "@chakra-ui/react";
import { useSelector } from "@shop/machine-factories/react";
import { Announcer, KeepFocus, Stack } from "@shop/ui";
import { useState } from "react";
import type { GoodsRef } from "../machine/goods-machine.ts";
import { LoadedList } from "../shared/loaded-list.tsx";
import { SearchInput } from "../shared/search-input.tsx";
import { texts } from "../shared/texts.ts";
import { ProductRow } from "./product-row.tsx";

/** The products of the shop: what runs out first and what is hidden, or what is searched for. */
export function Goods({ machine }: { machine: GoodsRef }) {
  const { query, products, hidden, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag("loading"));
  // What is typed is the field's: the machine searches for it once nothing more is typed.
  const [words, setWords] = useState("");
  const isFound = query !== "" && !isLoading && !failure;
  const count = products.length + hidden.length;
  return (
    <Stack gap="6">
      <SearchInput
        label={texts.goods.search}
        onSearch={(typed) => {
          setWords(typed);
          machine.send({ type: "goods.search", query: typed });
        }}
        value={words}
      />
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
