import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'Vérifie si ce navigateur, ce réseau et cet appareil conviennent à ce site. En cas de problème, copiez le résultat pour l’assistance.',
  state: { running: 'Vérification', good: 'OK', bad: 'Problème', unknown: 'Inconnu' },
  again: 'Vérifier de nouveau',
  copy: 'Copier le résultat',
  copied: 'Résultat copié',
  notCopied: 'Le navigateur ne permet pas de copier. Sélectionnez le texte ci-dessous à la main.',
  report: 'Résultat en texte',
  groups: { auto: 'Vérifié automatiquement', manual: 'Demande votre clic' },
  check: {
    browser: 'Navigateur',
    features: 'Fonctions du navigateur',
    secure: 'Connexion sécurisée',
    cookies: 'Cookies',
    storage: 'Stockage local',
    server: 'Serveur',
    clock: 'Heure de l’appareil',
    websocket: 'Connexion en direct',
    events: 'Flux d’événements',
    worker: 'Mode hors ligne',
    push: 'Notifications push',
    camera: 'Appareil photo',
    printing: 'Impression',
    clipboard: 'Presse-papiers',
  },
  fact: {
    browserIs: '{{name}} {{version}}',
    browserOther: 'Navigateur non reconnu',
    allFeatures: 'Toutes les fonctions requises sont là',
    lacks: 'Manque : {{names}}',
    isSecure: 'Chiffrée ou locale',
    isPlain: 'Non chiffrée',
    works: 'Lecture et écriture possibles',
    refused: 'Écriture impossible',
    storageOf: 'Lecture et écriture possibles, environ {{size}} Mo libres',
    answered: 'Réponse en {{time}} ms',
    status: 'Le serveur a répondu {{status}}',
    unreachable: 'Aucune réponse',
    clockNear: 'À moins de {{seconds}} s du serveur',
    clockFar: 'À {{seconds}} s du serveur',
    noDate: 'Le serveur n’a pas donné l’heure',
    roundTrip: 'Connecté, aller-retour en {{time}} ms',
    closed: 'La connexion a été fermée ({{code}})',
    streamed: 'Événement reçu en {{time}} ms',
    noStream: 'La réponse n’est pas un flux d’événements',
    workerOn: 'Activé',
    workerOff: 'Pris en charge ; activé à l’ouverture de l’espace mobile',
    unsupported: 'Non pris en charge par le navigateur',
    granted: 'Pris en charge, notifications autorisées',
    ask: 'Pris en charge, pas encore demandé',
    denied: 'Pris en charge, mais notifications bloquées',
    pressToTest: 'Cliquez pour tester',
    cameraOn: 'Image {{width}} × {{height}}',
    cameraOff: 'Éteint ; l’image était bonne au test',
    cameraRefused: 'Non autorisé ({{reason}})',
    printed: 'La fenêtre d’impression s’est ouverte puis fermée',
    copied: 'Écriture possible',
  },
  advice: {
    browser: 'Utilisez une version récente de Chrome, Edge, Safari ou Firefox.',
    features: 'Mettez le navigateur à jour, ou utilisez une version récente de Chrome ou Edge.',
    secure:
      'Ouvrez le site en https://, sinon appareil photo, push et presse-papiers ne fonctionnent pas.',
    cookies:
      'Autorisez les cookies de ce site dans les réglages du navigateur, sinon vous ne resterez pas connecté.',
    storage:
      'Quittez la navigation privée, ou autorisez ce site à stocker des données dans les réglages du navigateur.',
    server:
      'Vérifiez votre réseau ; si les autres sites fonctionnent, réessayez plus tard ou contactez l’assistance.',
    clock:
      'Activez l’heure automatique dans les réglages du système, sinon comptes à rebours et rappels d’expiration sont faux.',
    websocket:
      'Le réseau ou un proxy bloque peut-être les connexions en direct : les pages fonctionnent, mais il faut les actualiser. Essayez un autre réseau.',
    events:
      'Le réseau ou un proxy retient peut-être les réponses. L’usage courant n’est pas affecté ; les programmes devraient utiliser la connexion en direct.',
    worker: 'L’espace mobile fonctionne, mais ne s’ouvre pas sans réseau.',
    push: 'Autorisez les notifications dans les paramètres du site du navigateur ; sur iPhone, ajoutez d’abord le site à l’écran d’accueil.',
    camera:
      'Autorisez l’appareil photo dans les réglages du navigateur et du système, et vérifiez qu’aucun autre programme ne l’utilise ; ou saisissez les numéros d’ordre à la main.',
    printing:
      'Si aucune fenêtre d’impression n’est apparue, vérifiez que le navigateur ne l’a pas bloquée.',
    clipboard:
      'Autorisez ce site à utiliser le presse-papiers, ou sélectionnez et copiez le texte à la main.',
  },
  camera: {
    start: 'Allumer l’appareil photo',
    stop: 'Éteindre l’appareil photo',
    picture: 'Image de l’appareil photo',
  },
  print: 'Imprimer la page de test',
  writeClipboard: 'Tester la copie',
  clipboardText: 'Test du presse-papiers',
  reportTitle: 'Page de test {{time}}',
} satisfies CompleteTranslation<'testPage'>;
