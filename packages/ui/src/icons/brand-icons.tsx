/** The mark of Google's sign-in, in its own four colours. */
export function GoogleIcon() {
  return (
    <svg aria-hidden="true" height="1.125em" viewBox="0 0 48 48" width="1.125em">
      <path
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
        fill="#EA4335"
      />
      <path
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
        fill="#4285F4"
      />
      <path
        d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.27-3.14.76-4.59l-7.98-6.19A24 24 0 0 0 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
        fill="#FBBC05"
      />
      <path
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
        fill="#34A853"
      />
    </svg>
  );
}

/** The mark of Facebook's sign-in. */
export function FacebookIcon() {
  return (
    <svg aria-hidden="true" height="1.125em" viewBox="0 0 24 24" width="1.125em">
      <circle cx="12" cy="12" fill="#0866FF" r="12" />
      <path
        d="M16.7 15.5 17.2 12h-3.3V9.8c0-.95.46-1.87 1.95-1.87h1.5V4.97s-1.37-.23-2.67-.23c-2.73 0-4.5 1.65-4.5 4.64V12H7.1v3.5h3.08v8.36a12.2 12.2 0 0 0 3.72 0V15.5z"
        fill="#fff"
      />
    </svg>
  );
}
