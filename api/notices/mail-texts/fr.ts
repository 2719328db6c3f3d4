import kinds from '../../contract/rules/alert-names/fr.ts';
import type { MailTexts } from './index.ts';

export default {
  product: 'Seller Assistant',
  codeSubject: 'Code de confirmation {code}',
  codeText:
    'Vous allez recevoir des alertes à cette adresse. Votre code est {code}. Il est valable {minutes} minutes ; ne le communiquez à personne.',
  codeIgnore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  testSubject: 'Message de test',
  testText: 'Les alertes peuvent vous parvenir à cette adresse.',
  several: 'Nouvelles alertes ({count}) : {kinds}',
  view: 'Voir l’alerte',
  more: 'Autres alertes dans le centre d’alertes : {count}',
  salesOf: 'Ventes du {day}',
  quantity: 'Pièces vendues',
  profit: 'Bénéfice',
  packing: 'À emballer',
  shipping: 'À expédier',
  late: 'En retard',
  why: 'Vous avez choisi dans les réglages de recevoir les alertes à cette adresse. Les heures sont celles de Pékin.',
  unsubscribe: 'Ne plus recevoir d’alertes par e-mail',
  unsubscribeAsk: 'Plus aucune alerte ne sera envoyée à {address}, et l’adresse sera supprimée.',
  unsubscribed:
    'Plus aucune alerte ne vous sera envoyée par e-mail. Vous pouvez ajouter l’adresse à nouveau dans les réglages.',
  kinds,
  text: {
    shipSoon: 'Expédier l’ordre {name} avant {deadline}',
    shortage: 'Manquant de l’ordre {name} à traiter, pièces manquantes : {detail}',
    fine: '{amount} · {name}',
    soldOut: '{name} ({detail}) est épuisé, environ {amount} de ventes perdues par jour',
    sessionLost: 'Le compte {platform} {detail} doit être réassocié',
    digest: 'Les chiffres de {name} sont prêts',
    importDone: '{name} a été importé, lignes ajoutées ou modifiées : {detail}',
    importFailed: '{name} n’a pas été importé : {detail}',
    exportReady: 'Votre export est prêt, lignes : {detail} ; le fichier est conservé un jour',
    shopExpiring: 'Expire le {deadline}, jours restants : moins de {detail}',
    announcement: '{name}',
  },
  interrupted: 'l’import a été interrompu ; importez de nouveau',
} satisfies MailTexts;
