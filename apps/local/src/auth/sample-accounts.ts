import type { SampleAccounts } from "@shop/auth-emulator";

/** Sample accounts of Google and Facebook, to try the shop with. Facebook's addresses are unverified. */
export const SAMPLE_ACCOUNTS: SampleAccounts = {
  "google.com": [
    { displayName: "Valeria Campos", email: "valeria.campos@correo.example", emailVerified: true },
    { displayName: "Ricardo Peña", email: "ricardo.pena@correo.example", emailVerified: true },
    { displayName: "Guadalupe Ríos", email: "lupita.rios@correo.example", emailVerified: false },
  ],
  "facebook.com": [
    { displayName: "Valeria Campos", email: "valeria.campos@correo.example", emailVerified: false },
    { displayName: "Tomás Íñiguez", email: "tomas.iniguez@correo.example", emailVerified: false },
    { displayName: "Guadalupe Ríos", email: null, emailVerified: false },
  ],
};
