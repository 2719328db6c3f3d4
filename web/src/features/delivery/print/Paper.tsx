import { Global, type SerializedStyles } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printWhen } from '../../../shared/ui/print-when.ts';
import { paperCss } from './paper-css.ts';

type Props = {
  /** The look of what is printed, in which the size of the paper stands. */
  readonly styles: SerializedStyles;
  /** What is printed, for the styles and for tests. */
  readonly name: string;
  readonly onDone: () => void;
  /** An article for each page. */
  readonly children: ReactNode;
};

/**
 * Pages that are drawn beside the page and shown on paper only. Opens the printing dialog of the browser, and is to
 * go when that is closed.
 */
export const Paper = ({ styles, name, onDone, children }: Props) => {
  // Fonts that the paper needs may still be on their way.
  useEffect(() => printWhen(document.fonts.ready, onDone), [onDone]);
  return createPortal(
    <div className={`on-paper ${name}`} data-testid={name}>
      <Global styles={[paperCss, styles]} />
      {children}
    </div>,
    document.body,
  );
};

/** A fact of an order, in a list of them. */
export const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
