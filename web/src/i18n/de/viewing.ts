import type { CompleteTranslation } from '../translation.ts';

export default {
  text: 'Ansicht als {{name}} ({{role}}): Sie können alles sehen, aber nichts ändern',
  end: 'Ansicht beenden',
  gone: '{{name}} gehört nicht mehr zu Ihrem Team, die Ansicht ist beendet. Die Seite zeigt vielleicht noch die Daten dieser Person; bis Sie fortfahren, können Sie nichts ändern',
  goOn: 'Als ich selbst fortfahren',
  endFailed: 'Beenden fehlgeschlagen. Bitte versuchen Sie es erneut.',
  question:
    'Sie sehen das Produkt wie {{name}}, mit denselben Shops und Berechtigungen, und können währenddessen nichts ändern. Das wird im Aktivitätsprotokoll festgehalten.',
  begin: 'Ansicht starten',
  beginFailed: 'Starten fehlgeschlagen. Bitte versuchen Sie es erneut.',
} satisfies CompleteTranslation<'viewing'>;
