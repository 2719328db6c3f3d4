import { Input } from '@chakra-ui/react';
import { type Ref, useEffect, useRef, useState } from 'react';

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
  /** Quiet time after the last key before the search runs. */
  readonly delayMs?: number;
  readonly width?: string;
  readonly height?: string;
  /** What a scanner types and ends with Enter is a whole number: the next one takes its place. */
  readonly takesScans?: true;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * Searches while the reader types, but never in the middle of a composition: half-typed pinyin is
 * no search. Enter searches at once.
 *
 * A page that was left stands on, hidden, until the code of the next has come: a search of it would lead the reader
 * back.
 */
export const SearchInput = ({
  label,
  placeholder,
  value,
  onSearch,
  delayMs = 300,
  width,
  height,
  takesScans,
  ref,
}: Props) => {
  const [typed, setTyped] = useState(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    // The address changed by other means, such as "back".
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next.trim();
    onSearch(sent.current);
  };
  const later = (next: string) => {
    clearTimeout(timer.current);
    const page = window.location.pathname;
    timer.current = setTimeout(() => {
      if (window.location.pathname === page) search(next);
    }, delayMs);
  };
  return (
    <Input
      ref={ref}
      type="search"
      size="sm"
      height={height}
      minHeight={{ base: '44px', lg: '0' }}
      width={width && { base: 'full', md: width }}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={64}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!composing.current) later(target.value);
      }}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        composing.current = false;
        later(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || composing.current) return;
        search(typed);
        if (takesScans) event.currentTarget.select();
      }}
    />
  );
};
