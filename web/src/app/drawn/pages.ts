import { phonePage } from '../phone/drawn/page.tsx';
import { type Asked, beginDrawing, type Drawing } from './drawing.ts';
import { homePage } from './home/page.tsx';

/** The server's own entry (bff/drawn-pages.ts): pages that are drawn before their code is there, by their paths. */
export const pages: Readonly<Record<string, (asked: Asked) => Drawing>> = {
  '/m': (asked) => beginDrawing(phonePage, asked),
  '/home': (asked) => beginDrawing(homePage, asked),
};
