import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: 'Subir imágenes',
    input: 'Elegir imágenes de este equipo',
    hint: 'PNG, JPEG, WebP o GIF; puede elegir varias.',
    sending: 'Subiendo {{name}} ({{percent}}%)',
    cancel: 'Cancelar subida',
    known: 'La imagen {{name}} ya está en la lista',
    tooMany: '{{most}} imágenes como máximo; las demás no se subieron',
    failed: 'No se pudo subir la imagen. Compruebe la red e inténtelo de nuevo.',
    tooLarge: 'supera lo que permite el servidor. Comprímala antes.',
    unreadable: 'no es una imagen PNG, JPEG, WebP o GIF, o está dañada. Elija otra.',
    session: 'La sesión ha caducado; inicie sesión de nuevo',
  },
  platform: {
    title: 'Manuales y certificados',
    hint: 'El asistente de escritorio de este equipo los envía directamente a la plataforma de la tienda',
    needsHelper:
      'Para subir a la plataforma hace falta el asistente de escritorio: inícielo en este equipo y se conectará en segundos.',
    howToStart: 'Descargar el asistente de escritorio',
    shop: 'Subir a la tienda',
    noShops: 'Aún no hay tiendas a las que subir. Vincule antes una cuenta principal.',
    choose: 'Subir a la plataforma',
    input: 'Elegir archivos que subir a la plataforma',
    kinds:
      'PDF, documentos, vídeos, etc. hasta {{size}}; los archivos grandes van por partes y se pueden reanudar. PNG y JPEG se suben como imágenes.',
    tooLarge: '{{name}} supera {{size}}. Comprímalo antes.',
    empty: '{{name}} está vacío. Elija otro archivo.',
    list: 'Archivos subidos a la plataforma',
    progress: 'Progreso de la subida de {{name}}',
    sending: 'Subiendo {{percent}}%',
    helperAway:
      'El asistente de escritorio se desconectó; la subida continúa cuando vuelva a iniciarse',
    paused: 'En pausa al {{percent}}%',
    done: 'Subido a “{{shop}}”',
    pause: 'Pausar',
    resume: 'Reanudar',
    retry: 'Reintentar',
    cancel: 'Cancelar',
    remove: 'Quitar',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada',
    notCopied: 'No se pudo copiar. Abra la dirección y cópiela a mano.',
    open: 'Abrir',
    actOf: '{{act}} {{name}}',
  },
  problem: {
    imageSignature: 'No se obtuvo la firma para subir la imagen',
    fileSignature: 'No se obtuvo la firma para subir el archivo',
    init: 'No se pudo empezar a subir el archivo grande',
    parts: 'La subida falló; inténtelo de nuevo',
    exception: 'La subida falló',
  },
  folder: {
    open: 'Abrir carpeta de imágenes',
    opened: 'La carpeta de imágenes está abierta en su equipo',
    notCollected: 'No se puede abrir la carpeta: las imágenes aún no están en este equipo',
    needsHelper:
      'Para abrir la carpeta de imágenes hace falta el asistente de escritorio; inícielo antes en este equipo',
    failed: 'El asistente de escritorio no responde. Reinícielo e inténtelo de nuevo.',
  },
} satisfies CompleteTranslation<'uploads'>;
