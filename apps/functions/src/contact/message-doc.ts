/** A message to the shop. */
export type MessageDoc = { name: string; email: string; message: string; receivedAt: string };
