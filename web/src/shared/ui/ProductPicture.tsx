import { chakra } from '@chakra-ui/react';
import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LayersIcon } from './icons.tsx';
import { LargePicture } from './LargePicture.tsx';

type Props = {
  readonly url: string | null;
  readonly size: number | string;
  /** What it shows, where it can be looked at in large; without, the words beside it say so and it is silent. */
  readonly name?: string;
};

const frame = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderWidth: '1px',
  borderRadius: 'l1',
  overflow: 'hidden',
  bg: 'bg.muted',
  color: 'fg.subtle',
} as const;

/** A small picture of a product; one that is missing or cannot be fetched leaves a sign in its place. */
export const ProductPicture = ({ url, size, name }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || failed === url) {
    return (
      <chakra.span {...frame} style={{ width: size, height: size }} aria-hidden="true" data-picture>
        <LayersIcon />
      </chakra.span>
    );
  }
  const picture = (
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
  );
  if (name !== undefined) {
    return (
      <Enlarging url={url} size={size} name={name}>
        {picture}
      </Enlarging>
    );
  }
  return (
    <chakra.span {...frame} style={{ width: size, height: size }} aria-hidden="true" data-picture>
      {picture}
    </chakra.span>
  );
};

/** A pointer that only passes over shows nothing. */
const REST_MS = 150;

type EnlargingProps = {
  readonly url: string;
  readonly size: number | string;
  readonly name: string;
  readonly children: ReactNode;
};

/** Shows the picture in large while a pointer rests on it, and at a press, by touch and by keys, until the next. */
const Enlarging = ({ url, size, name, children }: EnlargingProps) => {
  const { t } = useTranslation();
  const largeId = useId();
  const [shown, setShown] = useState<'resting' | 'pressed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    timer.current = setTimeout(() => setShown((how) => how ?? 'resting'), REST_MS);
  };
  const onPointerLeave = () => {
    clearTimeout(timer.current);
    setShown((how) => (how === 'resting' ? null : how));
  };
  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        {...frame}
        cursor="zoom-in"
        style={{ width: size, height: size }}
        data-picture
        aria-label={t('enlarge', { name })}
        aria-expanded={shown !== null}
        aria-controls={shown === null ? undefined : largeId}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onClick={() => {
          clearTimeout(timer.current);
          setShown((how) => (how === 'pressed' ? null : 'pressed'));
        }}
        onBlur={close}
      >
        {children}
      </chakra.button>
      {shown !== null && button.current && (
        <LargePicture id={largeId} url={url} name={name} beside={button.current} onClose={close} />
      )}
    </>
  );
};
