import type { CompleteTranslation } from '../translation.ts';

export default {
  heroTitle: ['Toutes vos boutiques', 'sur un seul écran'],
  heroText:
    'Ventes, bénéfice, stock, fonds et délais d’expédition, par boutique, par groupe ou au total. Temu et SHEIN, gestion complète et semi-gestion, dans un seul compte.',
  register: 'S’inscrire gratuitement',
  tryImport: 'Essayer avec mon tableau',
  dropFile: 'Déposez ici un fichier de ventes Excel ou CSV, ou',
  chooseFile: 'Choisir un fichier',
  fileLabel: 'Fichier de ventes',
  preview: 'Voir l’aperçu avec données simulées',
  previewHint: 'Aperçu sans inscription ; tous ses chiffres sont simulés.',
  enter: 'Ouvrir l’espace de travail',
  simulated: 'Le vrai produit, avec des chiffres simulés',
  pictures: {
    home: 'Statistiques : tâches du jour, résumé et évolution des ventes',
    profit: 'Classement des produits : ventes, retours et bénéfice de chacun',
    stock: 'Produits : stock, couverture, coût et bénéfice',
    finance: 'Fonds et stock : disponible, à régler, motifs de blocage, pertes dues aux ruptures',
    import: 'Import d’un fichier de ventes : colonnes reconnues d’elles-mêmes',
    listing: 'Publication IA : collecter, traduire et publier',
    delivery: 'Logistique : ordres d’expédition par échéance',
    rights: 'Gestion des boutiques : boutiques, expiration et opérateurs',
    'phone-home': 'Les statistiques sur téléphone',
    'phone-tasks': 'Espace mobile : ordres à emballer',
  },
  ideas: {
    profit: {
      title: 'Pas seulement ce que vous vendez, mais ce que vous gagnez',
      text: 'Ventes, retours, coût et bénéfice, de toutes les boutiques jusqu’à un seul SKU.',
      points: [
        'Comparaison avec la période précédente : voyez d’un coup d’œil qui monte et qui baisse',
        'Groupez vos boutiques et voyez les totaux par groupe',
        'Les pièces sans coût sont listées à part, sans fausser le bénéfice',
      ],
    },
    stock: {
      title: 'Anticipez les ruptures, repérez ce qui ne se vend pas',
      text: 'La couverture suit les ventes réelles ; un clic montre ce qui s’épuise et ce qui dort.',
      points: [
        'Par exemple, un produit à ¥16 vendu 20 fois par jour : 3 jours de rupture font ¥960 de ventes perdues',
        'Niveaux SPU, SKC et SKU',
        'Saisissez les coûts un par un ou importez un tableau',
        'Choisissez vos colonnes, exportez le résultat',
      ],
    },
    finance: {
      title: 'Où est l’argent, et pourquoi il est retenu',
      text: 'Disponible, à régler et bloqué par boutique ; chaque blocage avec son motif, sa condition de déblocage et sa date.',
      points: [
        'Sans preuve, un article déclaré à ¥20 peut coûter jusqu’à ¥100 de pénalité : toute nouvelle infraction est signalée le jour même, avec ce qu’il faut prouver',
        'Valeur du stock et pertes dues aux ruptures en 7 jours',
        'Infractions, rejets et pénalités dans les tâches du jour',
      ],
    },
    import: {
      title: 'Aucun compte à associer : déposez un tableau',
      text: 'Déposez des fichiers CSV ou XLSX de Seller Central ; encodage et colonnes sont reconnus, vous vérifiez et importez.',
      points: [
        'Un fichier importé deux fois compte une fois',
        'Les autres devises sont converties ligne par ligne à vos taux',
        'Chaque ligne refusée dit pourquoi, et tout un import peut être annulé',
      ],
    },
    listing: {
      title: 'Collez un lien, publiez dans plusieurs boutiques',
      text: 'Collecter, traduire, fixer le prix et publier d’un seul trait. Les mots non traduits sont signalés, pour qu’aucune erreur ne se glisse dans une fiche.',
      points: [
        'De nombreuses sources et langues',
        'La sélection de produits filtre par marge et par règles',
      ],
    },
    delivery: {
      title: 'Un œil sur chaque délai d’expédition',
      text: 'Les ordres d’expédition par échéance ; ce qui est en retard ou à échéance sous 24 h ressort. L’entrepôt scanne, emballe et expédie sur téléphone.',
      points: [
        'Par exemple, un ordre d’expédition de 50 pièces à ¥16 : délai manqué, il peut être annulé, et ¥800 de ventes avec lui',
        'Rien à télécharger : ajoutez l’espace mobile à l’écran d’accueil',
        'Ce qui est fait hors ligne est envoyé dès le retour du réseau',
        'Les listes de colisage s’impriment directement',
      ],
    },
    rights: {
      title: 'Vous décidez qui voit les coûts',
      text: 'Gérants, comptables, opérateurs et préparateurs voient chacun leur part. Un chiffre sans droit d’accès le dit, au lieu d’afficher zéro.',
      points: [
        'Attribué boutique par boutique, retiré à tout moment',
        'Les préparateurs ne voient aucun montant',
      ],
    },
    api: {
      title: 'Vos propres systèmes peuvent aussi utiliser les données',
      text: 'GraphQL typé, REST et abonnements en direct. Les clés se limitent à des boutiques ou à la lecture, et se révoquent à tout moment.',
      points: ['Exportez des listes entières en CSV ou JSONL', 'Documentation d’API publique'],
      link: 'Voir la documentation de l’API',
    },
  },
  codeLabel: 'Exemple en GraphQL : ventes de toutes les boutiques',
  price: {
    title: 'Un seul prix, par boutique et par mois',
    text: 'Tout est compris, sans frais par personne. Une boutique nouvellement liée est gratuite pendant {{days}} jours.',
    unit: 'par boutique et par mois',
    failed:
      'Le prix est indisponible pour le moment. Réessayez plus tard, ou connectez-vous et consultez-le au renouvellement.',
    shops: 'Boutiques',
    shopCount_one: '{{count}} boutique',
    shopCount_other: '{{count}} boutiques',
    months: 'Mois',
    monthCount: '{{count}} mois',
    total: 'Total',
    points: [
      'Renouvelez plusieurs boutiques à la fois, {{least}} à {{most}} mois chacune',
      'Un coupon vaut {{coupon}} (sauf indication contraire)',
      'Les données sont gardées 7 jours après l’expiration et rétablies au renouvellement',
    ],
  },
  questionsTitle: 'Questions fréquentes',
  questions: [
    {
      question: 'Dois-je donner le mot de passe de mon compte marketplace ?',
      answer:
        'Non. Vous pouvez simplement importer des fichiers exportés de Seller Central. Si vous associez un compte, son mot de passe n’est gardé chiffré que le temps de l’association, puis effacé ; l’autorisation est stockée chiffrée et supprimée à la dissociation.',
    },
    {
      question: 'Quelles marketplaces et quels types de boutiques sont pris en charge ?',
      answer:
        'Temu et SHEIN, gestion complète et semi-gestion. Les ventes d’autres marketplaces peuvent être importées par fichier et sont comptées aussi.',
    },
    {
      question: 'Comment le bénéfice est-il calculé ?',
      answer:
        'Ventes nettes moins le coût des pièces correspondantes. Vous saisissez les coûts ou les importez ; les pièces sans coût sont indiquées à part et ne comptent pas dans le bénéfice. En cas d’écart avec le relevé de la marketplace, c’est ce dernier qui fait foi.',
    },
    {
      question: 'Mes employés voient-ils coûts et bénéfice ?',
      answer:
        'C’est vous qui décidez. Les gérants et comptables peuvent être autorisés à voir les coûts ; les opérateurs et préparateurs jamais. Le serveur en décide, et le retrait d’un droit agit aussitôt.',
    },
    {
      question: 'Est-ce lent avec des dizaines de boutiques et des millions de lignes ?',
      answer:
        'Les statistiques lisent des sommes faites d’avance, un long historique ne les ralentit donc pas. Les grands fichiers sont importés en arrière-plan ; vous pouvez quitter la page et trouver un rapport ensuite.',
    },
    {
      question: 'Les données sont-elles encore là quand une boutique a expiré ?',
      answer:
        'Les données d’avant l’expiration sont gardées 7 jours et entièrement rétablies si vous renouvelez. Passé ce délai, elles sont effacées ; la boutique reste et repart de zéro une fois renouvelée.',
    },
    {
      question: 'Comment l’utiliser sur téléphone ?',
      answer:
        'Ouvrez ce site dans le navigateur du téléphone, allez à l’espace mobile et ajoutez-le à l’écran d’accueil ; aucune boutique d’applications n’est nécessaire. L’appli native est en développement.',
    },
    {
      question: 'Puis-je emporter mes données si je pars ?',
      answer:
        'Oui. Produits, lignes de vente, ordres d’expédition et chiffres quotidiens s’exportent en CSV ou JSONL. Pour supprimer un compte, contactez-nous ; après vérification, tout est supprimé.',
    },
  ],
  closingTitle: 'Commencez par un tableau de ventes',
  closingText:
    'Inscrivez-vous, importez votre premier fichier et voyez toutes vos boutiques en quelques minutes.',
  mobile: {
    eyebrow: 'Pour les vendeurs aux nombreuses boutiques Temu et SHEIN',
    app: 'Ouvrir l’espace mobile',
    preview: 'Voir d’abord des données d’exemple',
    appHint: 'Connectez-vous si vous avez un compte ; les préparateurs emballent et expédient ici.',
    overviewTitle: 'Sachez comment se passe la journée, où que vous soyez',
    overviewText:
      'Ventes, bénéfice et variations de chaque boutique : les mêmes chiffres que sur l’ordinateur.',
    tasksTitle: 'Les ordres à échéance proche en premier',
    tasksText:
      'Ouvrir, emballer, expédier ; même sans réseau dans l’entrepôt, l’envoi se fait ensuite.',
    allTitle: 'Et encore',
    installTitle: 'Ajoutez-le à l’écran d’accueil, comme une appli',
    installSteps: [
      {
        system: 'Safari sur iPhone',
        step: 'Ouvrez l’espace mobile, touchez « Partager » en bas et choisissez « Sur l’écran d’accueil ».',
      },
      {
        system: 'Chrome ou Edge sur Android',
        step: 'Ouvrez l’espace mobile, touchez le menu en haut à droite et choisissez « Ajouter à l’écran d’accueil » ou « Installer l’application ».',
      },
    ],
    installNote: 'Prend peu de place, sans mises à jour, et s’ouvre sans réseau.',
    moreTitle: 'En savoir plus',
    news: 'Actualités',
    newsHint: 'Nouveautés du produit et des marketplaces',
    profile: 'À propos de l’entreprise',
    profileHint: 'Qui nous sommes et comment nous joindre',
  },
} satisfies CompleteTranslation<'publicSite'>;
