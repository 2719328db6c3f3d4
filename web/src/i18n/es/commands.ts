import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Buscar tiendas, páginas y acciones',
  placeholder: 'Nombre o ID de una tienda, página o acción',
  nothing: 'Sin resultados. Pruebe con otra palabra.',
  more: '{{count}} más; siga escribiendo para acotar',
  kinds: { scope: 'Tiendas', page: 'Páginas', act: 'Acciones' },
  group_one: 'Grupo · {{count}} tienda',
  group_other: 'Grupo · {{count}} tiendas',
  print: 'Imprimir esta página',
  preparing: 'Se carga toda la página y después se imprime',
  keysTitle: 'Atajos de teclado',
  keys: {
    keys: 'Mostrar esta lista',
    move: 'Moverse por resultados, menús y pestañas de tiendas',
    choose: 'Abrir el elemento seleccionado',
    close: 'Cerrar el diálogo o el menú',
    order: 'En el orden de tiendas: tomar, mover y soltar una tienda',
    rows: 'Moverse entre las filas de una tabla, a la primera o la última',
    points: 'En una tendencia: de punto en punto, al primero o al último',
    span: 'En una tendencia: elegir un tramo; Intro muestra solo ese tramo, Esc lo descarta',
  },
  space: 'Espacio',
} satisfies CompleteTranslation<'commands'>;
