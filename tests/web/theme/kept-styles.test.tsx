import { Box, Button, ChakraProvider, chakra } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepStyles } from '../../../web/src/theme/kept-styles.ts';
import { recipes } from '../../../web/src/theme/recipes.ts';

// Without layers, which the document of these tests cannot read.
const config = defineConfig({ disableLayers: true, theme: { recipes } });
const create = () => createSystem(defaultBaseConfig, config);

function Sample({ width, isBold = false }: { width: string; isBold?: boolean }) {
  return (
    <Box w={width} css={{ opacity: '0.5', _hover: { opacity: '1' } }}>
      <Button size="sm" variant="outline" fontWeight={isBold ? 'bold' : undefined}>
        存
      </Button>
      <Nested color="red">里</Nested>
    </Box>
  );
}
const Nested = chakra(chakra('b', { base: { padding: '3px', color: 'blue' } }), {
  base: { margin: '5px' },
});

let root: Root | undefined;

/** Draws the sample, in the place of the one before while there is one. */
async function draw(system: ReturnType<typeof create>, sample: ReactElement): Promise<Element> {
  const host =
    document.querySelector('#host') ?? document.body.appendChild(document.createElement('div'));
  host.id = 'host';
  root ??= createRoot(host);
  await act(async () => root?.render(<ChakraProvider value={system}>{sample}</ChakraProvider>));
  return host;
}

async function cleanup(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
}

/** What is said of each element of the sample, without the names that Emotion gives. */
async function stylesOf(
  system: ReturnType<typeof create>,
  sample: ReactElement,
): Promise<string[]> {
  const host = await draw(system, sample);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const said = [...host.querySelectorAll('*')].map((element) =>
    [...element.classList]
      .filter((name) => name.startsWith('css-'))
      .flatMap((name) =>
        rules
          .filter(({ cssText }) => cssText.includes(`.${name}`))
          .map(({ cssText }) => cssText.replaceAll(`.${name}`, '&')),
      )
      .join('\n'),
  );
  await cleanup();
  return said;
}

afterEach(cleanup);

describe('styles that are kept', () => {
  it('say what those say that are reckoned anew each time', async () => {
    const samples = [
      <Sample key="1" width="10px" />,
      <Sample key="2" width="20px" isBold />,
      <Sample key="3" width="10px" isBold />,
      <Sample key="4" width="10px" />,
    ];
    const kept = keepStyles(create());
    const said: string[][] = [];
    for (const sample of samples) {
      said.push(await stylesOf(kept, sample));
      expect(said.at(-1)).toEqual(await stylesOf(create(), sample));
    }
    expect(said[0]).toEqual(said[3]);
    expect(new Set(said.map(String)).size).toBe(3);
    expect(said[0]?.join('\n')).toContain('width: 10px');
    expect(said[0]?.join('\n')).toMatch(/margin: 5px/);
  });

  it('are reckoned once for all that are alike, however often they are drawn', async () => {
    const system = create();
    const reckon = vi.spyOn(system, 'css');
    const make = vi.spyOn(system, 'cva');
    const kept = keepStyles(system);
    await draw(kept, <Sample width="10px" />);
    const [reckoned, made] = [reckon.mock.calls.length, make.mock.calls.length];
    expect(reckoned).toBeGreaterThan(0);
    for (let time = 0; time < 5; time += 1) await draw(kept, <Sample width="10px" />);
    expect(reckon.mock.calls).toHaveLength(reckoned);
    expect(make.mock.calls).toHaveLength(made);
  });

  it('go on beyond what is kept', async () => {
    const kept = keepStyles(create());
    for (let width = 0; width <= 4_000; width += 1) kept.css({ width: `${width}px` });
    expect((await stylesOf(kept, <Sample width="10px" />))[0]).toContain('width: 10px');
  });
});
