import type { SignInProblem } from "@shop/session-machine";
import type { Fault, Faults } from "@shop/session-machine/forms";

const EMAIL_SHAPE = "Escribe un correo como nombre@dominio.com.";

export const session = {
  login: {
    title: "Iniciar sesión",
    lead: "Entra para ver tu carrito y tus pedidos.",
    email: "Correo electrónico",
    password: "Contraseña",
    keep: "Mantener la sesión iniciada",
    keepHint: "30 días en este dispositivo",
    submit: "Iniciar sesión",
    other: "¿Todavía no tienes cuenta?",
    otherAction: "Crear cuenta",
  },
  signUp: {
    title: "Crear cuenta",
    lead: "Con tu cuenta, el carrito te sigue del teléfono a la computadora.",
    name: "Nombre",
    passwordHint: "Al menos 8 caracteres",
    submit: "Crear cuenta",
    other: "¿Ya tienes cuenta?",
    otherAction: "Iniciar sesión",
  },
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  account: {
    title: "Mi cuenta",
    profile: "Perfil",
    name: "Nombre",
    email: "Correo electrónico",
    noName: "Sin nombre",
    checking: "Confirmando tu sesión",
    signOut: "Cerrar sesión",
    signOutHint: "En este dispositivo. Tu carrito queda guardado en tu cuenta.",
  },
  faults: {
    name: {
      required: "Escribe tu nombre.",
      tooShort: "Escribe tu nombre, de 2 a 80 letras.",
      tooLong: "Escribe tu nombre, de 2 a 80 letras.",
      invalid: "Escribe tu nombre, de 2 a 80 letras.",
    },
    email: {
      required: "Escribe tu correo electrónico.",
      tooShort: EMAIL_SHAPE,
      tooLong: EMAIL_SHAPE,
      invalid: EMAIL_SHAPE,
    },
    password: {
      required: "Escribe tu contraseña.",
      tooShort: "Usa al menos 8 caracteres.",
      tooLong: "Usa una contraseña más corta.",
      invalid: "Usa otra contraseña.",
    },
  } satisfies Record<keyof Faults, Record<Fault, string>>,
  problems: {
    wrongCredentials: "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.",
    emailTaken: "Ya hay una cuenta con este correo. Inicia sesión con ella.",
    weakPassword: "Elige una contraseña más larga, de al menos 8 caracteres.",
    disabled: "Esta cuenta está suspendida. Escríbenos desde Contáctenos y la revisamos.",
    tooManyAttempts: "Hubo demasiados intentos. Espera unos minutos y vuelve a intentarlo.",
    unreachable: "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.",
    unexpected: "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.",
    cookiesBlocked:
      "Tu navegador bloquea las cookies y no podemos mantener tu sesión. Permítelas para esta tienda y vuelve a intentarlo.",
    wrongCode: "El código no coincide. Revísalo y vuelve a escribirlo.",
    codeExpired: "El código venció. Pide uno nuevo.",
    invalidPhone: "No pudimos enviar un mensaje a este número. Revísalo y vuelve a intentarlo.",
    popupBlocked: "Tu navegador bloqueó la ventana para entrar. Permítela y vuelve a intentarlo.",
    cancelled: "Cerraste la ventana antes de terminar. Vuelve a intentarlo cuando quieras.",
    accountExists:
      "Ya tienes una cuenta con este correo. Entra como siempre lo haces y la vinculamos con esta otra forma de entrar.",
    needsRecentSignIn: "Por seguridad, confirma de nuevo quién eres para hacer este cambio.",
    alreadyLinked: "Esta forma de entrar ya pertenece a otra cuenta.",
    lastWay: "Es tu única forma de entrar, así que no podemos quitarla. Agrega otra primero.",
    notOffered: "Esta forma de entrar no está disponible por ahora. Elige otra.",
  } satisfies Record<SignInProblem, string>,
};
