import type { CompleteTranslation } from '../translation.ts';

/** Words of the panel that says where a figure comes from. */
export default {
  unpaid: 'Todas las tiendas habían vencido en este período; no hay datos que explicar',
  unknown: 'La conexión de datos actual no indica el origen de las cifras',
  unknownHint:
    'La API conectada no tiene explainOrigin, por lo que no se conocen las filas por tienda, las importaciones ni las horas de llegada. Las cifras en sí no se ven afectadas.',
  door: 'Ver los productos de estas filas',
  shopDoor: 'Solo el origen de {{shop}}',
  allShops: 'Ver todas las tiendas',
  linesDoor: 'Ver los productos de estas filas de {{shop}}',
  importDoor: 'Ver el resultado de la importación de “{{file}}”',
  bySource: 'Por importación y sincronización',
  otherImports_one: '{{count}} importación más',
  otherImports_other: '{{count}} importaciones más',
  syncedBy: 'Sincronización: {{ways}}',
  hiddenImport: 'Archivo importado por el BOSS',
  ways: {
    import: 'importación de archivo',
    simulator: 'plataforma simulada',
    marketplace: 'plataforma',
  },
  columns: {
    lines: 'Filas',
    days: 'Días con datos',
    ways: 'Origen',
    arrived: 'Última llegada',
    synced: 'Actualización',
    source: 'Import. o sincr.',
    all: 'Archivo completo',
    time: 'Llegada',
  },
  facts: {
    lines: 'Filas de venta',
    of: { SALES: 'filas de ventas', STOCKS: 'filas de reposición' },
    arrived: 'Llegada de la última fila',
    shops: 'Tiendas con datos',
    shopsOf_one: 'de {{count}} elegida',
    shopsOf_other: 'de {{count}} elegidas',
    days: 'Días contados',
    dayCount_one: '({{count}} día)',
    dayCount_other: '({{count}} días)',
    untilNow: ', hoy hasta ahora',
    hours: 'Primera fila en la hora del {{first}}:00, última en la del {{last}}:00',
  },
  gaps: {
    title: 'Qué falta',
    none: 'No falta nada: hay datos de cada tienda y de cada día.',
    signedOut_one: '{{count}} tienda perdió la autorización y no recibe datos nuevos: ',
    signedOut_other: '{{count}} tiendas perdieron la autorización y no reciben datos nuevos: ',
    rebind: 'Volver a vincular',
    emptyShops_one: '{{count}} tienda no tiene datos en este período: ',
    emptyShops_other: '{{count}} tiendas no tienen datos en este período: ',
    emptyDays_one: '{{count}} día sin ninguna fila: ',
    emptyDays_other: '{{count}} días sin ninguna fila: ',
    earlier: ' y otros; aquí solo los más recientes',
    more: ' y más ({{count}} en total)',
    costs_one:
      '{{count}} de {{all}} variantes no tiene costo (días afectados: {{days}}); ventas netas de {{amount}} no entran en el beneficio',
    costs_other:
      '{{count}} de {{all}} variantes no tienen costo (días afectados: {{days}}); ventas netas de {{amount}} no entran en el beneficio',
    fill: 'Completar costos',
    ended: 'Tiendas vencidas; los días posteriores no entran en la cifra: {{shops}}.',
  },
  rules: {
    title: 'Cómo se calcula',
    of: {
      skus: 'Unidades netas de cada variante = vendidas − devueltas, por día o mes.',
      product: 'Unidades netas de todas las variantes de este producto.',
      amount: 'Ventas netas = importes vendidos − importes devueltos.',
      quantity: 'Uds. netas = unidades vendidas − unidades devueltas.',
      sold: 'Importes vendidos, antes de restar devoluciones.',
      returned: 'Importes de las filas devueltas, canceladas o de cantidad negativa.',
      profit: 'Beneficio = ventas netas con costo conocido − ese costo; lo demás no se cuenta.',
    },
    lines:
      'Una fila es una variante de un pedido; la venta y la devolución son filas distintas. Los días y las horas son de Pekín.',
    ofSkus:
      'Arriba están todas las líneas de las tiendas; el gráfico cuenta solo las de sus variantes. No se guarda cuántas líneas tiene una variante ni cuándo llegaron.',
    yuan: 'Todos los importes están en yuanes; no se convirtió nada.',
    rate: '{{currency}} se convirtió con los tipos de las importaciones: 1 {{currency}} = ¥{{rate}} (filas del {{first}} al {{last}}; tipo más bajo y más alto de las importaciones completas).',
    costs:
      'Los costos son los que cada variante tiene ahora; si cambian, los días anteriores también se recalculan.',
  },
  names: {
    cardState: 'Valoración y pendientes',
    cardProducts: 'Número de productos',
    cardSales: 'Ventas del último mes',
  },
  standing: {
    unknownHint:
      'La API conectada no tiene explainStanding, así que no se sabe de cuándo son los datos de cada tienda. Las cifras no se ven afectadas.',
    callsHint: 'Las rutas son las del contrato. Parámetros en /api/docs.',
    newest: 'Datos más recientes',
    oldest: 'Tienda más antigua',
    toldAt: 'Datos de',
    notTold: 'Sin datos aún',
    none: 'No falta nada: hay datos de todas las tiendas.',
    untold: 'No hay datos de estas tiendas, que no entran en la cifra: ',
    unknownSkus: 'Variantes con stock desconocido, no contadas: {{number}}',
    ofSkus: 'de {{all}} variantes',
    known: {
      stock: 'Variantes con stock conocido',
      products: 'Productos',
    },
    door: {
      stakes: 'Ver la lista de tareas',
      available: 'Ver el calendario de fondos',
      pending: 'Ver lo pendiente de liquidar',
      frozen: 'Ver lo retenido',
      stock: 'Ver el stock entre tiendas',
      products: 'Ver la lista de productos',
    },
    of: {
      available: 'Saldo que se puede retirar en la plataforma, sumado por tienda.',
      pending: 'Lo que la plataforma aún no ha liquidado, sumado por tienda.',
      frozen:
        'Suma de los importes que la plataforma retiene; motivos y condiciones están en el bloque de fondos.',
      stock:
        'Unidades en almacén y en camino según el último dato de la plataforma; valor = unidades en almacén × precio declarado; la falta de stock se estima con las ventas de 7 días.',
      products:
        'Los estados son los actuales de los productos; nuevos, vendidos, altas y bajas se cuentan en los días elegidos.',
      reviews:
        'Las puntuaciones, el número de reseñas y la parte de buenas son las últimas que informó la plataforma; el cambio es respecto a la puntuación de hace 30 días.',
      messages:
        'Infracciones y avisos que la plataforma envió a las tiendas, uno por uno; las multas son la suma de los importes informados.',
      deliveries:
        'Las evaluaciones, la puntualidad y los paquetes devueltos son registros que informó la plataforma; una evaluación en curso aún puede cambiar.',
      orders:
        'Órdenes de envío que informó la plataforma, con el empaque y el envío confirmados aquí; valor = piezas × precio declarado.',
      stakes:
        'La suma de todas las tareas: mercancía de pedidos sin enviar, multas de infracciones abiertas, ventas semanales de artículos agotados y 30 días de ventas sin coste. Las tareas sin importe y las tiendas vencidas no cuentan. Los datos son tan antiguos como los más antiguos de ellos.',
      stakeGoods:
        'Valor de los pedidos sin enviar = piezas × precio declarado; sin importe si se desconoce el valor de un pedido.',
      stakeFine:
        'La multa tal como la comunicó el marketplace; las infracciones sin multa no tienen importe.',
      stakeWeekSales:
        'Lo que venden en una semana los SKU sin existencias cuando las tienen: lo mayor entre los últimos 7 días y la media semanal de las cuatro semanas anteriores. Se excluyen los SKC con algún SKU de existencias desconocidas.',
      stakeUncostedSales:
        'Importe vendido de los SKU sin coste en los 30 días hasta ayer, antes de devoluciones.',
      cardState:
        'Valoración, nivel de entrega, productos anómalos, reembolsos y especificaciones pendientes son los que el marketplace comunicó por última vez.',
      cardProducts:
        'Se cuentan por el estado actual de los productos; los nuevos, por su día de creación, sin los días no pagados.',
      cardStock:
        'Productos con existencias y como máximo 19 piezas netas vendidas en 30 días; valor = piezas en almacén × precio declarado.',
      cardSales:
        'Ventas netas y beneficio desde este día del mes pasado hasta hoy, el beneficio sin lo que no tiene coste; el puesto compara las ventas netas de los 30 días hasta ayer entre todas sus tiendas.',
    },
    when: {
      lines:
        'La hora de los datos es la última llegada de líneas de venta de los últimos 31 días; sin líneas nuevas, las cifras no cambian.',
      now: 'Es el estado actual, sean cuales sean los días elegidos; la hora es la del dato de la plataforma, no la de abrir la página.',
      products:
        'Los estados son los de la última actualización de cada tienda, no los de abrir la página.',
    },
  },
  calls: {
    title: 'Para desarrolladores: llamadas',
    of_one: '{{name}}, {{count}} tienda',
    of_other: '{{name}}, {{count}} tiendas',
    hint: 'Las rutas son las del contrato de la API; el período y su comparación vienen de una misma llamada. Parámetros en /api/docs.',
  },
} satisfies CompleteTranslation<'origin'>;
