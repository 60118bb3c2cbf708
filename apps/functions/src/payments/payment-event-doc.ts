/** An event of a provider that was taken in. Its id is the provider's name and the event's own id. */
export type PaymentEventDoc = { orderId: string; status: "paid" | "declined" | "refunded"; at: string };
