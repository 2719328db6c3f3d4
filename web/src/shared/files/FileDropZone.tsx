import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';

type Props = {
  /** What the file input is called to readers of the screen. */
  readonly label: string;
  /** Endings of the files that can be chosen. */
  readonly accept: string;
  /** A file is being worked on: another one that is dropped falls beside it. */
  readonly isBusy: boolean;
  /** One line high, where it is not what the page is about. */
  readonly isSlim?: boolean;
  readonly onTake: (file: File) => void;
  /** What stands in the field; `choose` opens the choice of files. */
  readonly children: (choose: () => void) => ReactNode;
};

const HEIGHT = '220px';

/** A field that takes a file by choosing or by dropping it. */
export const FileDropZone = ({
  label,
  accept,
  isBusy,
  isSlim = false,
  onTake,
  children,
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file !== undefined) onTake(file);
  };
  return (
    <Flex
      direction={isSlim ? 'row' : 'column'}
      wrap={isSlim ? 'wrap' : 'nowrap'}
      align="center"
      justify="center"
      gap="3"
      minHeight={isSlim ? undefined : HEIGHT}
      padding={isSlim ? '3' : '4'}
      textAlign="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="l3"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
      bg={isOver ? 'bg.info' : 'bg.panel'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isBusy) take(event.dataTransfer.files[0]);
      }}
    >
      <chakra.input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        srOnly
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </Flex>
  );
};
