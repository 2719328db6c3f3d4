import type { CompleteTranslation } from '../translation.ts';

export default {
  hint: 'Versandmitarbeiter melden sich mit Telefonnummer und Passwort im mobilen Arbeitsbereich an. Shopdaten sehen sie nicht.',
  add: 'Versandmitarbeiter hinzufügen',
  addDo: 'Hinzufügen',
  added: 'Versandmitarbeiter hinzugefügt',
  none: 'Noch keine Einträge. Bitte fügen Sie einen Versandmitarbeiter hinzu.',
  pickFirst: 'Wählen Sie zuerst die Versandmitarbeiter zum Löschen aus',
  removePicked: 'Ausgewählte löschen',
  removeCount: 'Ausgewählte löschen ({{count}})',
  empty: 'Noch keine Versandmitarbeiter',
  emptyHint:
    'Neue Versandmitarbeiter melden sich am Smartphone mit dem von Ihnen festgelegten Passwort an und verpacken und versenden für die zugewiesenen Shops.',
  table: 'Versandmitarbeiter',
  pick: '{{phone}} auswählen',
  pickAll: 'Alle Versandmitarbeiter auswählen',
  shops: 'Zugewiesene Shops',
  signIn: 'Passwort',
  state: {
    SET: 'Festgelegt',
    ONE_TIME: 'Einmalpasswort noch nicht benutzt',
    NONE: 'Nicht festgelegt, Anmeldung nicht möglich',
  },
  password: 'Passwort ändern',
  passwordOf: 'Passwort von {{phone}} ändern',
  assign: 'Shops zuweisen',
  shopsOf: '{{phone}} Shops zuweisen',
  issueShort: 'Einmalpasswort',
  issueOf: 'Einmalpasswort für {{phone}} erstellen',
  removeText_one:
    '{{count}} Versandmitarbeiter ({{phones}}) löschen? Das Konto wird sofort abgemeldet und kann sich nicht mehr anmelden.',
  removeText_other:
    '{{count}} Versandmitarbeiter ({{phones}}) löschen? Die Konten werden sofort abgemeldet und können sich nicht mehr anmelden.',
  signInPassword: 'Passwort',
  passwordHint: '6–12 Zeichen, nicht chinesisch, ohne Leerzeichen',
  passwordText:
    'Legen Sie ein neues Passwort für Versandmitarbeiter {{phone}} fest. Angemeldete Geräte werden dann abgemeldet.',
  changeDo: 'Neues Passwort speichern',
  changed: 'Passwort geändert',
  shopChoiceHint:
    'Alle derzeitigen Shops sind ausgewählt; später verbundene müssen erneut zugewiesen werden.',
  assignText: 'Versandmitarbeiter {{phone}} bearbeitet nur Versandaufträge der ausgewählten Shops.',
  assignHint: 'Sie können auch keinen auswählen; das Konto bleibt bestehen.',
  issue: 'Einmalpasswort erstellen',
  issueText:
    'Erstellt für {{phone}} ein neues Passwort, das für eine Anmeldung gilt. Das bisherige verliert sofort seine Gültigkeit, und angemeldete Geräte werden abgemeldet.',
  issuedText:
    'Teilen Sie {{phone}} dieses Passwort mit. Es gilt einmal und ist nach dem Schließen nicht mehr zu sehen.',
  copy: 'Passwort kopieren',
  copied: 'Passwort kopiert',
  copyFailed: 'Kopieren nicht möglich. Bitte markieren Sie das Passwort von Hand.',
  noted: 'Ich habe es notiert',
  phoneRequired: 'Geben Sie eine Telefonnummer ein',
  phoneLength: 'Geben Sie eine gültige Telefonnummer ein',
  phoneInvalid: 'Geben Sie eine gültige Telefonnummer ein',
  phoneKnown:
    'Diese Telefonnummer gehört bereits einem Versandmitarbeiter. Ändern Sie stattdessen das Passwort.',
  passwordEmpty: 'Geben Sie ein Passwort ein',
  passwordLength: 'Das Passwort muss 6–12 Zeichen haben',
} satisfies CompleteTranslation<'shippers'>;
