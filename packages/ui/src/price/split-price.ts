export interface PriceParts {
  whole: string;
  cents: string;
  rest: string;
}

/** Cuts a formatted price ("$1,234.50", "12,50 €") at its decimal sign, so that the cents can be raised. */
export function splitPrice(text: string): PriceParts {
  const match = /^(.*\d)[.,](\d{2})(\D*)$/.exec(text);
  const [, whole = text, cents = "", rest = ""] = match ?? [];
  return { whole, cents, rest };
}
