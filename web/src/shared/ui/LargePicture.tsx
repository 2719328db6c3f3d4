import { Box, Portal } from '@chakra-ui/react';
import { useEffect } from 'react';
import { tooltipPlace } from '../charts/tooltip-place.ts';

/** In px; the place is kept while the picture is fetched, so that nothing moves. */
const SIZE = 320;

type Props = {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  /** The small picture, beside which this one stands. */
  readonly beside: HTMLElement;
  readonly onClose: () => void;
};

/** A picture in large over the page, until anything else is done. It is looked at, so that the pointer goes through it. */
export const LargePicture = ({ id, url, name, beside, onClose }: Props) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What it stands over, such as a drawer, stays open.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && beside.contains(target))) onClose();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('scroll', onClose, true);
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('scroll', onClose, true);
      window.removeEventListener('resize', onClose);
    };
  }, [beside, onClose]);
  const { right, top, height } = beside.getBoundingClientRect();
  const view = { width: window.innerWidth, height: window.innerHeight };
  const size = Math.min(SIZE, view.width - 32);
  const place = tooltipPlace(
    { x: right, y: top + height / 2 },
    { width: size, height: size },
    view,
  );
  return (
    <Portal>
      <Box
        id={id}
        position="fixed"
        zIndex="tooltip"
        pointerEvents="none"
        layerStyle="panel"
        boxShadow="lg"
        overflow="hidden"
        style={{ ...place, width: size, height: size }}
      >
        <img
          src={url}
          alt={name}
          referrerPolicy="no-referrer"
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      </Box>
    </Portal>
  );
};
