import { Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Product } from './desktop-dialogs.ts';
import { GuideSteps, type Step } from './GuideSteps.tsx';
import { guides } from './guides.ts';

/** The tabs of a guide, with their texts. */
function useTabs(product: Product): { key: string; name: string; steps: readonly Step[] }[] {
  const { t } = useTranslation('desktop');
  const texts = t(`guides.${product}`, { returnObjects: true });
  const named: Partial<Record<string, { name: string; steps: readonly string[] }>> = texts;
  return guides[product].map(({ key, scenes }) => ({
    key,
    name: named[key]?.name ?? '',
    steps: scenes.map((scene, place) => ({ scene, text: named[key]?.steps[place] ?? '' })),
  }));
}

/** How the plugin or the software is installed, step by step: two tabs, pictures that can be enlarged. */
export function Guide({ product }: { product: Product }) {
  const tabs = useTabs(product);
  return (
    <Tabs.Root defaultValue={tabs[0]?.key ?? ''} colorPalette="accent" lazyMount>
      <Tabs.List>
        {tabs.map(({ key, name }) => (
          <Tabs.Trigger key={key} value={key}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ key, steps }) => (
        <Tabs.Content key={key} value={key} paddingTop="4" paddingBottom="0">
          <GuideSteps steps={steps} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
