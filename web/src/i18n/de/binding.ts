import type { CompleteTranslation } from '../translation.ts';

export default {
  bindTemu: 'temu verbinden',
  bindShein: 'shein verbinden',
  bindTitle: 'Hauptkonto verbinden',
  bindHint:
    'Geben Sie Hauptkonto und Passwort Ihres temu Seller Central ein. Das Passwort wird verschlüsselt gespeichert und nur zum Synchronisieren Ihrer Shops verwendet.',
  rebindTitle: 'Hauptkonto neu verbinden',
  rebindHint:
    'Die temu-Anmeldung dieses Hauptkontos ist abgelaufen. Verbinden Sie es neu, damit die Daten wieder aktualisiert werden; frühere Daten sind nicht betroffen.',
  account: 'Konto',
  accountPlaceholder: 'Telefonnummer des Hauptkontos',
  passwordPlaceholder: 'Passwort von Seller Central',
  codePlaceholder: 'Per SMS an das Hauptkonto gesendet',
  sendAgain: 'Erneut senden',
  asking: 'Wird übermittelt, bitte warten Sie',
  confirmBind: 'Verbinden',
  codeTaken: 'Code übermittelt. Das Konto wird verbunden, bitte warten Sie.',
  authorizeInstead: 'Lieber ohne Passwort? Auf der Autorisierungsseite von temu verbinden',
  accountRequired: 'Geben Sie das Konto ein',
  passwordRequired: 'Geben Sie das Passwort ein',
  accountAndPasswordRequired: 'Geben Sie Konto und Passwort ein',
  codeNotFetched: 'Es ist ein Fehler aufgetreten. Bitte fordern Sie den Code erneut an.',
  accountChanged:
    'Konto oder Passwort weichen von denen ab, mit denen der Code angefordert wurde. Bitte fordern Sie ihn erneut an.',
  codeMissing: 'Geben Sie den Bestätigungscode ein',
  bindFailed: 'Verbinden fehlgeschlagen',
  bound: 'Konto verbunden',
  boundHint:
    'Die Shops des Hauptkontos {{phone}} stehen in Ihrer Liste. Die Verkaufsdaten werden synchronisiert und erscheinen in Kürze.',
  bindMore: 'Weiteres Hauptkonto verbinden',
  done: 'Shopdaten ansehen',
  later: 'Später',
  rebind: 'Neu verbinden',
  rebindWarningTitle: 'Bitte verbinden Sie Ihre Hauptkonten neu',
  rebindWarning:
    'Die Anmeldung dieser Hauptkonten ist abgelaufen. Trennen und verbinden Sie sie neu, um aktuelle Daten zu sehen:',
  toUnbind: 'Zum Trennen',
  reminderTitle: 'Wichtig',
  reminder:
    'Sie haben noch keine Shops. Verbinden Sie mindestens ein Hauptkonto oder importieren Sie eine aus Seller Central exportierte Verkaufsdatei, um Umsatz und Gewinn zu sehen.',
  reminderHint:
    'Verbundene Konten synchronisieren sich von selbst; ein Import enthält nur, was in der Datei steht.',
  authorizationTitle: '{{platform}}-Autorisierung',
  authorization: {
    starting: 'Autorisierungsseite wird abgerufen',
    blocked: 'Der Browser hat das Autorisierungsfenster blockiert',
    waiting: 'Bitte autorisieren Sie im geöffneten Fenster',
    windowClosed: 'Das Autorisierungsfenster wurde geschlossen',
    failed: 'Die Autorisierung wurde nicht abgeschlossen',
  },
  authorizationHint: {
    starting: 'Bitte warten Sie, die Seite erscheint gleich im Fenster.',
    blocked:
      'Erlauben Sie in der Adressleiste Pop-ups für diese Website oder verwenden Sie die Schaltfläche unten.',
    waiting: 'Das Fenster schließt sich danach von selbst, und der Shop erscheint in Ihrer Liste.',
    windowClosed:
      'Falls Sie fertig waren, erscheint der Shop in Ihrer Liste; sonst öffnen Sie das Fenster erneut.',
    failed: 'Bitte öffnen Sie das Autorisierungsfenster und versuchen Sie es erneut.',
  },
  openWindow: 'Autorisierungsfenster öffnen',
  openWindowAgain: 'Autorisierungsfenster erneut öffnen',
  authorizationFailed: 'Die Autorisierungsseite konnte nicht abgerufen werden',
  unbindTitle: 'Konten trennen',
  unbindTabs: 'Art des Kontos',
  temuTab: 'temu-Hauptkonten',
  sheinTab: 'shein-Konten',
  mainAccountPhone: 'Telefon des Hauptkontos',
  shopId: 'Shop-ID',
  shopName: 'Shopname',
  signedOut: 'Sitzung abgelaufen',
  expired: 'Abgelaufen',
  expiredShop: '{{name}} ({{id}}, abgelaufen)',
  boundShop: '{{name}} ({{id}})',
  unbind: 'Trennen',
  unbindThing: '{{name}} trennen',
  unbindAccountText:
    'Mit dem Trennen des Hauptkontos {{phone}} verschwinden diese Shops aus der Liste und werden nicht mehr aktualisiert. Verbinden Sie innerhalb von 7 Tagen neu, um frühere Daten wiederherzustellen:',
  unbindShopText:
    'Mit dem Trennen verschwindet der Shop {{shop}} aus der Liste und wird nicht mehr aktualisiert. Verbinden Sie innerhalb von 7 Tagen neu, um frühere Daten wiederherzustellen.',
  unbindAlso:
    'Die Ablaufdaten bleiben. Die Shops verlassen ihre Gruppen und ihre Zuweisungen an Personen enden; nach dem erneuten Verbinden legen Sie beides neu fest.',
  unbound: 'Konto getrennt',
  unbindFailed: 'Trennen fehlgeschlagen',
  nothingBound: 'Noch keine Konten verbunden',
} satisfies CompleteTranslation<'binding'>;
