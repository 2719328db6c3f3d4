import type { CompleteTranslation } from '../translation.ts';

export default {
  heroTitle: ['Todas sus tiendas,', 'en una pantalla'],
  heroText:
    'Ventas, beneficios, stock, fondos y plazos de envío, por tienda, por grupo o en total. Temu y SHEIN, gestión total y parcial, en una sola cuenta.',
  register: 'Registro gratuito',
  tryImport: 'Probar con mi hoja de cálculo',
  dropFile: 'Suelte aquí un archivo de ventas Excel o CSV, o',
  chooseFile: 'Elegir archivo',
  fileLabel: 'Archivo de ventas',
  preview: 'Ver la demostración con datos simulados',
  previewHint: 'La demostración no requiere registro; todas sus cifras son simuladas.',
  enter: 'Abrir el panel',
  simulated: 'El producto real, con cifras simuladas',
  pictures: {
    home: 'Estadísticas: tareas de hoy, resumen y tendencia de ventas',
    profit: 'Ranking de productos: ventas, devoluciones y beneficio de cada producto',
    stock: 'Productos: stock, días de stock, costo y beneficio',
    finance:
      'Fondos y stock: disponible, por liquidar, motivos de congelación y pérdida por agotados',
    import: 'Importación de un archivo de ventas: columnas asignadas automáticamente',
    listing: 'Publicación con IA: capturar, traducir y publicar',
    delivery: 'Logística: órdenes de envío por plazo',
    rights: 'Gestión de tiendas: tiendas, vencimiento y operadores',
    'phone-home': 'Estadísticas en el móvil',
    'phone-tasks': 'Panel móvil: órdenes por embalar',
  },
  ideas: {
    profit: {
      title: 'No solo cuánto vendió, también cuánto ganó',
      text: 'Ventas, devoluciones, costos y beneficios, desde todas las tiendas hasta un solo SKU.',
      points: [
        'Comparado con el período anterior: vea de un vistazo quién sube y quién baja',
        'Agrupe sus tiendas y vea totales por grupo',
        'Las unidades sin costo se muestran aparte, sin mezclarse con el beneficio',
      ],
    },
    stock: {
      title: 'Sepa antes qué se agota y qué no se vende',
      text: 'Los días de stock se calculan con las ventas reales; filtre con un clic lo que se agota y lo que no rota.',
      points: [
        'Por ejemplo, un producto de ¥16 que vende 20 al día: 3 días agotado son ¥960 de ventas perdidas',
        'Niveles SPU, SKC y SKU',
        'Escriba los costos uno a uno o importe una hoja de cálculo',
        'Elija las columnas y exporte el resultado',
      ],
    },
    finance: {
      title: 'Dónde está el dinero y por qué no se mueve',
      text: 'Disponible, por liquidar y congelado en cada tienda; cada congelación con su motivo, condición y fecha.',
      points: [
        'Sin pruebas, una pieza declarada a ¥20 puede costar hasta ¥100 de multa: una infracción nueva se avisa el mismo día y dice qué probar',
        'Valor del stock y pérdida por agotados en 7 días',
        'Infracciones, rechazos y multas en las tareas de hoy',
      ],
    },
    import: {
      title: 'Sin vincular cuentas: suelte una hoja de cálculo',
      text: 'Suelte archivos CSV o XLSX del centro de vendedores; se reconocen codificación y columnas, usted revisa e importa.',
      points: [
        'Un archivo importado dos veces cuenta una sola vez',
        'Las monedas extranjeras se convierten fila por fila con sus tipos de cambio',
        'Cada fila rechazada indica el motivo, y una importación completa se puede deshacer',
      ],
    },
    listing: {
      title: 'Pegue un enlace y publique en varias tiendas',
      text: 'Capturar, traducir, poner precio y publicar de una vez. Las palabras sin traducir se marcan, para que ningún error llegue a la publicación.',
      points: ['Muchos orígenes e idiomas', 'La selección de productos filtra por margen y reglas'],
    },
    delivery: {
      title: 'Cada plazo de envío, bajo control',
      text: 'Órdenes de envío por plazo, con lo atrasado y lo que vence en 24 horas bien visible. El almacén escanea, embala y envía desde el móvil.',
      points: [
        'Por ejemplo, una orden de envío de 50 piezas a ¥16: si se pasa el plazo puede cancelarse, y con ella ¥800 de ventas',
        'Nada que descargar: añada el panel móvil a la pantalla de inicio',
        'Lo hecho sin conexión se envía cuando vuelve la red',
        'Las listas de empaque se imprimen directamente',
      ],
    },
    rights: {
      title: 'Usted decide quién ve los costos',
      text: 'Gerentes, finanzas, operadores y encargados de envíos ven cada uno su parte. Una cifra sin permiso lo indica, en lugar de mostrar cero.',
      points: [
        'Asignación tienda por tienda, revocable en cualquier momento',
        'Los encargados de envíos no ven ningún importe',
      ],
    },
    api: {
      title: 'Sus propios sistemas también pueden usar los datos',
      text: 'GraphQL tipado, REST y suscripciones en tiempo real. Las claves se limitan a tiendas o a lectura y se revocan en cualquier momento.',
      points: ['Exporte listas completas como CSV o JSONL', 'Documentación de la API pública'],
      link: 'Ver la documentación de la API',
    },
  },
  codeLabel: 'Ejemplo en GraphQL: ventas de todas las tiendas',
  price: {
    title: 'Un solo precio, por tienda y mes',
    text: 'Todo incluido, sin cobrar por persona. Una tienda recién vinculada es gratis durante {{days}} días.',
    unit: 'por tienda y mes',
    failed:
      'No se puede leer el precio ahora. Inténtelo más tarde o inicie sesión y véalo al renovar.',
    shops: 'Tiendas',
    shopCount_one: '{{count}} tienda',
    shopCount_other: '{{count}} tiendas',
    months: 'Meses',
    monthCount_one: '{{count}} mes',
    monthCount_other: '{{count}} meses',
    total: 'Total',
    points: [
      'Renueve varias tiendas a la vez, de {{least}} a {{most}} meses cada una',
      'Un cupón vale {{coupon}} (salvo que indique otra cosa)',
      'Los datos se conservan 7 días tras el vencimiento y se recuperan al renovar',
    ],
  },
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      question: '¿Tengo que entregar la contraseña de mi cuenta de la plataforma?',
      answer:
        'No. Puede limitarse a importar archivos exportados del centro de vendedores. Si vincula una cuenta, su contraseña se guarda cifrada solo durante la vinculación y después se borra; la autorización se guarda cifrada y se elimina al desvincular.',
    },
    {
      question: '¿Qué plataformas y tipos de tienda se admiten?',
      answer:
        'Temu y SHEIN, gestión total y parcial. Las ventas de otras plataformas pueden importarse desde archivos y también se cuentan.',
    },
    {
      question: '¿Cómo se calcula el beneficio?',
      answer:
        'Ventas netas menos el costo de sus unidades. Usted escribe los costos o los importa; las unidades sin costo se muestran aparte y no entran en el beneficio. Si difiere de la liquidación de la plataforma, vale la liquidación.',
    },
    {
      question: '¿Puede mi personal ver costos y beneficios?',
      answer:
        'Usted decide. A gerentes y finanzas se les puede permitir ver los costos; operadores y encargados de envíos nunca los ven. Decide el servidor, y retirar un permiso tiene efecto inmediato.',
    },
    {
      question: '¿Es lento con decenas de tiendas y millones de filas?',
      answer:
        'Las estadísticas leen sumas ya preparadas, así que un historial largo no las ralentiza. Los archivos grandes se importan en segundo plano; puede salir de la página y después encontrará un informe.',
    },
    {
      question: '¿Siguen ahí los datos cuando vence una tienda?',
      answer:
        'Los datos anteriores al vencimiento se conservan 7 días y se recuperan por completo si renueva. Después se borran; la tienda se mantiene y empieza de cero al renovarse.',
    },
    {
      question: '¿Cómo se usa en el móvil?',
      answer:
        'Abra este sitio en el navegador del móvil, vaya al panel móvil y añádalo a la pantalla de inicio; no hace falta tienda de apps. La app nativa está en desarrollo.',
    },
    {
      question: '¿Puedo llevarme mis datos si dejo de usarlo?',
      answer:
        'Sí. Productos, líneas de venta, órdenes de envío y cifras diarias se exportan como CSV o JSONL. Para eliminar una cuenta, contáctenos; tras la verificación, se borra todo.',
    },
  ],
  closingTitle: 'Empiece con una hoja de ventas',
  closingText: 'Regístrese, importe su primer archivo y vea todas sus tiendas en minutos.',
  mobile: {
    eyebrow: 'Para vendedores con muchas tiendas en Temu y SHEIN',
    app: 'Abrir el panel móvil',
    preview: 'Ver antes datos de ejemplo',
    appHint:
      'Inicie sesión si ya tiene cuenta; los encargados de envíos embalan y envían desde aquí.',
    overviewTitle: 'Sepa cómo se vende hoy, esté donde esté',
    overviewText:
      'Ventas, beneficios y variaciones de cada tienda: las mismas cifras que en el escritorio.',
    tasksTitle: 'Primero, las órdenes que vencen pronto',
    tasksText:
      'Abra, embale y envíe; también funciona sin señal en el almacén y se transmite después.',
    allTitle: 'Qué más puede hacer',
    installTitle: 'Añádalo a la pantalla de inicio, como una app',
    installSteps: [
      {
        system: 'Safari en iPhone',
        step: 'Abra el panel móvil, toque “Compartir” abajo y elija “Añadir a pantalla de inicio”.',
      },
      {
        system: 'Chrome o Edge en Android',
        step: 'Abra el panel móvil, toque el menú de arriba a la derecha y elija “Añadir a pantalla de inicio” o “Instalar app”.',
      },
    ],
    installNote: 'Ocupa poco, no hay que actualizarlo y se abre sin red.',
    moreTitle: 'Más información',
    news: 'Noticias',
    newsHint: 'Novedades del producto y de las plataformas',
    profile: 'Perfil de la empresa',
    profileHint: 'Quiénes somos y cómo contactarnos',
  },
} satisfies CompleteTranslation<'publicSite'>;
