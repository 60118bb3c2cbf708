/** Where Ana Torres lives, as the shop's functions take it. No value is found in anything else by chance. */
export const HOME_ADDRESS = {
  name: "Ana Torres",
  street: "Av. Insurgentes Sur",
  exteriorNumber: "1602 bis",
  neighbourhood: "Crédito Constructor",
  city: "Benito Juárez",
  state: "Ciudad de México",
  postalCode: "03940",
  phone: "55 1234 5678",
};
