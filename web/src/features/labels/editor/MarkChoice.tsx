import { Button, chakra, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { symbolOf } from '../drawing/symbols.ts';
import type { ItemFieldsProps } from './ItemProperties.tsx';
import { complianceNames, handlingNames } from './item-name.ts';

/** The marks that an icon or a package item can be. */
export const MarkChoice = ({ item, onChange }: ItemFieldsProps) => {
  const { t } = useTranslation('labels');
  const names = item.type === 'icon' ? complianceNames : handlingNames;
  return (
    <Grid
      templateColumns="repeat(3, minmax(0, 1fr))"
      gap="1.5"
      role="group"
      aria-label={t('mark.choose')}
    >
      {names.map((name) => (
        <Button
          key={name}
          variant="outline"
          colorPalette={item.src === name ? 'accent' : 'gray'}
          borderColor={item.src === name ? 'accent.solid' : undefined}
          aria-pressed={item.src === name}
          height="auto"
          padding="2"
          flexDirection="column"
          whiteSpace="normal"
          onClick={() => onChange({ src: name })}
        >
          <MarkPicture type={item.type} name={name} />
          <Text as="span" fontSize="xs" fontWeight="normal" lineHeight="1.3">
            {t(`mark.${name}`)}
          </Text>
        </Button>
      ))}
    </Grid>
  );
};

const MarkPicture = ({
  type,
  name,
}: {
  readonly type: 'icon' | 'package' | string;
  readonly name: string;
}) => {
  const symbol = symbolOf(type === 'icon' ? 'icon' : 'package', name);
  if (!symbol) return null;
  return (
    <chakra.svg
      viewBox={`0 0 ${symbol.width} ${symbol.height}`}
      width="36px"
      height="36px"
      aria-hidden="true"
    >
      {symbol.parts.map(({ path, line, color = 'currentColor' }) =>
        line === undefined ? (
          <path key={path} d={path} fill={color} fillRule="evenodd" />
        ) : (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={color}
            strokeWidth={line}
            strokeLinejoin="round"
          />
        ),
      )}
    </chakra.svg>
  );
};
