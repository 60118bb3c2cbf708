import type { SignInFailure, SocialProvider } from "@shop/session-machine";
import type { ValidationError, ValidationErrors } from "@shop/session-machine/forms";

const EMAIL_SHAPE = "Escribe un correo como nombre@dominio.com.";
const NAME_SHAPE = "Escribe tu nombre, de 2 a 80 letras.";
const CODE_SHAPE = "El código tiene 6 dígitos.";
const UNPERSONAL = "Usa una contraseña sin tu nombre ni tu correo.";

type ErrorTexts = Record<ValidationError, string>;

export const session = {
  login: {
    title: "Iniciar sesión",
    titles: {
      email: "Iniciar sesión",
      phone: "Iniciar sesión con tu teléfono",
      code: "Escribe tu código",
      emailCode: "Iniciar sesión con un código",
      reset: "Recuperar tu contraseña",
    },
    subtitle: "Entra para ver tu carrito y tus pedidos.",
    byEmail: "Con tu correo",
    mailCode: "Recibir un código por correo",
    orPassword: "o con tu contraseña",
    byPassword: "Usar mi contraseña",
    email: "Correo electrónico",
    password: "Contraseña",
    forgot: "¿Olvidaste tu contraseña?",
    rememberMe: "Mantener la sesión iniciada",
    setHint: "30 días",
    submit: "Iniciar sesión",
    phone: "teléfono",
    withEmail: "correo",
    other: "¿Todavía no tienes cuenta?",
    otherAction: "Crear cuenta",
  },
  signUp: {
    title: "Crear cuenta",
    subtitle: "Con tu cuenta, el carrito te sigue del teléfono a la computadora.",
    byEmail: "Con tu correo",
    name: "Nombre",
    submit: "Crear cuenta",
    other: "¿Ya tienes cuenta?",
    otherAction: "Iniciar sesión",
  },
  phone: {
    title: "Con tu teléfono",
    subtitle: "Te mandamos un código por SMS.",
    country: "País",
    number: "Número de teléfono",
    numberHint: "Sin el código del país.",
    send: "Enviar código",
  },
  code: {
    title: "Escribe tu código",
    label: "Código",
    sentTo: (number: string) => `Lo mandamos por SMS al ${number}.`,
    resend: "Reenviar código",
    wait: (seconds: number) => `en ${seconds} s`,
    tooEarly: (seconds: number) =>
      seconds === 1
        ? "Podrás reenviar el código en 1 segundo."
        : `Podrás reenviar el código en ${seconds} segundos.`,
    ready: "Ya puedes reenviar el código.",
    resent: "Te mandamos otro código. El anterior ya no sirve.",
    editNumber: "Cambiar número",
  },
  emailCode: {
    subtitle: "Sin contraseña: si es tu primera compra, creamos tu cuenta.",
    sentTo: (email: string) => `Lo mandamos a ${email}. Si no lo ves, búscalo en el correo no deseado.`,
    submit: "Continuar",
    another: "Pedir otro código o cambiar de correo",
  },
  reset: {
    title: "Recupera tu contraseña",
    subtitle: "Te mandamos un correo para que elijas una nueva.",
    submit: "Enviar correo",
    back: "Volver a iniciar sesión",
    sent: {
      title: "Revisa tu correo",
      text: (email: string) =>
        `Si hay una cuenta con ${email}, en unos minutos te llega un correo para elegir una contraseña nueva.`,
      hint: "Si no lo ves, búscalo en el correo no deseado.",
      another: "Usar otro correo",
    },
  },
  services: { google: "Google", facebook: "Facebook" } satisfies Record<SocialProvider, string>,
  continueWith: (method: string) => `Continuar con ${method}`,
  window: {
    open: (service: string) => `Termina de entrar en la ventana de ${service}.`,
    cancel: "Cancelar",
  },
  linking: {
    title: "Ya tienes una cuenta con este correo",
    byPassword: (service: string) =>
      `Escribe tu contraseña, o entra como lo haces siempre, y la vinculamos con ${service}.`,
    asAlways: (service: string) => `Entra como lo haces siempre y la vinculamos con ${service}.`,
    unnamed: "esta otra forma de entrar",
  },
  or: "o",
  leaving: "Cerrando tu sesión",
  opening: "Abriendo el formulario",
  passwordToggle: { show: "Mostrar contraseña", hide: "Ocultar contraseña" },
  rules: {
    length: "Al menos 8 caracteres",
    notPersonal: "Sin tu nombre ni tu correo",
    states: { met: "cumplida", unmet: "falta" },
    /** Empty until the first rule is met. */
    progress: (met: number) =>
      ["", "Tu contraseña cumple 1 de 2 reglas.", "Tu contraseña cumple las reglas."][met] ?? "",
  },
  errors: {
    name: {
      required: "Escribe tu nombre.",
      tooShort: NAME_SHAPE,
      tooLong: NAME_SHAPE,
      invalid: NAME_SHAPE,
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
      invalid: UNPERSONAL,
    },
    phone: {
      required: "Escribe tu número de teléfono.",
      tooShort: "Al número le faltan dígitos.",
      tooLong: "Al número le sobran dígitos.",
      invalid: "Escribe un número que exista en el país que elegiste.",
    },
    code: { required: "Escribe el código.", tooShort: CODE_SHAPE, tooLong: CODE_SHAPE, invalid: CODE_SHAPE },
  } satisfies Record<keyof ValidationErrors | "phone" | "code", ErrorTexts>,
  failures: {
    wrongCredentials: "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.",
    emailTaken:
      "No pudimos crear la cuenta con este correo. Si ya es tuyo, inicia sesión o recupera tu contraseña.",
    weakPassword: "Elige una contraseña más larga, de al menos 8 caracteres.",
    disabled: "Esta cuenta está suspendida. Si crees que es un error, escríbenos desde Contáctenos.",
    tooManyAttempts: "Hubo demasiados intentos. Espera unos minutos y vuelve a intentarlo.",
    unreachable: "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.",
    cannotSave: "La tienda no puede guardar cambios por ahora. Vuelve a intentarlo en unos minutos.",
    unexpected: "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.",
    cookiesBlocked:
      "No pudimos mantener tu sesión. Permite las cookies de esta tienda y vuelve a intentarlo.",
    wrongCode: "El código no coincide. Revísalo y vuelve a escribirlo.",
    codeExpired: "El código venció. Pide uno nuevo.",
    invalidPhone: "No pudimos enviar un mensaje a este número. Revísalo y vuelve a intentarlo.",
    popupBlocked: "Tu navegador bloqueó la ventana para entrar. Permítela y vuelve a intentarlo.",
    cancelled: "Cerraste la ventana antes de terminar. Vuelve a intentarlo cuando quieras.",
    accountExists:
      "Ya tienes una cuenta con este correo. Entra como siempre lo haces y la vinculamos con esta otra forma de entrar.",
    needsRecentSignIn: "Por seguridad, confirma de nuevo quién eres para hacer este cambio.",
    alreadyLinked: "Esta forma de entrar ya pertenece a otra cuenta.",
    lastMethod: "Es tu única forma de entrar, así que no podemos quitarla. Agrega otra primero.",
    notOffered: "Esta forma de entrar no está disponible por ahora. Elige otra.",
  } satisfies Record<SignInFailure, string>,
};
