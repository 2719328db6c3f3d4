import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: 'Envoyer des images',
    input: 'Choisir des images sur cet ordinateur',
    hint: 'PNG, JPEG, WebP ou GIF ; plusieurs à la fois.',
    sending: 'Envoi de {{name}} ({{percent}} %)',
    cancel: 'Annuler l’envoi',
    known: 'L’image {{name}} est déjà dans la liste',
    tooMany: '{{most}} images au plus ; les autres n’ont pas été envoyées',
    failed: 'L’image n’a pas pu être envoyée. Vérifiez votre réseau et réessayez.',
    tooLarge: 'dépasse la taille permise par le serveur. Compressez-la d’abord.',
    unreadable:
      'ce n’est pas une image PNG, JPEG, WebP ou GIF, ou elle est endommagée. Choisissez-en une autre.',
    session: 'Votre session a expiré, reconnectez-vous',
  },
  platform: {
    title: 'Notices et certificats',
    hint: 'Envoyés par l’assistant de bureau de cet ordinateur directement à la marketplace de la boutique',
    needsHelper:
      'L’envoi à la marketplace demande l’assistant de bureau : démarrez-le sur cet ordinateur, il se connecte en quelques secondes.',
    howToStart: 'Télécharger l’assistant de bureau',
    shop: 'Envoyer à la boutique',
    noShops: 'Aucune boutique où envoyer. Associez d’abord un compte principal.',
    choose: 'Envoyer à la marketplace',
    input: 'Choisir les fichiers à envoyer à la marketplace',
    kinds:
      'PDF, documents, vidéos et autres jusqu’à {{size}} ; les plus grands partent en plusieurs parties et peuvent être repris. PNG et JPEG sont envoyés comme images.',
    tooLarge: '{{name}} dépasse {{size}}. Compressez-le d’abord.',
    empty: '{{name}} est vide. Choisissez un autre fichier.',
    list: 'Fichiers envoyés à la marketplace',
    progress: 'Progression de {{name}}',
    sending: 'Envoi : {{percent}} %',
    helperAway: 'L’assistant de bureau n’est plus connecté ; l’envoi reprend dès qu’il redémarre',
    paused: 'En pause à {{percent}} %',
    done: 'Envoyé à « {{shop}} »',
    pause: 'Pause',
    resume: 'Reprendre',
    retry: 'Réessayer',
    cancel: 'Annuler',
    remove: 'Retirer',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    notCopied: 'Copie impossible. Ouvrez l’adresse et copiez-la à la main.',
    open: 'Ouvrir',
    actOf: '{{act}} : {{name}}',
  },
  problem: {
    imageSignature: 'La signature pour envoyer l’image n’a pas pu être obtenue',
    fileSignature: 'La signature pour envoyer le fichier n’a pas pu être obtenue',
    init: 'L’envoi du grand fichier n’a pas pu commencer',
    parts: 'Échec de l’envoi, réessayez',
    exception: 'Échec de l’envoi',
  },
  folder: {
    open: 'Ouvrir le dossier d’images',
    opened: 'Le dossier d’images est ouvert sur votre ordinateur',
    notCollected:
      'Impossible d’ouvrir le dossier : les images ne sont pas encore sur cet ordinateur',
    needsHelper:
      'Ouvrir le dossier d’images demande l’assistant de bureau ; démarrez-le d’abord sur cet ordinateur',
    failed: 'L’assistant de bureau ne répond pas. Redémarrez-le et réessayez.',
  },
} satisfies CompleteTranslation<'uploads'>;
