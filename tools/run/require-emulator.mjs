// The first half of `npm run test:firestore`.
if (!process.env.FIRESTORE_EMULATOR_HOST) {
  console.error(
    "Falta FIRESTORE_EMULATOR_HOST. Esta prueba necesita el emulador oficial de Firestore (firebase-tools y Java 21): ábrelo con «firebase emulators:start --only firestore» y repite con FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.",
  );
  process.exitCode = 1;
}
