import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: 'Enviar imagens',
    input: 'Escolher imagens do computador',
    hint: 'PNG, JPEG, WebP ou GIF; você pode escolher várias.',
    sending: 'Enviando {{name}} ({{percent}}%)',
    cancel: 'Cancelar envio',
    known: 'A imagem {{name}} já está na lista',
    tooMany: 'No máximo {{most}} imagens; as outras não foram enviadas',
    failed: 'Não foi possível enviar a imagem. Verifique a rede e tente de novo.',
    unreadable: 'não é uma imagem PNG, JPEG, WebP ou GIF, ou está danificada. Escolha outra.',
    session: 'Sessão expirada; entre novamente',
  },
  platform: {
    title: 'Manuais e certificados',
    hint: 'Enviados pelo assistente de desktop deste computador diretamente ao marketplace da loja',
    needsHelper:
      'Para enviar ao marketplace é preciso o assistente de desktop: inicie-o neste computador e ele se conecta em segundos.',
    howToStart: 'Baixar o assistente de desktop',
    shop: 'Enviar para a loja',
    noShops: 'Ainda não há lojas para as quais enviar. Vincule antes uma conta principal.',
    choose: 'Enviar ao marketplace',
    input: 'Escolher arquivos para enviar ao marketplace',
    kinds:
      'PDF, documentos, vídeos etc. até {{size}}; arquivos grandes vão em partes e podem ser retomados. PNG e JPEG são enviados como imagens.',
    tooLarge: '{{name}} passa de {{size}}. Comprima antes.',
    empty: '{{name}} está vazio. Escolha outro arquivo.',
    list: 'Arquivos enviados ao marketplace',
    progress: 'Progresso do envio de {{name}}',
    sending: 'Enviando {{percent}}%',
    helperAway: 'O assistente de desktop se desconectou; o envio continua quando ele voltar',
    paused: 'Pausado em {{percent}}%',
    done: 'Enviado para “{{shop}}”',
    pause: 'Pausar',
    resume: 'Retomar',
    retry: 'Tentar novamente',
    cancel: 'Cancelar',
    remove: 'Remover',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    notCopied: 'Não foi possível copiar. Abra o endereço e copie manualmente.',
    open: 'Abrir',
    actOf: '{{act}} {{name}}',
  },
  problem: {
    imageSignature: 'Não foi possível obter a assinatura para enviar a imagem',
    fileSignature: 'Não foi possível obter a assinatura para enviar o arquivo',
    init: 'Não foi possível iniciar o envio do arquivo grande',
    parts: 'Falha no envio; tente novamente',
    exception: 'Falha no envio',
  },
  folder: {
    open: 'Abrir pasta de imagens',
    opened: 'A pasta de imagens está aberta no computador',
    /** What the helper says, whatever the language. */
    missing: '文件夹不存在',
    notCollected: 'A pasta não pode ser aberta: as imagens ainda não estão neste computador',
    needsHelper:
      'Para abrir a pasta de imagens é preciso o assistente de desktop; inicie-o antes neste computador',
    failed: 'O assistente de desktop não responde. Reinicie-o e tente de novo.',
  },
} satisfies CompleteTranslation<'uploads'>;
