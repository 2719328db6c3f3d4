import type { Translation } from '../translation.ts';

/** Words that every page uses, in German. */
export default {
  close: 'Schließen',
  toasts: 'Meldungen (Alt+T)',
  cancel: 'Abbrechen',
  confirm: 'OK',
  save: 'Speichern',
  retry: 'Erneut versuchen',
  back: 'Zurück',
  loading: 'Wird geladen',
  noData: 'Noch keine Daten',
  loadFailed: 'Laden fehlgeschlagen',
  loadFailedHint: 'Bitte später erneut versuchen; bleibt der Fehler, prüfen Sie das Netz.',
  crashed: 'Auf dieser Seite ist ein Fehler aufgetreten',
  crashedHint: 'Nach dem Neuladen geht es weiter; gespeicherte Daten sind nicht betroffen.',
  reload: 'Neu laden',
  connection: {
    cutOff:
      'Verbindung getrennt. Wird neu verbunden; die Daten aktualisieren sich dann von selbst.',
    outdated: 'Es gibt eine neue Version. Bitte laden Sie die Seite neu.',
    retry: 'Jetzt versuchen',
    slow: 'Das Laden dauert länger als sonst.',
    waiting: {
      cutOff: 'Keine Verbindung. Es wird erneut versucht.',
      outdated: 'Es gibt eine neue Version. Bitte laden Sie neu, um die Seite zu öffnen.',
    },
  },
  unknownError: 'Unbekannter Fehler',
  networkError: 'Netzwerkfehler, bitte Verbindung prüfen und erneut versuchen ({{message}})',
  sessionOver: 'Die Anmeldung ist abgelaufen, bitte erneut anmelden',
  confirmTitle: 'Diesen Vorgang wirklich ausführen?',
  warningTitle: 'Hinweis',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  sendCode: 'Code anfordern',
  sendAgainIn: 'Erneut senden in {{seconds}} s',
  acknowledge: 'Verstanden',
} satisfies Translation<'common'>;
