import { Input, InputGroup } from "@chakra-ui/react";
import { SearchIcon } from "@shop/ui";

export interface SearchInputProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}

/** A box whose words narrow what is shown below it while they are typed. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  return (
    <InputGroup flex="1" maxWidth="text" minWidth="16rem" startElement={<SearchIcon />}>
      <Input
        aria-label={label}
        onChange={(event) => onSearch(event.currentTarget.value)}
        placeholder={label}
        type="search"
        value={value}
      />
    </InputGroup>
  );
}
