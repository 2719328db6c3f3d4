import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ListFilters } from '../../../web/src/features/products/ListFilters.tsx';
import { listCodec } from '../../../web/src/features/products/list-url.ts';
import { useUrlState } from '../../../web/src/shared/url-state/use-url-state.ts';
import { button, click, render, shows, until } from '../support/render.tsx';

function Filters() {
  const [list, setList] = useUrlState(listCodec);
  const { search } = useLocation();
  return (
    <>
      <ListFilters
        list={list}
        categories={[]}
        mayLookCost
        onChange={(part) => setList({ ...list, ...part })}
      />
      <output>{search}</output>
    </>
  );
}

it('says which code a figure has led to, and takes it out of the address with one press', async () => {
  await render(<Filters />, { at: '/account/manager?level=sku&code=A1&sort=stock' });
  const chip = button('货号 A1，点击取消筛选');
  expect(chip.title).toContain('完全相同');
  await click(chip);
  await until(() => shows('?level=sku&sort=stock'), 'the address without it');
  expect(document.body.textContent).not.toContain('货号 A1');
});
