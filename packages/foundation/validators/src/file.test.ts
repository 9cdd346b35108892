import { describe, expect, test } from 'vitest';
import { acceptedExtensions, file, type FileKind } from './file.ts';
import { messages } from './messages.ts';
import { signatureOf } from './signature.ts';

const MB = 1024 * 1024;
const bytes = (...parts: readonly (number | string)[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((character) => character.charCodeAt(0)))));
const check = (kind: FileKind, name: string, size = 100, head?: Uint8Array): readonly string[] => (file(kind).validate(head ? { name, size, head } : { name, size }).issues ?? []).map((issue) => issue.code);

const ALL = ['png', 'jpg', 'jpeg', 'mov', 'mp4', 'mkv', 'webm', 'mp3', 'wav', 'pdf', 'txt', 'doc', 'docx', 'csv', 'xls', 'xlsx', 'svg', 'gif', 'zip', 'html', 'xlsm'];
const acceptedBy = (kind: FileKind): readonly string[] => ALL.filter((extension) => check(kind, `a.${extension}`).length === 0);

describe('type by extension', () => {
  test('images [R-VAL-027]', () => {
    expect(acceptedBy('image')).toEqual(['png', 'jpg', 'jpeg']);
    expect(check('image', 'a.gif')).toEqual(['fileImageType']);
    expect(check('image', 'BILD.JPG')).toEqual([]);
  });

  test('images or videos [R-VAL-028]', () => {
    expect(acceptedBy('imageOrVideo')).toEqual(['png', 'jpg', 'jpeg', 'mov', 'mp4', 'mkv', 'webm']);
  });

  test('audio [R-VAL-029]', () => {
    expect(acceptedBy('audio')).toEqual(['mp3', 'wav']);
  });

  test('documents [R-VAL-030]', () => {
    expect(acceptedBy('document')).toEqual(['pdf', 'txt', 'doc', 'docx']);
    expect(check('productDescription', 'a.csv')).toEqual(['fileProductDescriptionType']);
  });

  test('spreadsheets [R-VAL-031]', () => {
    expect(acceptedBy('spreadsheet')).toEqual(['csv', 'xls', 'xlsx']);
    expect(acceptedExtensions('spreadsheet')).toEqual(['.csv', '.xls', '.xlsx']);
    expect(check('spreadsheet', 'csv')).toEqual(['fileSpreadsheetType']);
  });

  test.each(['a.exe', 'a.EXE', 'a.pdf.exe', 'a.exe.pdf', 'a.exe '])('%s is refused everywhere [R-VAL-032]', (name) => {
    for (const kind of ['image', 'document', 'spreadsheet', 'attachment'] as const) expect(check(kind, name)).toEqual(['fileExecutable']);
  });

  test.each(['a.jar', 'a.jar.csv', 'a.Jar'])('%s is refused everywhere [R-VAL-033]', (name) => {
    expect(check('attachment', name)).toEqual(['fileExecutable']);
    expect(messages.en.fileExecutable).toBe('.exe and .jar files are not allowed');
  });

  test('product media are images and videos only [R-VAL-034]', () => {
    expect(acceptedBy('productMedia')).toEqual(['png', 'jpg', 'jpeg', 'mov', 'mp4', 'mkv', 'webm']);
    expect(check('productMedia', 'a.pdf')).toEqual(['fileProductMediaType']);
  });
});

describe('size', () => {
  test('is limited by kind, and nothing is not a file', () => {
    expect(check('spreadsheet', 'a.csv', 10 * MB)).toEqual([]);
    expect(check('spreadsheet', 'a.csv', 10 * MB + 1)).toEqual(['fileTooLarge']);
    expect(check('imageOrVideo', 'a.mp4', 500 * MB)).toEqual([]);
    expect(check('image', 'a.png', 11 * MB)).toEqual(['fileTooLarge']);
    expect(check('document', 'a.pdf', 0)).toEqual(['fileEmpty']);
    expect(file('audio').validate({ name: 'a.mp3', size: 51 * MB }).issues?.[0]?.params).toEqual({ limit: 50 });
  });

  test('what is no file at all', () => {
    expect(file('image').validate(null).issues?.[0]?.code).toBe('invalidType');
  });
});

describe('content', () => {
  const heads: readonly (readonly [FileKind, string, Uint8Array])[] = [
    ['image', 'a.png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
    ['image', 'a.jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['document', 'a.pdf', bytes('%PDF-1.7')],
    ['document', 'a.docx', bytes('PK', 3, 4)],
    ['document', 'a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['spreadsheet', 'a.xlsx', bytes('PK', 3, 4)],
    ['spreadsheet', 'a.csv', bytes('Name;Köln\r\n')],
    ['document', 'a.txt', bytes(0xef, 0xbb, 0xbf, 'Text')],
    ['video', 'a.mp4', bytes(0, 0, 0, 24, 'ftypisom')],
    ['video', 'a.mov', bytes(0, 0, 0, 20, 'ftypqt  ')],
    ['video', 'a.webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
    ['audio', 'a.wav', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['audio', 'a.mp3', bytes('ID3', 4)],
    ['audio', 'b.mp3', bytes(0xff, 0xfb, 0x90, 0x00)],
  ];

  test.each(heads)('%s %s agrees with its first bytes', (kind, name, head) => {
    expect(check(kind, name, 100, head)).toEqual([]);
  });

  test('another content under a right name is refused', () => {
    expect(check('image', 'a.png', 100, bytes('<html><script>'))).toEqual(['fileContentMismatch']);
    expect(check('image', 'a.png', 100, bytes(0xff, 0xd8, 0xff, 0xe0))).toEqual(['fileContentMismatch']);
    expect(check('spreadsheet', 'a.csv', 100, bytes('PK', 3, 4))).toEqual(['fileContentMismatch']);
    expect(check('spreadsheet', 'a.xlsx', 100, bytes('Name;Ort'))).toEqual(['fileContentMismatch']);
    expect(check('document', 'a.txt', 100, bytes('a', 0, 'b'))).toEqual(['fileContentMismatch']);
    expect(check('document', 'a.pdf', 100, bytes('MZ', 0x90, 0, 3))).toEqual(['fileExecutable']);
    expect(signatureOf(bytes('MZ sind zwei Buchstaben'))).toBe('text');
  });
});
