import type { CompleteTranslation } from '../translation.ts';

export default {
  intro:
    'Sans inscription : choisissez un fichier de ventes exporté de Seller Central et voyez aussitôt ventes, commandes et meilleures ventes.',
  limit:
    'CSV ou XLSX (gzip accepté), jusqu’à 8 Mo. Le fichier est lu une fois sur le serveur, puis supprimé aussitôt.',
  tooLarge:
    'Le fichier fait {{size}} ; l’essai accepte jusqu’à {{limit}}. Compressez-le en .gz et choisissez-le de nouveau, ou inscrivez-vous pour importer le fichier entier.',
  reading: 'Lecture du fichier…',
  sample: {
    hint: 'Pas de fichier sous la main ?',
    try: 'Essayer le fichier d’exemple',
    download: 'Télécharger le fichier d’exemple',
    fileName: 'exemple-ventes.csv',
    headings: 'Order no.,Shop,Seller SKU,Product name,Quantity,Unit price,Ordered at',
    shops: 'Lumière du Matin Maison, Baleine Bleue Outdoor',
    products:
      'Boîte de rangement pliable, Lanterne de camping, Kit de cuisine en silicone, Pochette étanche pour téléphone, Jardinière de bureau, Serviette à séchage rapide, Nappe en lin',
  },
  yours: {
    intro:
      'Choisissez un fichier de ventes exporté de Seller Central et voyez aussitôt ventes, commandes et meilleures ventes, avant de l’importer dans votre compte.',
    hint: '« {{name}} » est importé dans votre compte ; inutile de le choisir de nouveau.',
    tooLarge:
      'Le fichier fait {{size}} ; l’essai accepte jusqu’à {{limit}}. Compressez-le en .gz et choisissez-le de nouveau, ou importez le fichier entier.',
  },
  keep: {
    title: 'Garder ces données',
    hint: 'Après l’inscription, « {{name}} » est importé dans votre compte ; inutile de le choisir de nouveau.',
    register: 'S’inscrire et garder',
    import: 'Importer dans mon compte',
  },
  net: 'Ventes nettes',
  netQuantity: 'Quantité nette',
  orders: 'Commandes',
  shops: 'Boutiques',
  sold: 'Vendus',
  returned: 'Retours',
  amounts: 'Vendus {{sold}}, retours {{returned}}',
  quantities: 'Vendus {{sold}}, retours {{returned}}',
  span: '{{start}} au {{end}}',
  products: 'Meilleures ventes',
  productsCaption: 'Produits aux ventes nettes les plus élevées',
  days: 'Ventes par jour',
  daysCaption: 'Ventes nettes, quantité et retours par jour',
  pager: 'Pages : {{title}}',
  refused: '{{refused}} lignes sur {{rows}} sont illisibles et ne sont pas comptées :',
  mappingTitle: 'Colonnes',
  mappingHint: 'Devinées d’après les en-têtes et le contenu. Modifiez-les, les chiffres suivent.',
  noColumn: 'Aucune',
} satisfies CompleteTranslation<'tryImport'>;
