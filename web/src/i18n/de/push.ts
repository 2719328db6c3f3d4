import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'Push auf diesem Gerät',
  deviceHint: 'Sie werden auch bei geschlossener Seite benachrichtigt. Mit dem Abmelden endet das.',
  devices_one: 'Push ist auf {{count}} Gerät eingeschaltet',
  devices_other: 'Push ist auf {{count}} Geräten eingeschaltet',
  turnedOn: 'Push ist auf diesem Gerät eingeschaltet',
  turnedOff: 'Push ist auf diesem Gerät ausgeschaltet',
  turnOnFailed: 'Einschalten fehlgeschlagen. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  turnOffFailed: 'Ausschalten fehlgeschlagen. Bitte versuchen Sie es erneut.',
  test: 'Test-Mitteilung senden',
  testSent: 'Gesendet. Sehen Sie in den Mitteilungen dieses Geräts nach.',
  testFailed: 'Die Test-Mitteilung wurde nicht gesendet. Bitte versuchen Sie es später erneut.',
  state: {
    unsupported: {
      title: 'Dieser Browser unterstützt keine Push-Mitteilungen',
      hint: 'Verwenden Sie aktuelles Chrome, Edge, Firefox oder Safari unter einer https-Adresse. Die Auswahl unten gilt für Ihre anderen Geräte.',
    },
    install: {
      title: 'Zuerst zum Home-Bildschirm hinzufügen',
      hint: 'Öffnen Sie diese Seite auf dem iPhone oder iPad in Safari, tippen Sie auf „Teilen“, dann „Zum Home-Bildschirm“; öffnen Sie sie von dort und schalten Sie Push ein (ab iOS 17.4).',
    },
    denied: {
      title: 'Mitteilungen sind blockiert',
      hint: 'Erlauben Sie Mitteilungen dieser Website in den Website-Einstellungen links in der Adressleiste (auf Smartphones in den Systemeinstellungen für Mitteilungen) und kehren Sie dann hierher zurück.',
    },
  },
  kinds: 'Mitteilungen über',
  digestOfTasks: 'Täglich um 8:00: was an dem Tag zu verpacken und zu versenden ist',
  quiet: 'Ruhezeiten',
  quietHint: 'Mitteilungen aus dieser Zeit werden an deren Ende gesammelt gesendet. Pekinger Zeit.',
  quietFrom: 'Von',
  quietTo: 'Bis',
  quietMissing: 'Geben Sie die Zeit ein',
  quietSame: 'Anfang und Ende dürfen nicht gleich sein',
  saveFailed: 'Nicht gespeichert. Bitte versuchen Sie es erneut.',
} satisfies CompleteTranslation<'push'>;
