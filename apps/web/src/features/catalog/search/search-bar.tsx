import {
  selectActive,
  selectOptions,
  selectText,
  type SearchOption,
  type SearchRef,
  type SearchReport,
} from "@shop/catalog-machine/marketplace";
import { Button, SearchBox, type SearchBoxOption } from "@shop/ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { money } from "../../../shared/format.ts";
import { paths, query, SEARCH_BOX } from "../../../shared/paths.ts";
import { shell } from "../../../shared/texts.ts";
import { unavailability } from "../../product/index.ts";
import { AddSuggested } from "./add-suggested.tsx";
import { marketplace } from "../texts.ts";

const texts = marketplace.search;

type SearchBarProps = {
  search: SearchRef;
  /** The selection in the server-rendered form that it replaces. */
  selection?: [start: number, end: number] | undefined;
};

/** The search box with its suggestions, which navigates to the choice. */
export function SearchBar({ search, selection }: SearchBarProps) {
  const navigate = useNavigate();
  const text = useSelector(search, selectText);
  const options = useSelector(search, selectOptions);
  const active = useSelector(search, selectActive);
  useEffect(() => {
    const listening = search.on("search.wanted", (wish) => void navigate(pathOf(wish)));
    return () => listening.unsubscribe();
  }, [search, navigate]);

  const isRecent = options[0]?.kind === "recent";
  const at = (place: number, act: (option: SearchOption) => void) => {
    const option = options[place];
    if (option) act(option);
  };
  return (
    <SearchBox
      action={paths.marketplace}
      active={active}
      footer={
        isRecent && (
          <Button onClick={() => search.send({ type: "search.forgetAll" })} variant="ghost">
            {texts.forgetAll}
          </Button>
        )
      }
      forget={
        isRecent
          ? {
              label: texts.forget,
              onForget: (place) =>
                at(place, ({ text: words }) => search.send({ type: "search.forget", text: words })),
            }
          : undefined
      }
      id={SEARCH_BOX}
      label={shell.search.label}
      name={query.search}
      onChoose={(place) => at(place, (option) => search.send({ type: "search.choose", option }))}
      onDismiss={() => search.send({ type: "search.dismiss" })}
      onMove={(by) => search.send({ type: "search.move", by })}
      onOpen={() => search.send({ type: "search.open" })}
      onSubmit={() => search.send({ type: "search.submit" })}
      onUnpoint={() => search.send({ type: "search.unpoint" })}
      onWrite={(written) => search.send({ type: "search.write", text: written })}
      options={options.map(toBoxOption)}
      selection={selection}
      optionsLabel={isRecent ? texts.recent : texts.suggestions}
      status={options.length > 0 ? (isRecent ? texts.recentStatus : texts.status)(options.length) : ""}
      submitLabel={shell.search.submit}
      text={text}
    />
  );
}

function pathOf({ words, suggestion }: SearchReport): string {
  switch (suggestion?.kind) {
    case "category":
      return paths.category(suggestion.id);
    case "brand":
      return paths.brand(suggestion.text);
    case "product":
      return paths.product(suggestion.product.id);
    case undefined:
      return paths.search(words);
  }
}

function toBoxOption(option: SearchOption): SearchBoxOption {
  switch (option.kind) {
    case "recent":
      return { key: option.text, text: option.text };
    case "category":
      return { key: `category ${option.id}`, text: option.text, kind: texts.category };
    case "brand":
      return { key: `brand ${option.text}`, text: option.text, kind: texts.brand };
    case "product":
      return {
        key: option.product.id,
        text: option.text,
        kind: [money(option.product.price), unavailability(option.product)].filter(Boolean).join(" · "),
        picture: option.product.image || undefined,
        action: <AddSuggested product={option.product} />,
      };
  }
}
