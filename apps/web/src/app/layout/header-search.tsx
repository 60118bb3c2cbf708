import type { SearchRef } from "@shop/catalog-machine/marketplace";
import { SearchForm } from "@shop/ui";
import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router";
import { paths, query, SEARCH_BOX } from "../../shared/paths.ts";
import { searchedWords } from "../../shared/searched-words.ts";
import { shell } from "../../shared/texts.ts";
import type { Marketplace } from "../machine/open-marketplace.ts";

export type HeaderSearchProps = { openMarketplace: () => Promise<Marketplace> };

type Bar = {
  SearchBar: ComponentType<{ search: SearchRef; selection?: [start: number, end: number] | undefined }>;
  search: SearchRef;
  selection: [start: number, end: number] | undefined;
};

/** The search of every screen: a form that works on its own, and gets suggestions once the shopper uses it. */
export function HeaderSearch({ openMarketplace }: HeaderSearchProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const words = searchedWords(params);
  const box = useRef<HTMLInputElement>(null);
  const [bar, setBar] = useState<Bar | null>(null);

  const openBar = async () => {
    const [{ SearchBar }, { actors }] = await Promise.all([
      import("../../features/catalog/search/search-bar.tsx"),
      openMarketplace(),
    ]);
    const input = box.current;
    if (!input) return;
    const isFocused = document.activeElement === input;
    const { value, selectionStart, selectionEnd } = input;
    const { search } = actors;
    if (value !== search.getSnapshot().context.text) search.send({ type: "search.write", text: value });
    if (isFocused && value === "") search.send({ type: "search.open" });
    // Synchronous: the next key press has to reach the box.
    flushSync(() =>
      setBar({
        SearchBar,
        search,
        selection: isFocused ? [selectionStart ?? 0, selectionEnd ?? 0] : undefined,
      }),
    );
  };
  // If the code does not load, the form searches without suggestions, and the next key press loads it again.
  const tryToOpenBar = () => void openBar().catch(() => undefined);

  const remember = async (typed: string) => {
    const { search } = (await openMarketplace()).actors;
    search.send({ type: "search.write", text: typed });
    search.send({ type: "search.submit" });
  };
  const searchFor = (typed: string) => {
    void navigate(paths.search(typed.trim()));
    // The search works; only the recent searches miss it.
    void remember(typed).catch(() => undefined);
  };

  if (bar) return <bar.SearchBar search={bar.search} selection={bar.selection} />;
  return (
    <SearchForm
      action={paths.marketplace}
      defaultValue={words}
      id={SEARCH_BOX}
      key={words}
      label={shell.search.label}
      name={query.search}
      onFocus={tryToOpenBar}
      onInput={tryToOpenBar}
      onSearch={searchFor}
      ref={box}
      submitLabel={shell.search.submit}
    />
  );
}
