import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { useRef } from 'react';

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What the choice is of, for who does not see what it stands beside. */
  readonly label: string;
  readonly accept?: string;
  readonly isMultiple?: boolean;
  /** Asked before the files of the machine are shown. */
  readonly mayChoose?: () => boolean;
  /** Told at least one file. */
  readonly onFiles: (files: readonly File[]) => void;
};

/** A button that lets files of the machine be chosen. */
export const FileButton = ({
  label,
  accept,
  isMultiple = false,
  mayChoose = () => true,
  onFiles,
  ...button
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        srOnly
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again after it was mended.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        size="sm"
        variant="outline"
        minHeight={{ base: '44px', lg: '9' }}
        {...button}
        onClick={() => {
          if (mayChoose()) input.current?.click();
        }}
      />
    </>
  );
};
