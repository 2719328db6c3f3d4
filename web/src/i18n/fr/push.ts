import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'Push sur cet appareil',
  deviceHint: 'Vous êtes averti même page fermée. Cela cesse à la déconnexion.',
  devices_one: 'Push activé sur {{count}} appareil',
  devices_other: 'Push activé sur {{count}} appareils',
  turnedOn: 'Push activé sur cet appareil',
  turnedOff: 'Push désactivé sur cet appareil',
  turnOnFailed: 'L’activation a échoué. Vérifiez votre réseau et réessayez.',
  turnOffFailed: 'La désactivation a échoué. Réessayez.',
  test: 'Envoyer une notification de test',
  testSent: 'Envoyée. Regardez les notifications de cet appareil.',
  testFailed: 'La notification de test n’a pas été envoyée. Réessayez plus tard.',
  state: {
    unsupported: {
      title: 'Ce navigateur ne prend pas en charge les notifications push',
      hint: 'Utilisez une version récente de Chrome, Edge, Firefox ou Safari, à une adresse https. Les choix ci-dessous valent pour vos autres appareils.',
    },
    install: {
      title: 'Ajoutez d’abord à l’écran d’accueil',
      hint: 'Sur iPhone ou iPad, ouvrez cette page dans Safari, touchez « Partager », puis « Sur l’écran d’accueil » ; ouvrez-la de là et activez le push (iOS 17.4 ou plus récent).',
    },
    denied: {
      title: 'Les notifications sont bloquées',
      hint: 'Autorisez les notifications de ce site dans les paramètres du site, à gauche de la barre d’adresse (sur téléphone, dans les réglages de notification du système), puis revenez à cette page.',
    },
  },
  kinds: 'M’avertir de',
  digestOfTasks: 'Chaque jour à 8 h : ce qu’il y a à emballer et à expédier ce jour-là',
  quiet: 'Heures calmes',
  quietHint: 'Les notifications de ces heures sont envoyées ensemble à la fin. Heure de Pékin.',
  quietFrom: 'De',
  quietTo: 'À',
  quietMissing: 'Saisissez l’heure',
  quietSame: 'Le début et la fin ne peuvent pas être identiques',
  saveFailed: 'Non enregistré. Réessayez.',
} satisfies CompleteTranslation<'push'>;
