import type { CompleteTranslation } from '../translation.ts';

export default {
  later: 'Mais tarde',
  never: 'Não mostrar mais',
  expiry: {
    title: 'Lojas prestes a vencer',
    forBoss:
      'Estas lojas venceram ou vencem em breve. Depois disso, os dados posteriores não são atualizados nem mostrados; os existentes são apagados após 7 dias. Renove a tempo.',
    forOthers:
      'Estas lojas venceram ou vencem em breve. Depois disso, os dados posteriores não são atualizados nem mostrados. Peça ao seu BOSS para renovar.',
    expiresAt: 'Vencimento',
    soon: 'Vence em 24 horas',
    notToday: 'Não lembrar hoje',
    strip: {
      label: 'Aviso de vencimento',
      overOne: '{{shop}} venceu',
      over_one: '{{shop}} venceu',
      over_other: '{{count}} lojas venceram, incluindo {{shop}}',
      one: '{{shop}} vence em breve (dias restantes: {{days}})',
      several_one: '{{shop}} vence em breve (dias restantes: {{days}})',
      several_other:
        '{{count}} lojas vencem em breve; a primeira é {{shop}} (dias restantes: {{days}})',
      list: 'Ver',
      contactBoss: 'Peça ao seu BOSS para renovar',
      close: 'Não lembrar hoje',
    },
  },
  install: {
    title: 'Importante',
    intro: 'Para usar todos os recursos, instale:',
    software:
      'Assistente de desktop: obrigatório. Coleta dados das lojas e traduz e envia imagens de produtos.',
    plugin:
      'Extensão de estatísticas: obrigatória para os BOSS e para gerentes e financeiro que usam uma conta principal.',
    app: 'App móvel: instale no celular que cuida dos envios. Expedidores precisam dele.',
    act: 'Instalar',
  },
  managerPlugin: {
    title: 'Lembre os gerentes de instalar a extensão',
    text: 'Gerentes e financeiro autorizados a usar uma conta principal precisam da extensão de estatísticas no próprio navegador; sem ela não há estatísticas das lojas.',
    guide: 'Ver como instalar',
  },
  softwareClosed: {
    title: 'Assistente de desktop parado',
    text: 'O assistente de desktop não está rodando, então a coleta de dados e o envio de imagens estão em pausa. Inicie-o no computador e tudo é retomado.',
  },
  side: {
    label: 'Instalação',
    both: 'Instalar assistente e extensão',
    close: 'Não lembrar hoje',
    install: 'Instalar',
    update: 'Atualizar',
    software: {
      install: 'Assistente de desktop não instalado',
      update: 'Nova versão do assistente de desktop',
    },
    plugin: {
      install: 'Extensão de estatísticas não instalada',
      update: 'Nova versão da extensão de estatísticas',
    },
  },
} satisfies CompleteTranslation<'reminders'>;
