import { DataList, type DataListItemProps as ItemProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface DataListItemProps extends ItemProps {
  label: string;
  /** A text may have several lines. */
  value: ReactNode;
}

/** One fact with its name: the item of a `DataList` with both of its parts. */
export function DataListItem({ label, value, ...item }: DataListItemProps) {
  return (
    <DataList.Item {...item}>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{value}</DataList.ItemValue>
    </DataList.Item>
  );
}
