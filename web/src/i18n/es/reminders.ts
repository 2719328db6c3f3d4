import type { CompleteTranslation } from '../translation.ts';

export default {
  later: 'Más tarde',
  never: 'No volver a mostrar',
  expiry: {
    title: 'Tiendas por vencer',
    forBoss:
      'Estas tiendas han vencido o vencen pronto. Después, los datos posteriores no se actualizan ni se muestran; los existentes se borran a los 7 días. Renueve a tiempo.',
    forOthers:
      'Estas tiendas han vencido o vencen pronto. Después, los datos posteriores no se actualizan ni se muestran. Pida a su BOSS que las renueve.',
    expiresAt: 'Vencimiento',
    soon: 'Vence en 24 horas',
    notToday: 'No recordar hoy',
    strip: {
      label: 'Aviso de vencimiento',
      overOne: '{{shop}} ha vencido',
      over_one: '{{shop}} ha vencido',
      over_other: '{{count}} tiendas han vencido, entre ellas {{shop}}',
      one: '{{shop}} vence pronto (días restantes: {{days}})',
      several_one: '{{shop}} vence pronto (días restantes: {{days}})',
      several_other:
        '{{count}} tiendas vencen pronto; la primera, {{shop}} (días restantes: {{days}})',
      list: 'Ver',
      contactBoss: 'Pida a su BOSS que renueve',
      close: 'No recordar hoy',
    },
  },
  install: {
    title: 'Importante',
    intro: 'Para usar todas las funciones, instale lo siguiente:',
    software:
      'Asistente de escritorio: obligatorio. Captura datos de tiendas y traduce y sube imágenes de productos.',
    plugin:
      'Extensión de estadísticas: obligatoria para los BOSS y para los gerentes y el personal de finanzas que usan una cuenta principal.',
    app: 'App móvil: instálela en el móvil que gestiona los envíos. Los encargados de envíos la necesitan.',
    act: 'Instalar',
  },
  managerPlugin: {
    title: 'Recuerde a los gerentes que instalen la extensión',
    text: 'Los gerentes y el personal de finanzas autorizados a usar una cuenta principal necesitan la extensión de estadísticas en su propio navegador; sin ella no hay estadísticas de las tiendas.',
    guide: 'Ver cómo instalar',
  },
  softwareClosed: {
    title: 'Asistente de escritorio detenido',
    text: 'El asistente de escritorio no está en marcha, así que la captura de datos y la subida de imágenes están en pausa. Inícielo en su equipo y se reanudarán.',
  },
  side: {
    label: 'Instalación',
    both: 'Instalar asistente y extensión',
    close: 'No recordar hoy',
    install: 'Instalar',
    update: 'Actualizar',
    software: {
      install: 'Asistente de escritorio sin instalar',
      update: 'Nueva versión del asistente de escritorio',
    },
    plugin: {
      install: 'Extensión de estadísticas sin instalar',
      update: 'Nueva versión de la extensión de estadísticas',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
