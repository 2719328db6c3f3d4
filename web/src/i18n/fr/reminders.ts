import type { CompleteTranslation } from '../translation.ts';

export default {
  later: 'Plus tard',
  never: 'Ne plus afficher',
  expiry: {
    title: 'Expiration de boutiques',
    forBoss:
      'Ces boutiques ont expiré ou vont expirer. Les données ultérieures ne seront ni mises à jour ni affichées ; les données existantes sont effacées après 7 jours. Renouvelez à temps.',
    forOthers:
      'Ces boutiques ont expiré ou vont expirer. Les données ultérieures ne seront ni mises à jour ni affichées. Demandez le renouvellement au propriétaire.',
    expiresAt: 'Expire le',
    soon: 'Expire sous 24 h',
    notToday: 'Ne plus rappeler aujourd’hui',
    strip: {
      label: 'Avis d’expiration',
      overOne: '{{shop}} a expiré',
      over_one: '{{shop}} a expiré',
      over_other: '{{count}} boutiques ont expiré, dont {{shop}}',
      one: '{{shop}} expire bientôt (jours restants : {{days}})',
      several_one: '{{shop}} expire bientôt (jours restants : {{days}})',
      several_other:
        '{{count}} boutiques expirent bientôt, d’abord {{shop}} (jours restants : {{days}})',
      list: 'Voir',
      contactBoss: 'Demandez le renouvellement au propriétaire',
      close: 'Ne plus rappeler aujourd’hui',
    },
  },
  install: {
    title: 'Important',
    intro: 'Pour tout utiliser, installez :',
    software:
      'Assistant de bureau : requis. Il collecte les données des boutiques, traduit les images de produits et les envoie.',
    plugin:
      'Plugin de statistiques : requis pour les propriétaires, et pour les gérants et comptables qui utilisent un compte principal.',
    app: 'Appli mobile : installez-la sur le téléphone qui sert à expédier. Les préparateurs en ont besoin.',
    act: 'Installer',
  },
  managerPlugin: {
    title: 'Rappelez aux gérants d’installer le plugin',
    text: 'Les gérants et comptables autorisés à utiliser un compte principal ont besoin du plugin de statistiques dans leur navigateur ; sans lui, pas de statistiques des boutiques.',
    guide: 'Voir le guide d’installation',
  },
  softwareClosed: {
    title: 'Assistant de bureau arrêté',
    text: 'L’assistant de bureau est arrêté, la collecte de données et l’envoi d’images sont donc suspendus. Démarrez-le sur votre ordinateur pour les reprendre.',
  },
  side: {
    label: 'Installation',
    both: 'Installer assistant et plugin',
    close: 'Ne plus rappeler aujourd’hui',
    install: 'Installer',
    update: 'Mettre à jour',
    software: {
      install: 'Assistant de bureau non installé',
      update: 'Nouvelle version de l’assistant de bureau',
    },
    plugin: {
      install: 'Plugin de statistiques non installé',
      update: 'Nouvelle version du plugin de statistiques',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
