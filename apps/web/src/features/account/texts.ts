import type { AddressField } from "./addresses/address-draft.ts";
import type { SignInMethod } from "@shop/session-machine";
import type { ProfileField } from "./profile/profile-machine.ts";
import type { SecurityFieldError } from "./security/security-form-machine.ts";
import { count } from "../../shared/format.ts";

const EMAIL_SHAPE = "Escribe un correo como nombre@dominio.com.";
const PHONE_SHAPE = "Escribe un teléfono de 10 a 15 dígitos.";
const CONFIRMATION_WORD = "Escribe ELIMINAR para confirmarlo.";

/** The screens of `/cuenta`. */
export const account = {
  title: "Mi cuenta",
  sections: { profile: "Perfil", addresses: "Direcciones", orders: "Pedidos", security: "Seguridad" },
  signOut: "Cerrar sesión",
  loading: "Cargando tu cuenta",

  profile: {
    loading: "Cargando tu perfil",
    failed: "No pudimos mostrar tu perfil",
    data: "Tus datos",
    edit: "Editar",
    editLabel: "Editar tus datos",
    name: "Nombre",
    noName: "Sin nombre",
    phone: "Teléfono",
    phoneHint: "Opcional. En cada pedido va el teléfono de quien recibe.",
    noPhone: "Sin teléfono",
    save: "Guardar cambios",
    saved: "Guardamos tus datos.",
    errors: {
      name: "Escribe tu nombre.",
      phone: PHONE_SHAPE,
    } satisfies Record<ProfileField, string>,
  },

  email: {
    title: "Correo electrónico",
    none: "Tu cuenta no tiene correo. Puedes agregarlo en Seguridad.",
    verified: "Verificado",
    unverified: "Sin verificar",
    checking: "Revisando tu correo",
    why: "Verifícalo para confirmar que es tuyo y conservar tu contraseña si un día entras con Google.",
    send: "Enviar correo de verificación",
    sendAgain: "Enviarlo otra vez",
    sent: (email: string) =>
      `Te mandamos un correo a ${email}. Abre su enlace y vuelve aquí; si no lo ves, búscalo en el correo no deseado.`,
    unknown: "No pudimos revisar si tu correo está verificado.",
  },

  addresses: {
    loading: "Cargando tus direcciones",
    failed: "No pudimos mostrar tus direcciones",
    add: "Agregar dirección",
    empty: {
      title: "Todavía no tienes direcciones",
      text: "Guarda la de tu casa o tu trabajo y elígela al pagar, sin escribirla otra vez.",
    },
    isDefault: "Predeterminada",
    edit: "Editar",
    editLabel: (name: string, street: string) => `Editar la dirección de ${name}, ${street}`,
    remove: "Quitar",
    removeLabel: (name: string, street: string) => `Quitar la dirección de ${name}, ${street}`,
    prefer: "Usar primero",
    preferLabel: (name: string, street: string) => `Usar primero la dirección de ${name}, ${street}`,
    confirm: {
      title: "¿Quitamos esta dirección?",
      text: "Los pedidos que ya hiciste conservan la suya.",
      yes: "Quitar dirección",
      no: "Conservarla",
    },
    done: {
      saved: "Guardamos la dirección.",
      removed: "Quitamos la dirección.",
      preferred: "Desde ahora te ofrecemos primero esta dirección.",
    },
    newTitle: "Nueva dirección",
    editTitle: "Editar dirección",
    who: "Quién recibe",
    where: "Dónde",
    optional: "Opcional",
    fields: {
      name: "Nombre de quien recibe",
      phone: "Teléfono de quien recibe",
      street: "Calle",
      exteriorNumber: "Número exterior",
      interiorNumber: "Número interior",
      neighbourhood: "Colonia",
      postalCode: "Código postal",
      city: "Ciudad o municipio",
      state: "Estado",
      notes: "Referencias",
    } satisfies Record<AddressField, string>,
    notesHint: "Opcional. Lo que ayude a encontrar la puerta.",
    chooseNeighbourhood: "Elige la tuya de la lista o escríbela.",
    chooseState: "Elige un estado",
    save: "Guardar dirección",
    errors: {
      name: "Escribe quién recibe.",
      phone: PHONE_SHAPE,
      street: "Escribe tu calle.",
      exteriorNumber: "Escribe el número, o S/N si no tiene.",
      interiorNumber: "Usa hasta 20 letras o cifras.",
      neighbourhood: "Escribe tu colonia.",
      postalCode: "Escribe los 5 dígitos del código postal.",
      city: "Escribe tu ciudad o municipio.",
      state: "Elige el estado.",
      notes: "Usa hasta 300 letras, en un solo renglón.",
    } satisfies Record<AddressField, string>,
  },

  orders: {
    loading: "Cargando tus pedidos",
    failed: "No pudimos mostrar tus pedidos",
    list: "Pedidos, del más nuevo al más antiguo",
    label: (number: string) => `Ver el pedido ${number}`,
    repeatLabel: (number: string) => `Volver a pedir ${number}`,
    units: (units: number) => count(units, "producto", "productos"),
    more: "Ver pedidos anteriores",
    filter: "Mostrar",
    any: "Todos los pedidos",
    none: {
      title: "No tienes pedidos en este estado",
      text: "Elige otro, o mira todos tus pedidos.",
      action: "Ver todos",
    },
    empty: {
      title: "Todavía no has hecho pedidos",
      text: "Cuando compres algo, aquí verás tu pedido y en qué estado está.",
      action: "Ir al marketplace",
    },
  },

  security: {
    loading: "Cargando la seguridad de tu cuenta",
    failed: "No pudimos mostrar la seguridad de tu cuenta",
    password: {
      title: "Contraseña",
      text: "Al cambiarla se cierra la sesión en tus otros dispositivos; puede tardar hasta una hora.",
      without: "Tu cuenta todavía no tiene contraseña.",
      change: "Cambiar contraseña",
      add: "Agregar contraseña",
      label: "Contraseña nueva",
      save: "Guardar contraseña",
      needsEmail: "Agrega primero un correo: la contraseña se usa con él.",
    },
    email: {
      title: "Correo para entrar",
      without: "Tu cuenta no tiene correo.",
      change: "Cambiar correo",
      add: "Agregar correo",
      text: "Te mandamos un enlace al correo nuevo. Hasta que lo abras, nada cambia; después te pediremos iniciar sesión otra vez.",
      label: "Correo nuevo",
      send: "Enviar enlace",
    },
    methods: {
      title: "Formas de entrar",
      text: "Vincula otras para no depender de una sola.",
      list: "Formas de entrar",
      names: {
        password: "Correo y contraseña",
        phone: "Teléfono",
        google: "Google",
        facebook: "Facebook",
      } satisfies Record<SignInMethod, string>,
      unlinked: "Sin vincular",
      link: "Vincular",
      linkLabel: (name: string) => `Vincular ${name}`,
      unlink: "Desvincular",
      unlinkLabel: (name: string) => `Desvincular ${name}`,
      only: "Tu única forma",
      window: (name: string) => `Termina en la ventana de ${name}.`,
      confirm: (name: string) => `¿Desvinculamos ${name}?`,
      confirmText: "Ya no podrás entrar con esta forma hasta que la vincules otra vez.",
    },
    phone: {
      title: "Vincular tu teléfono",
      text: "Te mandamos un código por SMS para comprobar que es tuyo.",
      confirm: "Vincular teléfono",
    },
    everywhere: {
      title: "Tus dispositivos",
      text: "¿Perdiste un teléfono o usaste una computadora prestada? Cierra tu sesión en todas partes.",
      action: "Cerrar sesión en todos",
      actionLabel: "Cerrar sesión en todos los dispositivos",
      confirm: "¿Cerramos tu sesión en todos tus dispositivos?",
      confirmText: "También en este: tendrás que entrar de nuevo. En los demás puede tardar hasta una hora.",
      yes: "Cerrar sesión en todos",
    },
    export: {
      title: "Tus datos",
      text: "Un archivo con tu perfil, tus direcciones, tu carrito y tus pedidos.",
      action: "Descargar mis datos",
    },
    remove: {
      title: "Eliminar mi cuenta",
      text: "Para siempre. No podemos deshacerlo.",
      action: "Eliminar cuenta",
      panel: "¿Seguro que quieres irte?",
      panelText:
        "Borramos tu perfil, tus direcciones y tu carrito. Los pedidos en camino llegan igual; los terminados quedan sin tu nombre, para la contabilidad de la tienda.",
      label: "Escribe ELIMINAR para confirmar",
      yes: "Eliminar mi cuenta",
    },
    done: {
      password: "Listo: tu contraseña nueva ya sirve.",
      email: (email: string) =>
        `Te mandamos un enlace a ${email}. Ábrelo para confirmar el cambio; si no lo ves, búscalo en el correo no deseado.`,
      link: (name: string) => `Vinculamos ${name}. Desde ahora también puedes entrar con esta forma.`,
      unlink: (name: string) => `Desvinculamos ${name}.`,
      export: "Descargamos tus datos en el archivo mis-datos.json.",
    },
    errors: {
      password: {
        required: "Escribe tu contraseña nueva.",
        tooShort: "Usa al menos 8 caracteres.",
        tooLong: "Usa una contraseña más corta.",
        invalid: "Usa una contraseña sin tu nombre ni tu correo.",
      },
      email: {
        required: "Escribe tu correo nuevo.",
        tooShort: EMAIL_SHAPE,
        tooLong: EMAIL_SHAPE,
        invalid: EMAIL_SHAPE,
        same: "Ya usas este correo. Escribe otro.",
      },
      word: { required: CONFIRMATION_WORD, invalid: CONFIRMATION_WORD },
    } satisfies Record<string, Partial<Record<SecurityFieldError, string>>>,
    emailTaken: "No pudimos usar este correo. Escribe otro.",
  },

  reauthentication: {
    title: "Confirma que eres tú",
    text: "Hace rato que entraste. Por tu seguridad, confírmalo una vez más y seguimos.",
    password: "Contraseña",
    wrongPassword: "La contraseña no coincide. Revísala y vuelve a intentarlo.",
    submit: "Confirmar",
    with: (name: string) => `Confirmar con ${name}`,
    sms: (digits: string) => `Enviar código al teléfono que termina en ${digits}`,
    wrongAccount: "Esa no es la cuenta que tienes abierta. Elige la tuya.",
    or: "o",
  },
};
