import type { CompleteTranslation } from '../translation.ts';

export default {
  later: 'Später',
  never: 'Nicht mehr anzeigen',
  expiry: {
    title: 'Ablaufende Shops',
    forBoss:
      'Diese Shops sind abgelaufen oder laufen bald ab. Spätere Daten werden dann weder aktualisiert noch angezeigt; vorhandene Daten werden nach 7 Tagen gelöscht. Bitte verlängern Sie rechtzeitig.',
    forOthers:
      'Diese Shops sind abgelaufen oder laufen bald ab. Spätere Daten werden dann weder aktualisiert noch angezeigt. Bitten Sie den Inhaber um Verlängerung.',
    expiresAt: 'Läuft ab',
    soon: 'Läuft innerhalb von 24 Stunden ab',
    notToday: 'Heute nicht mehr erinnern',
    strip: {
      label: 'Ablaufhinweis',
      overOne: '{{shop}} ist abgelaufen',
      over_one: '{{shop}} ist abgelaufen',
      over_other: '{{count}} Shops sind abgelaufen, darunter {{shop}}',
      one: '{{shop}} läuft bald ab (verbleibende Tage: {{days}})',
      several_one: '{{shop}} läuft bald ab (verbleibende Tage: {{days}})',
      several_other:
        '{{count}} Shops laufen bald ab, zuerst {{shop}} (verbleibende Tage: {{days}})',
      list: 'Ansehen',
      contactBoss: 'Bitten Sie den Inhaber um Verlängerung',
      close: 'Heute nicht mehr erinnern',
    },
  },
  install: {
    title: 'Wichtig',
    intro: 'Um alle Funktionen zu nutzen, installieren Sie bitte:',
    software:
      'Desktop-Helfer: erforderlich. Er erfasst Shopdaten, übersetzt Produktbilder und lädt sie hoch.',
    plugin:
      'Statistik-Plugin: erforderlich für Inhaber sowie für Manager und Buchhaltung, die ein Hauptkonto nutzen.',
    app: 'Mobile App: Installieren Sie sie auf dem Smartphone, mit dem versandt wird. Versandmitarbeiter brauchen sie.',
    act: 'Installieren',
  },
  managerPlugin: {
    title: 'Manager an die Plugin-Installation erinnern',
    text: 'Manager und Buchhaltung, die ein Hauptkonto nutzen dürfen, brauchen das Statistik-Plugin im eigenen Browser; ohne es gibt es keine Statistik der Shops.',
    guide: 'Zur Installationsanleitung',
  },
  softwareClosed: {
    title: 'Desktop-Helfer läuft nicht',
    text: 'Der Desktop-Helfer läuft nicht, daher ruhen das Erfassen von Daten und das Hochladen von Bildern. Starten Sie ihn auf Ihrem Rechner, dann geht es weiter.',
  },
  side: {
    label: 'Installation',
    both: 'Helfer und Plugin installieren',
    close: 'Heute nicht mehr erinnern',
    install: 'Installieren',
    update: 'Aktualisieren',
    software: {
      install: 'Desktop-Helfer nicht installiert',
      update: 'Neue Version des Desktop-Helfers',
    },
    plugin: {
      install: 'Statistik-Plugin nicht installiert',
      update: 'Neue Version des Statistik-Plugins',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
