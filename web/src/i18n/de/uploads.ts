import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: 'Bilder hochladen',
    input: 'Bilder auf diesem Rechner wählen',
    hint: 'PNG, JPEG, WebP oder GIF; auch mehrere auf einmal.',
    sending: '{{name}} wird hochgeladen ({{percent}} %)',
    cancel: 'Hochladen abbrechen',
    known: 'Bild {{name}} ist bereits in der Liste',
    tooMany: 'Höchstens {{most}} Bilder; die übrigen wurden nicht hochgeladen',
    failed:
      'Das Bild konnte nicht hochgeladen werden. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
    tooLarge: 'größer, als der Server erlaubt. Bitte komprimieren Sie das Bild zuerst.',
    unreadable:
      'kein PNG-, JPEG-, WebP- oder GIF-Bild oder beschädigt. Bitte wählen Sie ein anderes.',
    session: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an',
  },
  platform: {
    title: 'Anleitungen und Zertifikate',
    hint: 'Vom Desktop-Helfer auf diesem Rechner direkt an den Marktplatz des Shops gesendet',
    needsHelper:
      'Zum Hochladen auf den Marktplatz ist der Desktop-Helfer nötig: Starten Sie ihn auf diesem Rechner, er verbindet sich in wenigen Sekunden.',
    howToStart: 'Desktop-Helfer herunterladen',
    shop: 'Für Shop hochladen',
    noShops: 'Noch keine Shops zum Hochladen. Bitte verbinden Sie zuerst ein Hauptkonto.',
    choose: 'Auf den Marktplatz hochladen',
    input: 'Dateien zum Hochladen auf den Marktplatz wählen',
    kinds:
      'PDF, Dokumente, Videos und Ähnliches bis {{size}}; größere Dateien werden in Teilen gesendet und lassen sich fortsetzen. PNG und JPEG werden als Bilder hochgeladen.',
    tooLarge: '{{name}} ist größer als {{size}}. Bitte komprimieren Sie die Datei zuerst.',
    empty: '{{name}} ist leer. Bitte wählen Sie eine andere Datei.',
    list: 'Auf den Marktplatz hochgeladene Dateien',
    progress: 'Fortschritt von {{name}}',
    sending: 'Wird hochgeladen: {{percent}} %',
    helperAway:
      'Der Desktop-Helfer ist nicht mehr verbunden; das Hochladen geht weiter, sobald er wieder läuft',
    paused: 'Angehalten bei {{percent}} %',
    done: 'Für „{{shop}}“ hochgeladen',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    retry: 'Erneut versuchen',
    cancel: 'Abbrechen',
    remove: 'Entfernen',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert',
    notCopied: 'Kopieren nicht möglich. Öffnen Sie die Adresse und kopieren Sie sie von Hand.',
    open: 'Öffnen',
    actOf: '{{act}}: {{name}}',
  },
  problem: {
    imageSignature: 'Die Signatur zum Hochladen des Bildes konnte nicht abgerufen werden',
    fileSignature: 'Die Signatur zum Hochladen der Datei konnte nicht abgerufen werden',
    init: 'Das Hochladen der großen Datei konnte nicht begonnen werden',
    parts: 'Hochladen fehlgeschlagen, bitte versuchen Sie es erneut',
    exception: 'Hochladen fehlgeschlagen',
  },
  folder: {
    open: 'Bilderordner öffnen',
    opened: 'Der Bilderordner ist auf Ihrem Rechner geöffnet',
    notCollected:
      'Der Ordner lässt sich nicht öffnen: Die Bilder sind noch nicht auf diesem Rechner',
    needsHelper:
      'Zum Öffnen des Bilderordners ist der Desktop-Helfer nötig; starten Sie ihn zuerst auf diesem Rechner',
    failed: 'Der Desktop-Helfer antwortet nicht. Starten Sie ihn neu und versuchen Sie es erneut.',
  },
} satisfies CompleteTranslation<'uploads'>;
