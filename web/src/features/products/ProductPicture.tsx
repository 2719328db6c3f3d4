import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { LayersIcon } from '../../shared/ui/icons.tsx';

type Props = { readonly url: string | null; readonly size: number | string };

/** A small picture; the name beside it says what it shows, so it is silent. */
export const ProductPicture = ({ url, size }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      borderWidth="1px"
      borderRadius="l1"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
      style={{ width: size, height: size }}
      aria-hidden="true"
      data-picture
    >
      {url === null || failed === url ? (
        <LayersIcon />
      ) : (
        <chakra.img
          src={url}
          alt=""
          loading="lazy"
          // Of a shop site it is asked for without saying where it is looked at.
          referrerPolicy="no-referrer"
          // Numbers would be steps of the theme's scale.
          style={{ width: size, height: size }}
          objectFit="cover"
          onError={() => setFailed(url)}
        />
      )}
    </Box>
  );
};
