/** A small catalogue file. */
export const CATALOG = {
  categories: ["abarrotes", "lacteos", "farmacia"].map((id, index) => ({
    id,
    name: id,
    aisle: index + 1,
    description: "",
    image: "/pictures/frijol-negro-900-g.webp",
  })),
  products: [
    row({ id: "arroz", name: "Arroz", price: 28.5, weightKg: 1.03, stock: 500 }),
    row({ id: "azafran", name: "Azafrán", price: 0.1, weightKg: 0.005, stock: 2 }),
    row({ id: "leche", name: "Leche", category: "lacteos", price: 26.9, weightKg: 1.05, stock: 40 }),
    row({ id: "jarabe", name: "Jarabe", category: "farmacia", price: 99, weightKg: 0.2, stock: 30 }),
    row({
      id: "receta",
      name: "Receta",
      category: "farmacia",
      price: 150,
      weightKg: 0.1,
      prescription: true,
    }),
  ],
};

function row(fields: Readonly<Record<string, unknown>>): object {
  return {
    brand: "La Alacena",
    category: "abarrotes",
    description: "",
    stock: 10,
    image: "/pictures/frijol-negro-900-g.webp",
    content: { amount: 1, unit: "pieza" },
    ...fields,
  };
}
