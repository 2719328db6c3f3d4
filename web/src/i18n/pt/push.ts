import type { CompleteTranslation } from '../translation.ts';

export default {
  device: 'Push neste dispositivo',
  deviceHint: 'Você é avisado mesmo com a página fechada. Termina ao sair da conta.',
  devices_one: 'Push ativado em {{count}} dispositivo',
  devices_other: 'Push ativado em {{count}} dispositivos',
  turnedOn: 'Push ativado neste dispositivo',
  turnedOff: 'Push desativado neste dispositivo',
  turnOnFailed: 'Não foi possível ativar. Verifique a rede e tente de novo.',
  turnOffFailed: 'Não foi possível desativar. Tente novamente.',
  test: 'Enviar notificação de teste',
  testSent: 'Enviada. Veja as notificações deste dispositivo.',
  testFailed: 'A notificação de teste não foi enviada. Tente mais tarde.',
  state: {
    unsupported: {
      title: 'Este navegador não aceita push',
      hint: 'Use uma versão atual do Chrome, Edge, Firefox ou Safari, em um endereço https. As opções abaixo valem para seus outros dispositivos.',
    },
    install: {
      title: 'Adicione antes à tela inicial',
      hint: 'No iPhone ou iPad, abra esta página no Safari, toque em “Compartilhar” e em “Adicionar à Tela de Início”; abra por lá e ative o push (requer iOS 17.4 ou posterior).',
    },
    denied: {
      title: 'As notificações estão bloqueadas',
      hint: 'Permita as notificações deste site nas configurações do site, à esquerda da barra de endereço (no celular, nas configurações de notificações do sistema), e volte a esta página.',
    },
  },
  kinds: 'Avisar-me de',
  digestOfTasks: 'Todo dia às 8:00: o que embalar e enviar no dia',
  quiet: 'Não perturbe',
  quietHint: 'As notificações desse horário são enviadas juntas no fim. Horário de Pequim.',
  quietFrom: 'De',
  quietTo: 'Até',
  quietMissing: 'Informe o horário',
  quietSame: 'Início e fim não podem ser iguais',
  saveFailed: 'Não foi salvo. Tente novamente.',
} satisfies CompleteTranslation<'push'>;
