import { Badge, Box, Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraCheck } from './CameraCheck.tsx';
import { bad, blanks, type CheckName, type Finding, good } from './finding.ts';
import { automatic, type Findings, manual, useFindings } from './use-findings.ts';

const palettes = { running: 'gray', good: 'green', bad: 'red', unknown: 'orange' } as const;

const all: readonly CheckName[] = [...automatic, ...manual];

/** The words of a finding, on the page and in the text that is copied. */
function useWords() {
  const { t } = useTranslation('testPage');
  return (finding: Finding | undefined) => ({
    state: t(`state.${finding?.state ?? 'running'}`),
    fact: finding ? t(`fact.${finding.fact}`, { ...blanks, ...finding.values }) : '',
  });
}

function Line(props: { name: CheckName; finding: Finding | undefined; children?: ReactNode }) {
  const { name, finding, children } = props;
  const { t } = useTranslation('testPage');
  const { state, fact } = useWords()(finding);
  const isAdvised = finding !== undefined && finding.state !== 'good';
  return (
    <Flex
      as="li"
      gap="4"
      wrap="wrap"
      justify="space-between"
      borderBottomWidth="1px"
      paddingY="3"
      data-check={name}
      data-state={finding?.state ?? 'running'}
    >
      <Box flex="1" minWidth="220px">
        <Flex gap="3" align="center" wrap="wrap">
          <Text fontWeight="semibold">{t(`check.${name}`)}</Text>
          <Badge colorPalette={palettes[finding?.state ?? 'running']}>{state}</Badge>
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere">
          {fact}
        </Text>
        {isAdvised && finding.fact !== 'pressToTest' && <Text>{t(`advice.${name}`)}</Text>}
      </Box>
      {children}
    </Flex>
  );
}

/** What is copied: nothing but what the page shows, the time and how the browser calls itself. */
function useReport(findings: Findings): () => string {
  const { t } = useTranslation('testPage');
  const wordsOf = useWords();
  return () =>
    [
      t('reportTitle', { time: new Date().toISOString() }),
      window.location.origin,
      navigator.userAgent,
      `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`,
      ...all.map((name) => {
        const { state, fact } = wordsOf(findings[name]);
        return `${t(`check.${name}`)}: ${state} ${fact}`.trimEnd();
      }),
    ].join('\n');
}

/** /delme: what works here and what does not, for whoever helps. */
export default function TestPage() {
  const { t } = useTranslation(['testPage', 'shell']);
  const { findings, note, run } = useFindings();
  const report = useReport(findings);
  const [copied, setCopied] = useState<{ isDone: boolean; text: string }>();

  const copy = async () => {
    const text = report();
    const isDone = await write(text);
    setCopied({ isDone, text });
  };
  const print = () => {
    window.addEventListener('afterprint', () => note('printing', good('printed')), { once: true });
    window.print();
  };
  const acts = {
    camera: <CameraCheck onFound={(finding) => note('camera', finding)} />,
    printing: (
      <Button variant="outline" minHeight="44px" onClick={print}>
        {t('testPage:print')}
      </Button>
    ),
    clipboard: (
      <Button
        variant="outline"
        minHeight="44px"
        onClick={async () =>
          note(
            'clipboard',
            (await write(t('testPage:clipboardText'))) ? good('copied') : bad('refused'),
          )
        }
      >
        {t('testPage:writeClipboard')}
      </Button>
    ),
  };
  return (
    <Box
      width="full"
      maxWidth="760px"
      marginX="auto"
      paddingX={{ base: '5', md: '8' }}
      paddingY={{ base: '8', md: '12' }}
      fontSize="md"
    >
      <Text as="h1" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.4" fontWeight="semibold">
        {t('shell:title.test')}
      </Text>
      <Text color="fg.muted" marginTop="2">
        {t('testPage:intro')}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="5">
        <Button minHeight="44px" onClick={copy}>
          {t('testPage:copy')}
        </Button>
        <Button minHeight="44px" variant="outline" onClick={run}>
          {t('testPage:again')}
        </Button>
      </Flex>
      <Box role="status" marginTop="3">
        {copied && t(copied.isDone ? 'testPage:copied' : 'testPage:notCopied')}
      </Box>
      {copied && !copied.isDone && (
        <Textarea
          readOnly
          rows={8}
          aria-label={t('testPage:report')}
          value={copied.text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Stack gap="8" marginTop="6">
        <Box as="section" aria-label={t('testPage:groups.auto')}>
          <Text as="h2" fontSize="lg" fontWeight="semibold">
            {t('testPage:groups.auto')}
          </Text>
          <Box as="ul" listStyleType="none">
            {automatic.map((name) => (
              <Line key={name} name={name} finding={findings[name]} />
            ))}
          </Box>
        </Box>
        <Box as="section" aria-label={t('testPage:groups.manual')}>
          <Text as="h2" fontSize="lg" fontWeight="semibold">
            {t('testPage:groups.manual')}
          </Text>
          <Box as="ul" listStyleType="none">
            {manual.map((name) => (
              <Line key={name} name={name} finding={findings[name]}>
                {acts[name]}
              </Line>
            ))}
          </Box>
        </Box>
      </Stack>
    </Box>
  );
}

/** Whether the text is in the clipboard now. */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
