import kinds from '../../contract/rules/alert-names/es.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'Asistente del Vendedor',
  codeSubject: 'Código de confirmación {code}',
  codeText:
    'Va a recibir avisos en esta dirección. Su código es {code}. Es válido durante {minutes} minutos; no lo comparta con nadie.',
  codeIgnore: 'Si no ha sido usted, ignore este mensaje.',
  testSubject: 'Mensaje de prueba',
  testText: 'Los avisos pueden llegarle a esta dirección.',
  several: 'Avisos nuevos ({count}): {kinds}',
  view: 'Ver aviso',
  more: 'Más en el centro de avisos: {count}',
  salesOf: 'Ventas del {day}',
  quantity: 'Unidades vendidas',
  profit: 'Beneficio',
  packing: 'Por empaquetar',
  shipping: 'Por enviar',
  late: 'Fuera de plazo',
  why: 'Usted eligió recibir avisos en esta dirección en los ajustes de avisos. Las horas son de Pekín.',
  unsubscribe: 'No recibir más avisos por correo',
  unsubscribeAsk: 'No se enviarán más avisos a {address} y la dirección se borrará.',
  unsubscribed:
    'Ya no se le enviarán avisos por correo. Puede volver a añadir la dirección en los ajustes de avisos.',
  kinds,
  text: {
    shipSoon: 'Envíe la orden {name} antes del {deadline}',
    shortage: 'Faltante de la orden {name} por responder, piezas que faltan: {detail}',
    fine: '{amount} · {name}',
    soldOut: '{name} ({detail}) está agotado; se dejan de vender unos {amount} al día',
    sessionLost: 'Hay que volver a vincular la cuenta {detail} de {platform}',
    digest: 'Los datos de {name} están listos',
    importDone: '{name} se importó; filas nuevas o actualizadas: {detail}',
    importFailed: '{name} no se importó: {detail}',
    exportReady: 'Su exportación está lista; filas: {detail}. El archivo se conserva un día',
    shopExpiring: 'Vence el {deadline}; días restantes: menos de {detail}',
    announcement: '{name}',
  },
  interrupted: 'la importación se interrumpió; impórtelo de nuevo',
} satisfies MailTexts;
