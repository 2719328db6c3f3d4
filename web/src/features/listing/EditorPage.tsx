import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { ListingEditor } from './ListingEditor.tsx';
import { ListingPicker } from './ListingPicker.tsx';
import { idCodec } from './list-url.ts';
import { maySeeListings } from './rights.ts';

type Props = {
  readonly part: 'all' | 'details';
  readonly path: '/aiProducts/edit' | '/editGoodsDetaila';
};

/** A page about the listing that the address names. */
export const EditorPage = ({ part, path }: Props) => {
  const { t } = useTranslation('listing');
  const viewer = useViewer();
  const [id] = useUrlState(idCodec);
  if (!maySeeListings(viewer)) {
    return <EmptyState title={t('words.noPermission')} hint={t('editor.noRightHint')} />;
  }
  return (
    <Flex
      direction="column"
      gap="3"
      width="full"
      maxWidth="1400px"
      marginX="auto"
      padding={{ base: '3', md: '4' }}
      minWidth="0"
    >
      {id === null ? <ListingPicker path={path} /> : <ListingEditor key={id} id={id} part={part} />}
    </Flex>
  );
};
