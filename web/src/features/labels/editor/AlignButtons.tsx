import { chakra, IconButton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { align, alignments, distribute } from './arrange.ts';
import type { Editor } from './use-editor.ts';

/** Signs of 24 px, as those of the product. */
const paths = {
  left: 'M4 4v16M8 8h11M8 16h6',
  center: 'M12 4v16M6 8h12M8.500 16h7',
  right: 'M20 4v16M5 8h11M10 16h6',
  top: 'M4 4h16M8 8v11M16 8v6',
  middle: 'M4 12h16M8 6v12M16 8.500v7',
  bottom: 'M4 20h16M8 5v11M16 10v6',
  x: 'M4 4v16M20 4v16M10 8h4v8h-4Z',
  y: 'M4 4h16M4 20h16M8 10h8v4H8Z',
} as const;

const Sign = ({ path }: { readonly path: string }) => (
  <chakra.svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </chakra.svg>
);

/** One item is aligned to the label, several to each other. */
export const AlignButtons = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useTranslation('labels');
  const { act, chosen } = editor;
  const common = {
    size: 'xs',
    variant: 'ghost',
    colorPalette: 'gray',
    minWidth: { base: '44px', lg: '8' },
    minHeight: { base: '44px', lg: '8' },
  } as const;
  return (
    <>
      {alignments.map((how) => (
        <IconButton
          {...common}
          key={how}
          aria-label={t(`align.${how}`)}
          title={t(`align.${how}`)}
          disabled={chosen.size === 0}
          onClick={() =>
            act({
              do: 'change',
              to: (now) => ({ ...now, items: align(now.items, chosen, now, how) }),
            })
          }
        >
          <Sign path={paths[how]} />
        </IconButton>
      ))}
      {(['x', 'y'] as const).map((axis) => (
        <IconButton
          {...common}
          key={axis}
          aria-label={t(`distribute.${axis}`)}
          title={t(`distribute.${axis}`)}
          disabled={chosen.size < 3}
          onClick={() =>
            act({
              do: 'change',
              to: (now) => ({ ...now, items: distribute(now.items, chosen, axis) }),
            })
          }
        >
          <Sign path={paths[axis]} />
        </IconButton>
      ))}
    </>
  );
};
