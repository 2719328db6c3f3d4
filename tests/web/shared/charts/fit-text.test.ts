import { expect, it } from 'vitest';
import { fitText, textPlaces } from '../../../../web/src/shared/charts/ticks.ts';

const name = '晨光家居生活馆旗舰店跨境专营';

it('a Chinese character takes the room of two letters', () => {
  expect([textPlaces(name), textPlaces('Shop 12'), textPlaces('店A')]).toEqual([28, 7, 3]);
});

it('a name is whole where there is room, and cut with a sign where there is not', () => {
  expect(fitText(name, 28)).toBe(name);
  expect(fitText(name, 10)).toBe('晨光家居生…');
  // Half a character is none.
  expect(fitText(name, 11)).toBe('晨光家居生…');
});
