import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ProductPicture } from '../../../web/src/shared/ui/ProductPicture.tsx';
import { button, click, render } from '../support/render.tsx';

const name = '放大查看图片：保温杯';
const large = () => document.querySelector<HTMLImageElement>('img[alt="保温杯"]');
const send = (target: EventTarget, event: Event) =>
  act(async () => void target.dispatchEvent(event));
const point = (kind: string, pointerType: string) =>
  new PointerEvent(kind, { bubbles: true, pointerType });
const pressEscape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });

it('a press shows the picture in large, Escape closes it and nothing below, and so does a press elsewhere', async () => {
  await render(<ProductPicture url="/cup.svg" size={32} name="保温杯" />);
  expect(large()).toBeNull();
  expect(button(name).getAttribute('aria-expanded')).toBe('false');
  await click(button(name));
  expect(large()?.getAttribute('src')).toBe('/cup.svg');
  expect(button(name).getAttribute('aria-expanded')).toBe('true');
  const below = vi.fn();
  document.addEventListener('keydown', below);
  await send(button(name), pressEscape());
  expect(large()).toBeNull();
  expect(below).not.toHaveBeenCalled();
  await send(button(name), pressEscape());
  expect(below).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', below);

  await click(button(name));
  await send(document.body, point('pointerdown', 'touch'));
  expect(large()).toBeNull();
});

it('a pointer that rests on it shows it until it leaves; one that passes, and a finger, do not', async () => {
  vi.useFakeTimers();
  await render(<ProductPicture url="/cup.svg" size={32} name="保温杯" />);
  const rest = () => act(async () => void vi.advanceTimersByTime(1_000));
  await send(button(name), point('pointerover', 'touch'));
  await rest();
  expect(large()).toBeNull();
  await send(button(name), point('pointerout', 'touch'));

  await send(button(name), point('pointerover', 'mouse'));
  await send(button(name), point('pointerout', 'mouse'));
  await rest();
  expect(large()).toBeNull();

  await send(button(name), point('pointerover', 'mouse'));
  await rest();
  expect(large()).not.toBeNull();
  await send(button(name), point('pointerout', 'mouse'));
  expect(large()).toBeNull();
});

it('is silent where words beside it say what it shows, and where there is none', async () => {
  await render(
    <>
      <ProductPicture url="/cup.svg" size={32} />
      <ProductPicture url={null} size={32} name="保温杯" />
    </>,
  );
  expect(document.querySelectorAll('[aria-hidden][data-picture]')).toHaveLength(2);
  expect(document.querySelector('button')).toBeNull();
});
