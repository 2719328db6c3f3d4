import { Box, Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { useServerWords } from '../../../i18n/use-server-words.ts';
import { openAuthDialog } from '../../../session/auth-dialog-store.ts';
import { asDesktop } from '../../../session/desktop-view.ts';
import { rememberPage } from '../../../session/return-to.ts';
import { session } from '../../../session/session.ts';
import { FileDropZone } from '../../../shared/files/FileDropZone.tsx';
import { salesFileEndings } from '../../../shared/files/sales-files.ts';
import { csvBlob, saveFile } from '../../../shared/files/save.ts';
import { UploadIcon } from '../../../shared/ui/icons.tsx';
import { rowKey, rowPlace } from '../row-place.ts';
import { keptImport } from './kept-import.ts';
import { sampleFile } from './sample-file.ts';
import { TryFigures } from './TryFigures.tsx';
import { TryMappingPanel } from './TryMapping.tsx';
import { useTry } from './use-try.ts';

const big = { minHeight: '44px' } as const;

/** What stands between names, in any language. */
const between = /、|[,،] /;

/** A file for who has none at hand: to be looked at, or tried at once. */
function Sample({ onTake }: { onTake: (file: File) => void }) {
  const { t } = useTranslation('tryImport');
  const made = () =>
    csvBlob(
      sampleFile(
        {
          headings: t('sample.headings'),
          shops: t('sample.shops').split(between),
          products: t('sample.products').split(between),
        },
        shanghaiDay(Date.now()),
      ),
    );
  const name = t('sample.fileName');
  return (
    <Flex gap="2" wrap="wrap" align="center" justify="center">
      <Text color="fg.muted">{t('sample.hint')}</Text>
      <Button {...big} variant="outline" onClick={() => onTake(new File([made()], name))}>
        {t('sample.try')}
      </Button>
      <Button {...big} variant="ghost" onClick={() => saveFile(name, made())}>
        {t('sample.download')}
      </Button>
    </Flex>
  );
}

/** The way to keep what was tried: an account, into which the same file is imported. */
function Keep({ fileName }: { fileName: string }) {
  const { t } = useTranslation('tryImport');
  const { isVisitor } = session.use();
  const register = () => {
    rememberPage(asDesktop(keptImport));
    openAuthDialog('register');
  };
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="accent.subtle"
      borderRadius="l3"
      padding="4"
    >
      <Box minWidth="0" flex="1 1 16rem">
        <Text fontWeight="semibold">{t('keep.title')}</Text>
        <Text color="fg.muted">
          {t(isVisitor ? 'keep.hint' : 'yours.hint', { name: fileName })}
        </Text>
      </Box>
      {isVisitor ? (
        <Button {...big} onClick={register}>
          {t('keep.register')}
        </Button>
      ) : (
        <Button {...big} asChild>
          <Link to={asDesktop(keptImport)}>{t('keep.import')}</Link>
        </Button>
      )}
    </Flex>
  );
}

/** /tryImport: what a sales file comes to, without an account. */
export default function TryPage() {
  const { t } = useTranslation(['tryImport', 'imports']);
  const { isVisitor } = session.use();
  const tell = useServerWords();
  const { file, answer, problem, isBusy, take, remap, retry, clear } = useTry();
  return (
    <Flex
      direction="column"
      gap="4"
      width="full"
      maxWidth="1200px"
      marginX="auto"
      padding={{ base: '4', md: '8' }}
      minWidth="0"
    >
      <Box>
        <Heading as="h1" size="2xl">
          {t('title.tryImport')}
        </Heading>
        <Text color="fg.muted" marginTop="1">
          {t(isVisitor ? 'tryImport:intro' : 'tryImport:yours.intro')}
        </Text>
      </Box>
      {file && answer ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text fontWeight="semibold" minWidth="0" truncate>
            {file.name}
          </Text>
          {isBusy && <Spinner size="sm" aria-label={t('tryImport:reading')} />}
          <Button {...big} variant="outline" marginStart="auto" onClick={clear}>
            {t('words.otherFile')}
          </Button>
        </Flex>
      ) : (
        <>
          <FileDropZone
            label={t('imports:file.label')}
            accept={salesFileEndings}
            isBusy={isBusy}
            onTake={take}
          >
            {(choose) =>
              isBusy ? (
                <>
                  <Spinner />
                  <Text role="status">{t('tryImport:reading')}</Text>
                </>
              ) : (
                <>
                  <Box color="fg.subtle" fontSize="2xl">
                    <UploadIcon />
                  </Box>
                  <Flex align="center" gap="2" wrap="wrap" justify="center">
                    <Text display={{ base: 'none', md: 'block' }}>{t('words.dropFile')}</Text>
                    <Button {...big} onClick={choose}>
                      {t('imports:file.choose')}
                    </Button>
                  </Flex>
                  <Text color="fg.muted" fontSize="xs">
                    {t('tryImport:limit')}
                  </Text>
                </>
              )
            }
          </FileDropZone>
          <Sample onTake={take} />
        </>
      )}
      {problem !== undefined && (
        <Flex gap="3" align="center" wrap="wrap">
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
          {file && (
            <Button {...big} variant="outline" onClick={retry}>
              {t('imports:file.retry')}
            </Button>
          )}
        </Flex>
      )}
      {file && answer && (
        <>
          {answer.figures && <Keep fileName={file.name} />}
          {answer.note !== null && (
            <Text role="status" color="fg.warning">
              {tell(answer.note)}
            </Text>
          )}
          {answer.problems.map((text) => (
            <Text key={text} role="status" color="fg.warning">
              {tell(text)}
            </Text>
          ))}
          {answer.figures && <TryFigures key={file.name} figures={answer.figures} />}
          {answer.rowsRefused > 0 && (
            <Box role="status">
              <Text color="fg.warning">
                {t('tryImport:refused', { refused: answer.rowsRefused, rows: answer.rowsRead })}
              </Text>
              {answer.refusals.map(({ reason, ...row }) => (
                <Text key={rowKey(row)} color="fg.muted">
                  {t('words.problemOfRow', { row: rowPlace(row), reason: tell(reason) })}
                </Text>
              ))}
            </Box>
          )}
          <TryMappingPanel answer={answer} isBusy={isBusy} onChange={remap} />
        </>
      )}
    </Flex>
  );
}
