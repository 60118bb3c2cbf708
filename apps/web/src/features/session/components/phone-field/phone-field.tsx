import { Stack } from "@chakra-ui/react";
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from "@shop/ui";

export interface PhoneFieldProps {
  /** The countries with their calling codes: "México (+52)". */
  country: Omit<SelectFieldProps, "autoComplete">;
  /** The number without that code. Shows the hint and the error of both. */
  number: Omit<TextFieldProps, "autoComplete" | "inputMode" | "type">;
}

/** An international phone number: the country, and the number as it is dialled there. */
export function PhoneField({ country, number }: PhoneFieldProps) {
  return (
    <Stack gap="md">
      <SelectField {...country} autoComplete="tel-country-code" />
      <TextField {...number} autoComplete="tel-national" inputMode="tel" type="tel" />
    </Stack>
  );
}
