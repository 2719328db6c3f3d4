import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Buscar lojas, páginas e ações',
  placeholder: 'Nome ou ID de uma loja, página ou ação',
  nothing: 'Nada encontrado. Tente outra palavra.',
  more: 'Mais {{count}}; continue digitando para refinar',
  kinds: { scope: 'Lojas', page: 'Páginas', act: 'Ações' },
  group_one: 'Grupo · {{count}} loja',
  group_other: 'Grupo · {{count}} lojas',
  print: 'Imprimir esta página',
  preparing: 'A página inteira é carregada e depois impressa',
  keysTitle: 'Atalhos de teclado',
  keys: {
    keys: 'Mostrar esta lista',
    move: 'Mover-se por resultados, menus e abas de lojas',
    choose: 'Abrir o item selecionado',
    close: 'Fechar a janela ou o menu',
    order: 'Na ordem das lojas: pegar, mover e soltar uma loja',
    rows: 'Mover-se entre as linhas de uma tabela, para a primeira ou a última',
    points: 'Numa tendência: de ponto em ponto, ao primeiro ou ao último',
    span: 'Numa tendência: escolher um trecho; Enter mostra só esse trecho, Esc desiste dele',
  },
  space: 'Espaço',
} satisfies CompleteTranslation<'commands'>;
