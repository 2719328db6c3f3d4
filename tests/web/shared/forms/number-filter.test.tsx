import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberField } from '../../../../web/src/shared/forms/NumberField.tsx';
import { filterNumber } from '../../../../web/src/shared/forms/number-filter.ts';
import { field, render, type } from '../../support/render.tsx';

describe('the numeric input filter', () => {
  it.each([
    ['[R5.11-01] letters, Chinese and symbols', '1a中$2', undefined, '12'],
    ['[R5.11-01] signs and blanks', ' -1,234 ', undefined, '1234'],
    ['full-width digits, which are digits', '１２．５', undefined, '12.5'],
    ['[R5.11-02] a second point', '1.2.3', undefined, '1.23'],
    ['[R5.11-03] digits past the limit', '1.2345', 2, '1.23'],
    ['[R5.11-03] the point where no digits may follow', '1.5', 0, '1'],
    ['nothing of a number', '12.50', 2, '12.50'],
    ['nothing of a point just typed', '12.', 2, '12.'],
    ['everything of a word', 'abc', 2, ''],
  ])('drops %s', (_title, text, decimals, left) => {
    expect(filterNumber(text, decimals)).toBe(left);
  });

  it('works as one types, in a field that keeps what is left', async () => {
    function Cost() {
      const [cost, setCost] = useState('');
      return (
        <NumberField
          label="成本价"
          decimals={2}
          value={cost}
          onChange={(event) => setCost(event.currentTarget.value)}
        />
      );
    }
    await render(<Cost />);
    await type(field('成本价'), '¥12.345元');
    expect(field('成本价').value).toBe('12.34');
  });
});
