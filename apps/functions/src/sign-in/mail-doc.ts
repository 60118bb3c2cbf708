/** A mail that waits to be sent, as Firebase's extension "Trigger Email from Firestore" reads it. */
export type MailDoc = { to: string; message: { subject: string; text: string } };
