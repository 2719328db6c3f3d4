import { Center, Image } from '@chakra-ui/react';
import { useState } from 'react';
import { connection, type Trouble, troubleOf } from '../../../shared/connection/connection.ts';
import { LayersIcon } from '../../../shared/ui/icons.tsx';

/** The picture of a product; one that is missing or cannot be fetched leaves a sign in its place. */
export function Picture({ url, size }: { url: string | null; size: string }) {
  const trouble = connection.use(troubleOf);
  const [failed, setFailed] = useState<{ url: string; trouble: Trouble | null } | null>(null);
  // What failed without network is tried again with it.
  const isFailed = failed?.url === url && failed.trouble === trouble;
  if (url === null || isFailed) {
    return (
      <Center boxSize={size} flexShrink={0} borderRadius="l2" bg="bg.muted" color="fg.subtle">
        <LayersIcon />
      </Center>
    );
  }
  return (
    <Image
      src={url}
      alt=""
      boxSize={size}
      flexShrink={0}
      borderRadius="l2"
      objectFit="cover"
      loading="lazy"
      onError={() => setFailed({ url, trouble })}
    />
  );
}
