/** What `importSentences` say, as the page and messages tell it. */
export default {
  wordOrderNo: 'numéro de commande',
  wordCode: 'code produit',
  wordShop: 'boutique',
  wordPrice: 'prix unitaire',
  wordTotal: 'montant de la ligne',
  wordQuantity: 'quantité',
  wordSoldAt: 'date de commande',
  wordCurrency: 'devise',
  wordCurrencyColumn: 'colonne de devise',
  wordStatus: 'statut de la commande',
  wordHeading: 'nom de la colonne',
  rowEmpty: 'Vide : {{field}}.',
  rowTooLong: 'Trop long (plus de {{most}} caractères) : {{field}}.',
  rowGarbled: 'Caractères illisibles : {{field}}. Choisissez un autre encodage.',
  rowRounded:
    'Le tableur a mis « {{text}} » en notation scientifique : {{field}}. Passez la colonne en texte et exportez de nouveau.',
  rowUnclearDay:
    'Dans « {{text}} », jour et mois ne se distinguent pas. Écrivez les dates comme 2024-01-31 et exportez de nouveau.',
  rowInFuture: 'La date « {{text}} » est dans le futur. Vérifiez la colonne et le fuseau horaire.',
  rowUnreadable: '« {{text}} » est illisible : {{field}}.',
  rowFormula:
    'La cellule est la formule « {{text}} », sans résultat dans le fichier : {{field}}. Ouvrez le fichier dans Excel ou WPS, enregistrez-le et envoyez-le de nouveau.',
  rowMerged:
    'La valeur est dans une cellule fusionnée avec les lignes voisines et ne peut pas être répartie : {{field}}. Annulez la fusion et remplissez chaque ligne.',
  rowMergedOrders:
    'La valeur est fusionnée sur les lignes de plusieurs commandes et ne peut pas être répartie : {{field}}. Annulez la fusion et remplissez chaque ligne.',
  rowNotWhole: 'La quantité « {{text}} » n’est pas un nombre entier.',
  rowNoPieces: 'La quantité est 0.',
  rowNegative: 'Valeur négative « {{text}} » : {{field}}.',
  rowNegativeNoReturn:
    'Valeur négative « {{text}} » sur une ligne qui n’est pas un retour : {{field}}.',
  rowTooMuch: 'Le montant est trop élevé. Vérifiez prix et quantité.',
  rowTooMuchRated: 'Le montant est trop élevé. Vérifiez prix, quantité et taux.',
  rowCurrenciesDiffer: 'Les devises se contredisent : {{hints}}.',
  rowUnknown: 'Cette ligne est illisible.',
  rowHeading: 'Cette ligne répète les en-têtes. Ce n’est pas une vente, il n’y a rien à faire.',
  rowSum: 'Cette ligne est un total. Ce n’est pas une vente, il n’y a rien à faire.',
  rowNoRate: 'Il n’y a pas de taux pour {{currency}}. Saisissez-le d’abord.',
  rowCurrencyUnclear:
    'La devise n’est pas claire, peut-être {{codes}}. Choisissez la devise des montants.',
  shopUnpaid: 'La boutique « {{name}} » a expiré il y a plus de 7 jours. Renouvelez-la d’abord.',
  shopUnpaidSince:
    'La boutique « {{name}} » a expiré le {{day}}. Renouvelez-la pour importer la suite.',
  fileEmpty: 'Le fichier est vide. Exportez-le de nouveau.',
  fileOld:
    'C’est un ancien Excel (.xls) ou un fichier avec mot de passe. Ouvrez-le, retirez le mot de passe et enregistrez-le en .xlsx ou CSV.',
  fileNoTable: 'Ce n’est pas un tableau. Envoyez un fichier CSV ou XLSX (gzip accepté).',
  fileZip: 'C’est une archive ZIP. Décompressez-la et envoyez le CSV ou XLSX.',
  fileOther:
    'C’est un fichier {{kind}}. Ouvrez-le dans un tableur et enregistrez-le en .xlsx ou CSV.',
  fileWebArchive:
    'C’est une archive web (MHTML) et non un vrai fichier Excel. Ouvrez-la dans Excel ou WPS et enregistrez-la en .xlsx ou CSV.',
  fileNoRows: 'Le fichier n’a pas de lignes de données. Exportez-le de nouveau.',
  fileIncomplete: 'Numéro de commande, code produit, quantité et date doivent avoir une colonne.',
  fileRefused:
    'Aucune des {{rows}} lignes ne peut être importée. Vérifiez les colonnes d’après les motifs.',
  fileTooLarge: 'Le fichier est trop grand ou endommagé. Divisez-le par mois.',
  importFailed: 'L’import a échoué sans écrire de données. Recommencez plus tard.',
  importTakenBack:
    'L’import a été interrompu et ce qui était déjà affiché a été entièrement retiré. Recommencez.',
  importInterrupted: 'L’import a été interrompu sans écrire de données. Recommencez.',
  importShopGone:
    'La boutique choisie n’existe pas. Choisissez-en une autre et importez de nouveau.',
  importShopTwice:
    '« {{other}} » et « {{name}} » sont la même boutique dans le fichier. Écrivez-la de la même façon dans toute la colonne.',
  importShopDeleted: 'Une boutique a été supprimée pendant l’import. Importez de nouveau.',
  importShopUnbound:
    'Une boutique a été dissociée pendant l’import. Rien n’a été importé. Associez-la et importez de nouveau.',
  takeBackInterrupted: 'L’annulation a été interrompue et n’a rien modifié. Annulez de nouveau.',
  takeBackFailed: 'L’annulation a échoué et n’a rien modifié. Réessayez plus tard.',
  diskFull:
    'Le disque du serveur est plein ; rien n’a été écrit. Demandez à l’administrateur de libérer de la place, puis réessayez.',
  ratesMissing:
    'Le fichier contient des montants qui ne sont pas en yuans et n’ont pas encore de taux : {{list}}. Saisissez le taux (yuans pour 1 unité de la devise) ou choisissez un fichier de taux quotidiens.',
  rateNoCurrency: 'La devise « {{currency}} » n’existe pas. Saisissez un code comme USD ou EUR.',
  rateWrong:
    'Le taux « {{text}} » pour {{currency}} n’est pas correct. Saisissez un nombre supérieur à 0, par exemple 7.12.',
  rateTwice:
    '{{currency}} a un taux saisi et un autre dans le fichier de taux quotidiens. N’en gardez qu’un.',
  ratesEmpty: 'Le fichier de taux quotidiens est vide. Choisissez-en un autre.',
  ratesWrongMore: 'Le fichier de taux quotidiens contient des erreurs : {{faults}} ; et d’autres.',
  ratesWrong: 'Le fichier de taux quotidiens contient des erreurs : {{faults}}.',
  ratesNone:
    'Le fichier de taux quotidiens ne contient aucun taux. Il lui faut les colonnes date, devise et taux, par exemple 2024-01-31,USD,7.1',
  ratesQuotes:
    'Il manque un guillemet double dans le fichier de taux quotidiens. Enregistrez-le de nouveau en CSV dans un tableur.',
  totalsRepeated:
    '« {{column}} » semble être le montant de toute la commande : il est identique sur chaque ligne de {{orders}} commandes à plusieurs lignes (par exemple {{example}}), et l’addition le compterait plusieurs fois. Choisissez le montant de chaque ligne ou le prix unitaire ; si c’est bien le montant de chaque ligne, cochez la case pour confirmer.',
  totalOrPrice:
    'Choisissez soit le prix unitaire, soit le montant de la ligne : avec le montant, le prix unitaire est le montant divisé par la quantité.',
  columnGone: 'Le fichier n’a pas de colonne « {{column}} ». Choisissez de nouveau la colonne.',
  tooManyFileColumns:
    'Le fichier a {{columns}} colonnes, plus que les {{most}} permises. Ne gardez que les colonnes des lignes de commande.',
  tooManyFileShops:
    'La colonne des boutiques a plus de {{most}} valeurs différentes. Vérifiez que c’est la bonne colonne.',
  tooManyOrderRows:
    'La commande « {{orderNo}} » a plus de {{most}} lignes. Vérifiez que c’est la bonne colonne.',
  tooManyBlankRows: 'Le fichier a trop de lignes vides. Supprimez-les ou exportez-le de nouveau.',
  fileOverLimit: 'Le fichier dépasse la limite de {{limit}}. Divisez-le par mois.',
  fileOverLimitUnpacked:
    'Le fichier décompressé dépasse la limite de {{limit}}. Divisez-le par mois.',
  fileTooComplex:
    'Le fichier est trop complexe et trop long à lire. Divisez-le par mois ou enregistrez-le en CSV.',
  fileGone: 'Le fichier envoyé n’existe plus. Envoyez-le de nouveau.',
  filePackedTwice: 'Le fichier est compressé deux fois. Décompressez-le une fois et envoyez-le.',
  filePackedBadly:
    'Le fichier compressé est endommagé ou incomplet. Compressez-le de nouveau et envoyez-le.',
  fileQuotes:
    'Il manque un guillemet double dans le fichier et les colonnes ne peuvent être séparées. Enregistrez-le de nouveau en CSV dans un tableur.',
  fileQuotesFrom:
    'À partir de la ligne {{row}}, il manque un guillemet double et les colonnes ne peuvent être séparées. Enregistrez le fichier de nouveau en CSV dans un tableur.',
  tooManyFilesRead:
    'Trop de fichiers sont en cours de lecture. Attendez qu’ils soient terminés, puis réessayez.',
  workbookTooLarge:
    'Le fichier XLSX est trop grand ou endommagé. Enregistrez-le en CSV et envoyez celui-ci.',
  workbookDamaged: 'Le fichier XLSX est endommagé ou incomplet. Exportez-le de nouveau.',
  workbookUnreadable:
    'Le fichier XLSX est illisible. Ouvrez-le dans un tableur et enregistrez-le en CSV.',
  workbookTooSparse:
    'La feuille s’étend sur {{rows}} lignes et {{columns}} colonnes, plus que ce qui peut être lu. Supprimez ce qui est sous le tableau et à sa droite, ou enregistrez-la en CSV.',
  sheetRead: 'Seule la feuille « {{name}} » est lue. Non lues : {{other}}',
  sheetsAlike:
    'Seule la feuille « {{name}} » est lue. {{other}} ressemblent aussi à des ventes, mais ont d’autres colonnes et ne sont pas lues : enregistrez chacune dans son propre fichier et importez-le. Les lignes répétées ne comptent pas deux fois.',
  sheetsTogether:
    '{{count}} feuilles aux mêmes colonnes sont lues ensemble : {{name}}. Une ligne présente dans plusieurs compte une fois.',
  sheetsTogetherNot:
    '{{count}} feuilles aux mêmes colonnes sont lues ensemble : {{name}}. Une ligne présente dans plusieurs compte une fois. Non lues, car leurs colonnes diffèrent : {{other}}',
  sheetsOfShops:
    '{{count}} feuilles aux mêmes colonnes sont lues ensemble : {{name}}. Une ligne présente dans plusieurs compte une fois. Si chaque feuille est une boutique, choisissez la colonne « 工作表 » (feuille) pour la boutique.',
  sheetsOfShopsNot:
    '{{count}} feuilles aux mêmes colonnes sont lues ensemble : {{name}}. Une ligne présente dans plusieurs compte une fois. Si chaque feuille est une boutique, choisissez la colonne « 工作表 » (feuille) pour la boutique. Non lues, car leurs colonnes diffèrent : {{other}}',
  tryTooLarge: 'Le fichier est trop grand ou endommagé. Divisez-le par mois et réessayez.',
  tryEmpty: 'Le fichier est vide. Exportez-le de nouveau et réessayez.',
  partHint: '{{where}} : {{code}}',
  partRows: '{{currency}} (lignes : {{rows}})',
  partRowsOf: '{{currency}} ({{unrated}} lignes sur {{rows}}, du {{first}} au {{last}})',
  partBadDay: 'ligne {{line}} : « {{text}} » n’est pas une date comme 2024-01-31',
  partBadCurrency: 'ligne {{line}} : « {{text}} » n’est pas un code de devise',
  partBadRate: 'ligne {{line}} : le taux « {{text}} » n’est pas un nombre supérieur à 0',
  partSecondRate: 'ligne {{line}} : {{currency}} a déjà un autre taux le {{day}}',
  wordColumn: 'Colonne {{number}}',
  wordQuoted: '« {{word}} »',
};
