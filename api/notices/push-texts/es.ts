import type { PushTexts } from './index.ts';

export default {
  testTitle: 'Notificación de prueba',
  testBody: 'Este dispositivo puede recibir avisos. Al tocar uno se abre su lista.',
  several: { one: '{count} tipo de avisos nuevos', other: '{count} tipos de avisos nuevos' },
  titled: '{title}: {body}',
  inAll: '{count} en total',
  shipSoon: {
    one: '{count} orden de envío por vencer',
    other: '{count} órdenes de envío por vencer',
  },
  overdue: {
    one: '{count} orden de envío atrasada',
    other: '{count} órdenes de envío atrasadas',
  },
  comma: ', ',
  shipBy: 'enviar antes de las {time}',
  shortage: { one: '{count} faltante por responder', other: '{count} faltantes por responder' },
  fine: 'Multa nueva de {amount}',
  fines: {
    one: '{count} multa nueva, {amount}',
    other: '{count} multas nuevas, {amount} en total',
  },
  soldOut: {
    one: '{count} SKU más vendido agotado',
    other: '{count} SKU más vendidos agotados',
  },
  sessionLost: 'Autorización de la tienda perdida',
  digest: 'Ventas de ayer ({day})',
  sales: 'Ventas {amount}',
  pieces: { one: '{count} unidad vendida', other: '{count} unidades vendidas' },
  tasks: 'Tareas de envío de hoy',
  importDone: 'Archivo de ventas importado',
  importFailed: 'Falló la importación de un archivo de ventas',
  exportReady: 'Exportación lista',
  exported: {
    one: '{count} fila; se conserva un día',
    other: '{count} filas; se conservan un día',
  },
  shopExpiring: { one: '{count} tienda por vencer', other: '{count} tiendas por vencer' },
  expires: 'vence el {moment}',
  announcement: 'Comunicado nuevo',
} satisfies PushTexts<'es'>;
