import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { connection, troubleOf } from '../../../shared/connection/connection.ts';
import { shortTime } from '../../../shared/date-range/time-text.ts';

interface Props {
  /** When the server has answered last, ms UTC. */
  readonly at: number | null;
  /** It could not be asked again. */
  readonly isFailed: boolean;
}

/** Says how old the tasks are while the server cannot be asked. */
export function OfflineNote({ at, isFailed }: Props) {
  const { t } = useTranslation('phone');
  const isCutOff = connection.use(troubleOf) === 'cutOff';
  if (at === null || !(isCutOff || isFailed)) return null;
  return (
    <Text role="status" color="fg.warning" fontWeight="semibold">
      {t('asOf', { time: shortTime(new Date(at).toISOString()) })}
    </Text>
  );
}
