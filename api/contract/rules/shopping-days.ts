import { addDays, type Day, mondayOf } from './calendar.ts';

/** The days on which shoppers wait for offers, of the markets that goods are sold to from China. */

export const shoppingDays = [
  'midYear',
  'doubleEleven',
  'blackFriday',
  'cyberMonday',
  'doubleTwelve',
] as const;
export type ShoppingDay = (typeof shoppingDays)[number];

/** Black Friday is the day after the fourth Thursday of November, which is one from the 22nd to the 28th. */
function blackFridayOf(year: string): Day {
  const thursday = addDays(mondayOf(`${year}-11-28`), 3);
  return addDays(thursday <= `${year}-11-28` ? thursday : addDays(thursday, -7), 1);
}

/** In the order of the year. */
function ofYear(year: string): { readonly day: Day; readonly name: ShoppingDay }[] {
  const blackFriday = blackFridayOf(year);
  return [
    { day: `${year}-06-18`, name: 'midYear' },
    { day: `${year}-11-11`, name: 'doubleEleven' },
    { day: blackFriday, name: 'blackFriday' },
    { day: addDays(blackFriday, 3), name: 'cyberMonday' },
    { day: `${year}-12-12`, name: 'doubleTwelve' },
  ];
}

/** Those from one day to another, both included. */
export function shoppingDaysBetween(start: Day, end: Day) {
  const [first, last] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    ofYear(String(first + index).padStart(4, '0')),
  )
    .flat()
    .filter(({ day }) => day >= start && day <= end);
}
