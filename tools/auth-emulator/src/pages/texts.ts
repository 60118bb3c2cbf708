const list = new Intl.ListFormat("es", { type: "conjunction" });

/** Every sentence of the pages and mails, as plain text. */
export type Texts = ReturnType<typeof createTexts>;

/** The addresses in a mail: that of the account, and the one that replaces it. */
interface About {
  readonly email: string;
  readonly newEmail: string | null;
}

/** @param shopName as the mails bear it */
export function createTexts(shopName: string) {
  return {
    /** Of the link from a page back to the shop. */
    back: "Volver a la tienda",
    /** `action` is on the button that follows the link. */
    mails: {
      VERIFY_EMAIL: ({ email }: About) => ({
        subject: `Confirma tu correo en ${shopName}`,
        body: `Confirma que ${email} es tuyo para proteger tu cuenta. El enlace sirve tres días.`,
        action: "Confirmar mi correo",
      }),
      PASSWORD_RESET: ({ email }: About) => ({
        subject: `Tu contraseña nueva en ${shopName}`,
        body: `Alguien pidió una contraseña nueva para la cuenta de ${email}. Si fuiste tú, elígela con este enlace, que sirve una hora; al guardarla se cierran todas tus sesiones y se desvinculan tu teléfono, Google y Facebook. Si no, ignora este mensaje: tu contraseña sigue igual.`,
        action: "Elegir contraseña nueva",
      }),
      VERIFY_AND_CHANGE_EMAIL: ({ email }: About) => ({
        subject: `Confirma tu correo nuevo en ${shopName}`,
        body: `La cuenta de ${email} usará este correo en cuanto lo confirmes. El enlace sirve tres días.`,
        action: "Usar este correo",
      }),
      RECOVER_EMAIL: ({ email, newEmail }: About) => ({
        subject: `Tu cuenta de ${shopName} cambió de correo`,
        body: `Tu cuenta usaba ${email} y ahora usa ${newEmail ?? "otro correo"}. Si no fuiste tú, recupérala con este enlace, que sirve tres días; se cierran todas las sesiones y se desvinculan el teléfono, Google y Facebook.`,
        action: "Recuperar mi correo",
      }),
    },
    mailbox: {
      title: "Buzón de prueba",
      lead: `Aquí llegan los correos y los SMS de ${shopName} mientras la pruebas: no salen de esta computadora. Lo nuevo aparece solo.`,
      empty:
        "Todavía no hay mensajes. Crea una cuenta, pide una contraseña nueva o entra con tu teléfono, y aparecerán aquí.",
      /** Before the recipient. */
      mailTo: "Correo para",
      smsTo: "SMS para",
      linkOver: "Este enlace ya se usó o venció.",
      smsSubject: `Tu código de ${shopName}`,
      smsOpen: "Sirve diez minutos. No lo compartas con nadie.",
      smsOver: "Este código ya se usó o venció.",
      /** Said to a screen reader, before the subject of what has come. */
      arrived: "Llegó:",
    },
    action: {
      verifyEmail: {
        title: "Confirma tu correo",
        text: "¿Es tuyo este correo?",
        button: "Confirmar mi correo",
      },
      changeEmail: {
        title: "Confirma tu correo nuevo",
        from: "Ahora",
        to: "Nuevo",
        text: "Al confirmarlo se cierra tu sesión en todos tus dispositivos; entrarás con el correo nuevo.",
        button: "Usar el correo nuevo",
      },
      recoverEmail: {
        title: "Recupera tu correo",
        /** Before the email that the account gets back; `text` comes after it. */
        before: "Tu cuenta volverá a usar este correo:",
        text: "Se cerrarán todas sus sesiones y se desvincularán el teléfono, Google y Facebook, por si los vinculó otra persona; después puedes vincular los tuyos en tu cuenta.",
        button: "Recuperar mi correo",
      },
      resetPassword: {
        title: "Elige una contraseña nueva",
        lead: "Al guardarla se cierra tu sesión en todos tus dispositivos.",
        /** What else leads into the account, and ends with its password. At least one. */
        unlinks: (names: readonly string[]) =>
          names.length === 1
            ? `También se desvincula ${names[0]}; puedes vincularlo otra vez en tu cuenta.`
            : `También se desvinculan ${list.format(names)}; puedes vincularlos otra vez en tu cuenta.`,
        phone: "tu teléfono",
        email: "Correo electrónico",
        password: "Contraseña nueva",
        rule: (minLength: number) => `Al menos ${minLength} caracteres.`,
        repeat: "Repite la contraseña",
        save: "Guardar contraseña",
        weak: (minLength: number) => `Usa al menos ${minLength} caracteres.`,
        long: "Usa una contraseña más corta.",
        different: "Las dos contraseñas no son iguales. Escríbelas otra vez.",
      },
      done: {
        VERIFY_EMAIL: { title: "Tu correo está confirmado", text: "Gracias. Ya puedes seguir comprando." },
        PASSWORD_RESET: { title: "Tu contraseña está guardada", text: "Inicia sesión con ella." },
        VERIFY_AND_CHANGE_EMAIL: { title: "Tu correo cambió", text: "Inicia sesión con tu correo nuevo." },
        RECOVER_EMAIL: {
          title: "Recuperaste tu correo",
          text: "Cerramos todas las sesiones y desvinculamos el teléfono, Google y Facebook. Pide ahora una contraseña nueva: quien cambió tu correo pudo conocer la anterior.",
        },
      },
      dead: {
        title: "Este enlace ya no sirve",
        text: "Ya se usó, venció o está incompleto. Pide otro desde la tienda.",
      },
      emailTaken: {
        title: "Ese correo ya tiene otra cuenta",
        text: "Desde que pediste el cambio, alguien creó una cuenta con ese correo. La tuya sigue con el de antes.",
      },
      /** The same for the recovery of the former e-mail. */
      formerEmailTaken: {
        title: "Ese correo ya tiene otra cuenta",
        text: "Desde que cambió, alguien creó otra cuenta con ese correo. Pide una contraseña nueva para ella, elimínala, y abre otra vez este enlace.",
      },
    },
    picker: {
      title: (provider: string) => `Elige una cuenta de ${provider}`,
      lead: (provider: string) =>
        `Esta ventana ocupa el lugar de ${provider} mientras pruebas la tienda: nadie fuera de esta computadora se entera.`,
      noOpener: (provider: string) =>
        `Esta ventana se abrió sola. Ábrela desde la tienda, con «Continuar con ${provider}».`,
      samples: "Cuentas de ejemplo",
      noName: "Sin nombre",
      noEmail: "Sin correo",
      verified: "Correo verificado",
      unverified: "Correo sin verificar",
      other: "Usar otra cuenta",
      email: "Correo electrónico",
      name: "Nombre",
      vouches: (provider: string) => `${provider} verificó este correo`,
      continue: "Continuar",
      cancel: "Cancelar",
      entering: "Entrando…",
      emailError: "Escribe un correo completo, como nombre@correo.example.",
      nobodyError: "Escribe un correo o, si esta cuenta no tiene, un nombre.",
    },
  };
}
