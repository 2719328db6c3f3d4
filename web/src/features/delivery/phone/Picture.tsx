import { Center, Image } from '@chakra-ui/react';
import { useState } from 'react';
import { LayersIcon } from '../../../shared/ui/icons.tsx';

/** The picture of a product; one that is missing or cannot be fetched leaves a sign in its place. */
export function Picture({ url, size }: { url: string | null; size: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === failed) {
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
      onError={() => setFailed(url)}
    />
  );
}
