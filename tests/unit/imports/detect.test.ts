import { expect, it } from 'vitest';
import { guessDelimiter } from '../../../api/imports/source/delimiter.ts';
import { kindOf, utf16Of } from '../../../api/imports/source/detect.ts';
import {
  cleanFigure,
  cleanName,
  cleanText,
  isGarbled,
  storable,
} from '../../../api/imports/values/text.ts';

it('knows files by their content', () => {
  expect(kindOf(Buffer.from('订单号,数量\n1,2\n'))).toBe('text');
  expect(kindOf(Buffer.from([0x1f, 0x8b, 8, 0]))).toBe('gzip');
  expect(kindOf(Buffer.from('PK\x03\x04rest'))).toBe('zip');
  expect(kindOf(Buffer.from('\ufeffa,b', 'utf16le'))).toBe('utf16');
  // Without the mark of its order, in either.
  for (const text of ['订单号\t数量\r\nPO-1\t2\r\n', 'order,quantity\n1,2\n', '单\n']) {
    const bytes = Buffer.from(text, 'utf16le');
    expect(utf16Of(bytes)).toBe('utf-16le');
    expect(kindOf(bytes)).toBe('utf16');
    expect(utf16Of(bytes.swap16())).toBe('utf-16be');
  }
  expect(kindOf(Buffer.from('\ufeff\r\n<!DOCTYPE html><table>'))).toBe('html');
  expect(kindOf(Buffer.from('<table border=1><tr>'))).toBe('html');
  // A heading in pointed brackets is none of HTML.
  expect(kindOf(Buffer.from('<订单号>,<数量>\n1,2\n'))).toBe('text');
});

it.each([
  ['nothing', Buffer.alloc(0), '文件是空的'],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    '这不是表格文件',
  ],
  [
    'a PDF',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([1, 2, 3, 4, 5, 6, 7, 8])]),
    '这不是表格文件',
  ],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), '旧版 Excel'],
])('refuses %s in Chinese', (_name, bytes, message) => {
  expect(() => kindOf(bytes)).toThrow(message);
});

it.each([
  ['a,b,c\n1,2,3\n', ','],
  ['a;b;c\n1,5;2,5;3\n', ';'],
  ['a\tb\tc\n1\t2, 3\t4\n', '\t'],
  ['title\na;b\n"x,y,z";1\n', ';'],
  ['one\ntwo\n', ','],
  ['', ','],
])('guesses the delimiter of %j', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});

it('cleans cells of what spreadsheets leave around them', () => {
  expect(cleanText('\ufeff 订单号\u200b\u00a0')).toBe('订单号');
  expect(cleanText('="00123"')).toBe('00123');
  expect(cleanText("'00123")).toBe('00123');
  expect(cleanText("'tis")).toBe('tis');
  expect(cleanText('\t536365\t')).toBe('536365');
  expect(cleanText(undefined)).toBe('');
  expect(cleanFigure('－１２．５')).toBe('-12.5');
});

it('leaves a name the joiners that its signs hang on, and takes what nobody sees', () => {
  for (const name of [
    '👨\u200d👩\u200d👧杯',
    '👩🏽\u200d💻',
    '❤\ufe0f\u200d🔥',
    'می\u200cخواهم',
    'क्\u200dष',
    // Ra with a joiner before the sign that takes its vowel, and a letter without a vowel at the end.
    'র\u200d্যাম',
    'അവന്\u200d',
  ]) {
    expect(cleanName(`\ufeff ${name}\u00a0`)).toBe(name);
    expect(cleanText(name)).not.toMatch(/[\u200c\u200d]/);
  }
  for (const [written, name] of [
    ['小\u200d店', '小店'],
    ['sh\u200cop\u200d', 'shop'],
    ['1\u200d2 ١\u200c٢', '12 ١٢'],
    ['\u202e店\u2066一\u2069号\u200f', '店一号'],
    ['一\u00ad号\u2060店\u200b', '一号店'],
    ['一号\r\n店\u2028二', '一号  店 二'],
    ['="0012"', '0012'],
    ["'0012", '0012'],
  ] as const)
    expect(cleanName(written)).toBe(name);
  expect(isGarbled(cleanName('a\0'))).toBe(true);
});

it('knows what no database stores', () => {
  expect(isGarbled('\u8ba2\ufffd')).toBe(true);
  expect(isGarbled('a\0')).toBe(true);
  expect(isGarbled('\ud800')).toBe(true);
  expect(isGarbled('正常')).toBe(false);
  expect(storable('a\0b\ud800', 10)).toBe('a␀b\ufffd');
  expect(storable('0123456789', 5)).toBe('0123…');
});
