/** Where the functions run. The rewrites in firebase.json name it too: `npm run deploy:check` compares them. */
export const REGION = "us-central1";
