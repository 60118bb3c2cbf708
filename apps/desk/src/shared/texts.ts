import { shop } from "@shop/commerce";
import type {
  CatalogImport,
  DayFigures,
  Failure,
  OrderAction,
  OrderState,
  PaymentMethod,
  PaymentStatus,
  StaffRole,
  WhenMissing,
} from "@shop/contract";
import type { BoardState } from "@shop/fulfilment-machine";
import type { SignInFailure } from "@shop/session-machine";
import { count, failureText } from "@shop/web/format";
import type { FileError } from "../machine/catalog-import-machine.ts";
import type { PromotionError } from "../machine/promotion-form-machine.ts";
import type { RoleError } from "../machine/role-form-machine.ts";

const signInFailures: Partial<Record<SignInFailure, string>> = {
  wrongCredentials: "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.",
  disabled: "Esta cuenta está suspendida. Pregunta en dirección.",
  tooManyAttempts: "Fueron muchos intentos. Espera unos minutos y vuelve a intentarlo.",
  unreachable: "No hay conexión. Revísala y vuelve a intentarlo.",
};

const states: Record<OrderState, string> = {
  pendiente: "Pendiente",
  pagado: "Pagado",
  preparando: "Preparando",
  enviado: "En camino",
  entregado: "Entregado",
  cancelado: "Cancelado",
};

const columns: Record<BoardState, string> = { ...states, pendiente: "Pendientes", pagado: "Pagados" };

const roles: Record<StaffRole, string> = {
  surtido: "Surtido",
  mostrador: "Mostrador",
  direccion: "Dirección",
};

const actions: Record<OrderAction, string> = {
  accept: "Aceptar",
  prepare: "Empezar a preparar",
  ship: "Mandar con el repartidor",
  deliver: "Marcar como entregado",
  miss: "No había nadie",
  cancel: "Cancelar pedido",
};

/** Of the list of its products. */
const titles: Record<OrderState, string> = {
  pendiente: "Por surtir",
  pagado: "Por surtir",
  preparando: "Por surtir",
  enviado: "Lo que va en camino",
  entregado: "Lo que se entregó",
  cancelado: "Lo que pidió",
};

const methods: Record<PaymentMethod, string> = {
  contraentrega: "Efectivo al recibir",
  prueba: "Pago de prueba",
  stripe: "Tarjeta",
  mercadopago: "Mercado Pago",
};

/** How a refund reaches the customer. */
const refunds: Record<PaymentMethod, (amount: string) => string> = {
  contraentrega: (amount) => `Entrégale ${amount} en efectivo.`,
  prueba: (amount) => `Se le devuelven ${amount} del pago de prueba.`,
  stripe: (amount) => `Se le devuelven ${amount} a su tarjeta.`,
  mercadopago: (amount) => `Se le devuelven ${amount} por Mercado Pago.`,
};

const payments: Record<PaymentStatus, string> = {
  pending: "por cobrar",
  paid: "pagado",
  declined: "rechazado",
  refunded: "devuelto",
};

const wishes: Record<WhenMissing, string> = {
  call: "Quiere que le llames antes de cambiar algo.",
  similar: "Acepta un producto parecido en lugar del que falta.",
  omit: "No quiere otro producto en lugar del que falta.",
};

/** "50 min", "26 h": hours once there are more than two. */
const duration = (minutes: number) => (minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`);

const roleErrors: Record<RoleError, string> = {
  invalid: "Escribe un correo como nombre@dominio.com.",
  unknown: "No hay ninguna cuenta con este correo. Primero hay que crearla en la tienda.",
  unconfirmed: "Esta cuenta todavía no confirma su correo. Se confirma desde Mi cuenta.",
  own: "No puedes cambiar tu propio papel. Pídelo a otra persona de dirección.",
};

const codeErrors: Record<PromotionError, string> = {
  invalid: "Escribe de 3 a 30 letras sin acentos, números o guiones, sin espacios.",
  taken: "Ya hay o ya hubo una promoción con este código. Escribe otro.",
};

const fileErrors: Record<FileError, string> = {
  tooLarge: "El archivo pasa de 2 MB. Pide a quien administra la tienda que lo importe con catalog:import.",
  notText: "Este archivo no es una tabla en UTF-8. En tu hoja de cálculo, guárdalo como «CSV UTF-8».",
  unreadable: "No pudimos leer el archivo. Ciérralo en otros programas y vuelve a elegirlo.",
};

/** What the staff of the shop read. */
export const texts = {
  title: "Mostrador",
  brand: shop.name,
  opening: "Abriendo el mostrador",
  retry: "Reintentar",
  signOut: "Cerrar sesión",
  signIn: {
    title: "Entra al mostrador",
    text: "Con tu cuenta del personal de la tienda.",
    email: "Correo",
    password: "Contraseña",
    submit: "Entrar",
    showPassword: { show: "Mostrar contraseña", hide: "Ocultar contraseña" },
    failed: (failure: SignInFailure) =>
      signInFailures[failure] ?? "No pudimos iniciar tu sesión. Vuelve a intentarlo.",
  },
  withoutRole: {
    title: "Tu cuenta todavía no es del personal",
    text: "Pide en dirección que te den el papel de surtido, mostrador o dirección; ahí lo dan en Personal. Cuando lo tengas, entra de nuevo.",
    signInAgain: "Entrar de nuevo",
    first: {
      label: "Código de dirección",
      hint: "Mientras nadie es de dirección, la tienda lo muestra al abrirla con npm start.",
      submit: "Ser de dirección",
      failed: (failure: Failure) => {
        if (failure.id === 403)
          return "Este código ya no sirve. Si ya hay alguien de dirección, pídele tu papel; si no, abre otra vez la tienda y usa el nuevo.";
        return failure.id === 422 && failure.field === "email"
          ? roleErrors.unconfirmed
          : failureText(failure);
      },
      byCommand: "El primer papel de la tienda lo da quien la administra, con este comando:",
      command: "npm run staff -- add tu@correo direccion --project PROYECTO",
    },
  },
  failed: "No pudimos abrir el mostrador",
  nav: "Secciones",
  roles,
  columns,
  states,
  methods,
  actions,
  board: {
    link: "Pedidos",
    title: "Pedidos abiertos",
    search: "Buscar por número, nombre o teléfono",
    loading: "Cargando los pedidos",
    failed: "No pudimos mostrar los pedidos",
    offline: "Sin conexión. Los pedidos se actualizan en cuanto vuelva.",
    incomplete:
      "Hay más de mil pedidos abiertos. Faltan los más antiguos que esperan su pago o que los aceptes: aparecerán cuando haya menos.",
    outdated: "No pudimos actualizar los pedidos; lo intentamos de nuevo.",
    late: "Atrasado",
    fresh: "Nuevo",
    cold: "Frío",
    emptyColumn: "Nada por ahora",
    notFound: "Ningún pedido abierto coincide con tu búsqueda.",
    find: "Buscar en todos los pedidos",
    noSuchNumber: "Ningún pedido tiene este número. Revísalo y vuelve a intentarlo.",
    columnLabel: (state: BoardState, orders: number) =>
      `${columns[state]}: ${count(orders, "pedido", "pedidos")}`,
    found: (orders: number) => count(orders, "pedido coincide", "pedidos coinciden"),
    arrived: (numbers: readonly string[]) => {
      if (numbers.length === 0) return "";
      return numbers.length === 1
        ? `Llegó el pedido ${numbers[0]}`
        : `Llegaron ${numbers.length} pedidos nuevos`;
    },
    detail: (postalCode: string, units: number) => `CP ${postalCode} · ${count(units, "pieza", "piezas")}`,
  },
  order: {
    loading: "Cargando el pedido",
    failed: "No pudimos mostrar este pedido",
    forbidden: "Tu cuenta ya no puede ver este pedido.",
    outdated: "No pudimos actualizar este pedido. Lo que ves puede haber cambiado.",
    actionFailed: "No supimos si el cambio se guardó. Este es el estado actual del pedido.",
    missed: (when: string) =>
      `No había nadie: ${when}. Su cliente lo ve en su pedido. Vuelve a llevarlo, o cancélalo.`,
    close: "Cerrar pedido",
    delivery: "Entrega",
    customer: "Cliente",
    phone: "Teléfono",
    address: "Dirección",
    notes: "Indicaciones",
    payment: "Pago",
    paid: (method: PaymentMethod, status: PaymentStatus, total: string) =>
      `${methods[method]}, ${payments[status]}: ${total}`,
    history: "Historial",
    by: (who: string) => `por ${who}`,
    outpaced: {
      title: "Alguien se adelantó",
      text: (who: string, state: OrderState, when: string) =>
        `${who} lo dejó en «${states[state]}» (${when}). No cambiamos nada.`,
      unknown: "El pedido cambió mientras lo veías. No cambiamos nada.",
      dismiss: "Entendido",
    },
    confirm: {
      title: "¿Cancelar este pedido?",
      text: "Sus productos vuelven a la tienda, y si ya pagó se le devuelve su dinero.",
      returned:
        "Hazlo cuando haya regresado a la tienda: sus productos vuelven a estar a la venta, y si ya pagó se le devuelve su dinero. Lo que ya no se pueda vender, quítalo en Productos.",
      yes: "Sí, cancelar",
      no: "Conservarlo",
    },
  },
  print: {
    slip: "Imprimir etiqueta y contenido",
    route: "Imprimir ruta",
    routeTitle: (name: string, orders: number) => `${name} · Ruta, ${count(orders, "pedido", "pedidos")}`,
    collect: (method: PaymentMethod, amount: string) =>
      method === "contraentrega" ? `Cobrar ${amount} en efectivo` : "Ya está pagado",
  },
  pick: {
    titles,
    progress: (picked: number, all: number) => `${picked} de ${all}`,
    aisle: (aisle: number, name: string) => `Pasillo ${aisle}: ${name}`,
    elsewhere: "Otros pasillos",
    cold: "En frío, al final",
    quantity: (units: number) => `${units} ×`,
    units: (units: number, name: string) => `${units} × ${name}`,
    all: (name: string) => `Surtir ${name}`,
    missing: "Falta",
    missingOf: (name: string) => `Falta ${name}`,
    found: (found: number, of: number) => (found === 0 ? "No hay." : `Solo ${found} de ${of}.`),
    instead: (units: number, name: string) => `En su lugar: ${units} × ${name}.`,
    heading: "¿Cuántas piezas hay?",
    wishes,
    stepper: (name: string) => ({
      increase: `Una pieza más de ${name}`,
      decrease: `Una pieza menos de ${name}`,
      quantity: `Piezas que hay de ${name}`,
      notWhole: "Escribe un número entero, sin letras.",
    }),
    substitute: "¿Qué va en su lugar?",
    nothing: "Nada",
    capped: "Se cobra solo lo que costaba lo que falta.",
    loading: "Buscando productos parecidos",
    noSubstitutes: "No pudimos buscar productos parecidos",
    save: "Guardar",
    cancel: "Dejarlo como estaba",
    waiting:
      "No hay conexión con la tienda. Lo que surtiste está en este teléfono y se guarda en cuanto vuelva.",
    everything: "Todo está",
    rest: "Lo demás está",
    notTaken: (why: string) => `No lo guardamos. ${why}`,
    tooLate: "El pedido ya no se está preparando.",
    changed: "Ya estaba surtido de otra forma. Revisa cuánto va y márcalo otra vez.",
  },
  refund: {
    open: "Reembolsar",
    openOf: (name: string) => `Reembolsar ${name}`,
    units: (name: string) => `Piezas de ${name} que se reembolsan`,
    hint: (left: number) =>
      left === 1 ? "Queda 1 pieza por reembolsar." : `Quedan ${left} piezas por reembolsar.`,
    error: (left: number) =>
      left === 1 ? "Escribe 1, o déjalo como estaba." : `Escribe un número entero, de 1 a ${left}.`,
    amounts: refunds,
    submit: (amount: string | null) => (amount === null ? "Reembolsar" : `Reembolsar ${amount}`),
    cancel: "Dejarlo como estaba",
    refunded: (units: number, name: string, amount: string) => `Reembolso: ${units} × ${name}, ${amount}.`,
    done: (method: PaymentMethod, amount: string) => `Guardado. ${refunds[method](amount)}`,
    outpaced: "Mientras tanto, alguien más reembolsó este producto. No se devolvió nada más: ahora está así.",
    failed: (why: string) =>
      `${why} Lo que escribiste sigue aquí. Aunque lo mandes otra vez, se reembolsa una sola vez.`,
    tooLate: "Este pedido ya no se puede reembolsar así: su pago se devolvió completo.",
    total: "Reembolso",
    due: (method: PaymentMethod) =>
      `Todavía falta devolver dinero (${methods[method]}). Lo intentamos cada pocos minutos; si mañana abres el pedido y sigue este aviso, revisa la cuenta con la que cobras.`,
  },
  goods: {
    title: "Productos",
    subtitle: "Precio, oferta y existencias. Primero, lo que se está acabando.",
    search: "Buscar por nombre o marca",
    loading: "Cargando los productos",
    failed: "No pudimos mostrar los productos",
    empty: "Todavía no hay productos",
    emptyText: "Aquí verás los productos de la tienda cuando importes su catálogo.",
    notFound: "Ningún producto coincide con tu búsqueda.",
    found: (products: number) => count(products, "producto", "productos"),
    stock: (units: number) => (units === 0 ? "Agotado" : `${units} en existencia`),
    regularly: (price: string) => `antes ${price}`,
    change: "Cambiar",
    changeOf: (name: string) => `Cambiar ${name}`,
    price: "Precio",
    regularPrice: "Precio antes de la oferta",
    regularPriceHint: "Déjalo vacío si no está en oferta.",
    units: "Piezas en existencia",
    unitsHint: "Sin contar lo que ya se vendió y falta surtir.",
    errors: {
      price: "Escribe un precio como 24.50, con punto y sin comas.",
      regularPrice: "Escribe un precio mayor que el de ahora, con punto y sin comas, o déjalo vacío.",
      stock: "Escribe cuántas piezas hay, con un número entero.",
    },
    save: "Guardar",
    cancel: "Dejarlo como estaba",
    saved: "Guardado.",
    hide: "Ocultar de la tienda",
    hidden: "Oculto",
    show: "Mostrar",
    showOf: (name: string) => `Mostrar ${name} en la tienda`,
    outpaced: "Mientras tanto, alguien lo cambió o se vendió. No guardamos nada: ahora está así.",
    import: {
      open: "Importar archivo",
      title: "Importar un archivo de productos",
      text: "La tienda venderá lo que diga el archivo y nada más. Primero verás qué cambia.",
      file: "Tabla de productos",
      hint: "Un archivo CSV con títulos en la primera línea: nombre, categoría, precio, peso, existencias e imagen.",
      errors: fileErrors,
      loading: "Revisando el archivo",
      faulty: "El archivo tiene errores. No se cambió nada: corrígelos y vuelve a elegirlo.",
      failed: (why: string) => `${why} Elige otra vez el archivo: verás si todavía cambia algo.`,
      nothing: "El archivo dice lo mismo que la tienda: no hay nada que cambiar.",
      counts: ({ added, changed, removed, unchanged }: CatalogImport["counts"]) =>
        [
          count(added, "producto nuevo", "productos nuevos"),
          count(changed, "cambia", "cambian"),
          count(removed, "se quita", "se quitan"),
          count(unchanged, "queda igual", "quedan igual"),
        ].join(" · "),
      removed: "Se quita de la tienda: el archivo no lo trae",
      added: (now: string) => `Nuevo: ${now}`,
      changed: (before: string, now: string) => `${before} → ${now}`,
      otherwise: "Cambia algo más que su precio y sus existencias",
      more: (others: number) => `Y ${others} más.`,
      apply: "Aplicar cambios",
      applied: (counts: string) => `Listo, la tienda ya vende lo que dice el archivo: ${counts}.`,
      cancel: "Dejarlo como estaba",
      back: "Ver los productos",
    },
  },
  days: {
    title: "Entregas",
    subtitle: "Cuántos pedidos tiene cada horario, y qué días no se entrega ni se recoge nada.",
    loading: "Cargando los días de entrega",
    failed: "No pudimos mostrar los días de entrega",
    empty: "No hay días de entrega",
    emptyText: "En la configuración de la tienda ningún envío tiene horarios en los próximos días.",
    taken: (orders: number, capacity: number | undefined) =>
      capacity === undefined ? count(orders, "pedido", "pedidos") : `${orders} de ${capacity}`,
    full: "Lleno",
    closed: "Cerrado",
    noWindows: "Este día no hay horarios.",
    close: "Cerrar",
    open: "Volver a abrir",
    changeOf: (change: string, day: string) => `${change} el ${day.toLowerCase()}`,
    stillOn: (orders: number) =>
      `Nadie más puede elegirlo. ${orders === 1 ? "El pedido que ya tenía sigue" : `Los ${orders} pedidos que ya tenía siguen`} en pie: llama a sus clientes si no van a llegar.`,
  },
  messages: {
    title: "Mensajes",
    subtitle: "Lo que escriben desde Contáctenos, lo más reciente primero. Se contesta por correo.",
    loading: "Cargando los mensajes",
    failed: "No pudimos mostrar los mensajes",
    empty: "Nadie ha escrito todavía",
    emptyText: "Aquí verás lo que te escriban desde Contáctenos.",
    more: "Ver más",
    answer: "Contestar",
    answerTo: (name: string) => `Contestar a ${name}`,
    label: (name: string) => `Respuesta a ${name}`,
    hint: (email: string) => `Se manda a ${email}, con lo que escribió.`,
    send: "Mandar respuesta",
    cancel: "Descartar",
    answered: (by: string, at: string) => `Contestado por ${by}, ${at}`,
    sent: "Mandamos tu respuesta.",
    outpaced: "Este mensaje ya estaba contestado. Lo que acabas de escribir no se mandó.",
  },
  figures: {
    title: "Cifras",
    subtitle: "Lo que vendió la tienda, por el día en que se hizo cada pedido.",
    loading: "Sumando los pedidos",
    failed: "No pudimos mostrar las cifras",
    empty: "Todavía no hay cifras",
    emptyText: "Aquí verás lo que vende la tienda cada día.",
    periods: "Cuántos días",
    period: (days: number) => `${days} días`,
    total: (sales: string, orders: number) => `${sales} en ${count(orders, "pedido", "pedidos")}`,
    orders: ({ orders, cancelled, missing, minutesToDoor }: DayFigures) =>
      [
        count(orders, "pedido", "pedidos"),
        ...(cancelled > 0 ? [count(cancelled, "cancelado", "cancelados")] : []),
        ...(missing > 0 ? [`no había ${count(missing, "pieza", "piezas")}`] : []),
        ...(minutesToDoor === undefined ? [] : [`entregados en ${duration(minutesToDoor)}`]),
      ].join(" · "),
    save: "Guardar como CSV",
    file: "cifras.csv",
    columns: {
      day: "Día",
      orders: "Pedidos",
      cancelled: "Cancelados",
      missing: "Piezas que no había",
      minutes: "Minutos hasta la entrega",
    },
  },
  log: {
    title: "Registro",
    subtitle: "Quién cambió qué, lo más reciente primero.",
    loading: "Cargando el registro",
    failed: "No pudimos mostrar el registro",
    empty: "Todavía no hay cambios",
    emptyText:
      "Aquí verás cada pedido que alguien mueva, surta distinto o reembolse, cada archivo que importe, y cada precio, promoción, día de entrega o papel que cambie.",
    more: "Ver más",
    at: "Fecha",
    by: "Quién",
    what: "Qué",
  },
  staff: {
    title: "Personal",
    subtitle: "Dale a una cuenta su papel en el mostrador, o quítaselo.",
    email: "Correo de la cuenta",
    role: "Papel",
    roleHint: "Surtido prepara pedidos; mostrador también los acepta, manda y cancela; dirección, todo.",
    none: "Ninguno: quitarle su papel",
    submit: "Guardar",
    again: "Cambiar otro",
    errors: roleErrors,
    done: (email: string, role: StaffRole | undefined) =>
      role
        ? `${email} tendrá el papel de ${roles[role].toLowerCase()} en cuanto vuelva a entrar.`
        : `${email} ya no es del personal. Su sesión se cierra en una hora a más tardar.`,
  },
  promotions: {
    title: "Promociones",
    subtitle:
      "Los códigos que tus clientes escriben en su carrito. Farmacia no lleva descuento ni cuenta para el mínimo.",
    loading: "Cargando las promociones",
    failed: "No pudimos mostrar las promociones",
    empty: "Todavía no hay promociones",
    emptyText: "Aquí verás cada código, qué descuenta y cuántos pedidos lo usaron.",
    add: "Nueva promoción",
    states: { scheduled: "Programada", running: "Vigente", ended: "Terminada" },
    terms: {
      percent: (percentage: number) => `${percentage} % en productos`,
      discount: (amount: string) => `${amount} de descuento en productos`,
      freeShipping: "Envío gratis",
      from: (minimum: string) => `en compras desde ${minimum}`,
      once: "una vez por cuenta",
    },
    period: {
      between: (from: string, to: string) => `Del ${from} al ${to}`,
      since: (from: string) => `Desde el ${from}`,
      until: (to: string) => `Hasta el ${to}`,
      always: "Sin fecha de término",
    },
    uses: (orders: number | undefined) => {
      if (orders === undefined)
        return "Fija: está en la configuración de la tienda; aquí no se cuenta ni se termina";
      return orders === 0 ? "Nadie la ha usado" : count(orders, "pedido la usó", "pedidos la usaron");
    },
    end: "Terminar",
    endOf: (code: string) => `Terminar ${code}`,
    confirm: {
      title: (code: string) => `¿Terminar ${code}?`,
      text: "Nadie podrá usarla en otro pedido, y el código no se puede volver a crear. Los pedidos que ya la usan conservan su descuento.",
      yes: "Sí, terminar",
      no: "Conservarla",
    },
    outcomes: {
      added: "Creada. Ya puedes darles el código a tus clientes.",
      ended: "Terminada. Ya nadie puede usarla.",
    },
    fields: {
      code: "Código",
      kind: "Qué descuenta",
      percentage: "Porcentaje",
      amount: "Cantidad",
      minimum: "Compra mínima",
      from: "Primer día",
      to: "Último día",
      oncePerAccount: "Una sola vez por cuenta",
    },
    kinds: {
      percentage: "Un porcentaje de los productos",
      amount: "Una cantidad",
      freeShipping: "El envío",
    },
    hints: {
      code: "Letras, números o guiones. Da igual si lo escriben con mayúsculas o minúsculas.",
      minimum: "En productos, sin contar farmacia. Déjala vacía si no hay mínimo.",
      from: "Déjalo vacío si vale desde ahora.",
      to: "Déjalo vacío si no tiene fecha de término.",
    },
    errors: {
      code: codeErrors,
      percentage: "Escribe un número entero del 1 al 100.",
      amount: "Escribe una cantidad como 50.00, con punto y sin comas.",
      minimum: "Escribe una cantidad como 400.00, con punto y sin comas, o déjala vacía.",
      from: "Elige un día del calendario.",
      to: "Elige hoy o un día posterior, y no antes del primer día.",
    },
    save: "Crear promoción",
    cancel: "Descartar",
  },
} as const;
