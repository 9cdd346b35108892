import { describe, expect, test } from 'vitest';
import { acceptedExtensions, file, type FileKind } from './file.ts';
import { messages } from './messages.ts';
import { signatureOf } from './signature.ts';

const MB = 1024 * 1024;
const bytes = (...parts: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((character) => character.charCodeAt(0)),
    ),
  );
const check = (kind: FileKind, name: string, size = 100, head?: Uint8Array): readonly string[] =>
  (file(kind).validate(head ? { name, size, head } : { name, size }).issues ?? []).map((issue) => issue.code);

const ALL = [
  'png',
  'jpg',
  'jpeg',
  'mov',
  'mp4',
  'mkv',
  'webm',
  'mp3',
  'wav',
  'pdf',
  'txt',
  'doc',
  'docx',
  'csv',
  'xls',
  'xlsx',
  'svg',
  'gif',
  'zip',
  'html',
  'xlsm',
];
const acceptedBy = (kind: FileKind): readonly string[] =>
  ALL.filter((extension) => check(kind, `a.${extension}`).length === 0);

describe('type by extension', () => {
  test('images [R-VAL-027]', () => {
    expect(acceptedBy('image')).toEqual(['png', 'jpg', 'jpeg']);
    expect(check('image', 'a.gif')).toEqual(['fileImageType']);
    expect(check('image', 'BILD.JPG')).toEqual([]);
  });

  test('images or videos [R-VAL-028]', () => {
    expect(acceptedBy('imageOrVideo')).toEqual(['png', 'jpg', 'jpeg', 'mov', 'mp4', 'mkv', 'webm']);
  });

  test('pictures and videos of testers', () => {
    expect(acceptedBy('testMedia')).toEqual(['png', 'jpg', 'jpeg', 'mov', 'mp4']);
    expect(check('testMedia', 'a.webm')).toEqual(['fileTestType']);
    expect(check('testMedia', 'a.mp4', 200 * MB)).toEqual([]);
    expect(check('testMedia', 'a.mp4', 200 * MB + 1)).toEqual(['fileTooLarge']);
    expect(check('testMedia', 'a.jpg', 10 * MB + 1)).toEqual(['fileTooLarge']);
  });

  test('audio [R-VAL-029]', () => {
    expect(acceptedBy('audio')).toEqual(['mp3', 'wav']);
  });

  test('documents [R-VAL-030]', () => {
    expect(acceptedBy('document')).toEqual(['pdf', 'txt', 'doc', 'docx']);
    expect(check('productDescription', 'a.csv')).toEqual(['fileProductDescriptionType']);
  });

  test('videos and pdf to learn from', () => {
    expect(acceptedBy('learningMaterial')).toEqual(['mov', 'mp4', 'mkv', 'webm', 'pdf']);
    expect(check('learningMaterial', 'a.docx')).toEqual(['fileLearningType']);
  });

  test('spreadsheets [R-VAL-031]', () => {
    expect(acceptedBy('spreadsheet')).toEqual(['csv', 'xls', 'xlsx']);
    expect(acceptedExtensions('spreadsheet')).toEqual(['.csv', '.xls', '.xlsx']);
    expect(check('spreadsheet', 'csv')).toEqual(['fileSpreadsheetType']);
  });

  test.each(['a.exe', 'a.EXE', 'a.pdf.exe', 'a.exe.pdf', 'a.exe '])('%s is rejected everywhere [R-VAL-032]', (name) => {
    for (const kind of ['image', 'document', 'spreadsheet', 'attachment'] as const)
      expect(check(kind, name)).toEqual(['fileExecutable']);
  });

  test.each(['a.jar', 'a.jar.csv', 'a.Jar'])('%s is rejected everywhere [R-VAL-033]', (name) => {
    expect(check('attachment', name)).toEqual(['fileExecutable']);
    expect(messages.en.fileExecutable).toBe('.exe and .jar files are not allowed');
  });

  test.each([
    ['fileImageType', 'Images should be .png, .jpg and jpeg', '[R-ERR-012]'],
    ['fileAudioType', 'Audio should be .mp3, .wav', '[R-ERR-014]'],
    ['fileProductMediaType', 'Product media accepts only images and videos', '[R-ERR-015]'],
    ['fileProductDescriptionType', 'Product description files should be .pdf, .txt, .doc, .docx', '[R-ERR-016]'],
    ['fileVideoType', 'Videos should be MP4, MOV, WEBM or MKV', '[R-ERR-017]'],
    ['fileSpreadsheetType', 'Spreadsheets should be CSV, XLS or XLSX', '[R-ERR-018]'],
  ] as const)('%s reads %s %s', (code, text, _id) => {
    expect(messages.en[code]).toBe(text);
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

  const limits: readonly (readonly [FileKind, string, number])[] = [
    ['image', 'a.jpg', 10],
    ['imageOrVideo', 'a.png', 10],
    ['imageOrVideo', 'a.mkv', 500],
    ['video', 'a.mov', 500],
    ['audio', 'a.mp3', 50],
    ['document', 'a.txt', 20],
    ['productDescription', 'a.docx', 20],
    ['spreadsheet', 'a.xlsx', 10],
    ['productMedia', 'a.jpeg', 10],
    ['productMedia', 'a.webm', 500],
    ['attachment', 'a.mp4', 25],
    ['attachment', 'a.csv', 25],
  ];
  test.each(limits)('of %s %s is at most %i MB', (kind, name, limit) => {
    expect(check(kind, name, limit * MB)).toEqual([]);
    expect(file(kind).validate({ name, size: limit * MB + 1 }).issues).toMatchObject([
      { code: 'fileTooLarge', params: { limit } },
    ]);
  });

  test('is not reported for a file of a wrong type, unlike an empty file', () => {
    expect(check('image', 'a.pdf', 900 * MB)).toEqual(['fileImageType']);
    expect(check('image', 'a.pdf', 0)).toEqual(['fileImageType', 'fileEmpty']);
    expect([
      check('image', 'a.png', -1),
      check('image', 'a.png', Number.NaN),
      check('image', 'a.png', Infinity),
    ]).toEqual([['fileEmpty'], ['fileEmpty'], ['fileTooLarge']]);
  });

  test('what is no file at all', () => {
    for (const value of [null, 'a.png', {}, { name: 'a.png' }, { size: 1 }, { name: 1, size: '1' }])
      expect(file('image').validate(value).issues?.[0]?.code).toBe('invalidType');
    expect([check('image', '', 0), check('image', '', 1), check('image', 'a.png', 0)]).toEqual([
      ['required'],
      ['fileImageType'],
      ['fileEmpty'],
    ]);
  });

  test('a name has at most 255 characters', () => {
    expect(check('image', `${'a'.repeat(251)}.png`)).toEqual([]);
    expect(file('image').validate({ name: `${'a'.repeat(252)}.png`, size: 1 }).issues).toMatchObject([
      { code: 'textTooLong', params: { max: 255 } },
    ]);
  });

  test('a valid file is given back with what was known of it', () => {
    const head = bytes('%PDF-1.7');
    expect(file('document').validate({ name: 'a.pdf', size: 9, head, more: 1 })).toEqual({
      value: { name: 'a.pdf', size: 9, head },
    });
    expect(file('document').validate({ name: 'a.pdf', size: 9, head: 'x' })).toEqual({
      value: { name: 'a.pdf', size: 9 },
    });
    expect(check('document', 'a.pdf', 9, bytes())).toEqual([]);
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

  test('another content under a right name is rejected', () => {
    expect(check('image', 'a.png', 100, bytes('<html><script>'))).toEqual(['fileContentMismatch']);
    expect(check('image', 'a.png', 100, bytes(0xff, 0xd8, 0xff, 0xe0))).toEqual(['fileContentMismatch']);
    expect(check('spreadsheet', 'a.csv', 100, bytes('PK', 3, 4))).toEqual(['fileContentMismatch']);
    expect(check('spreadsheet', 'a.xlsx', 100, bytes('Name;Ort'))).toEqual(['fileContentMismatch']);
    expect(check('document', 'a.txt', 100, bytes('a', 0, 'b'))).toEqual(['fileContentMismatch']);
    expect(check('document', 'a.pdf', 100, bytes('MZ', 0x90, 0, 3))).toEqual(['fileExecutable']);
    expect(signatureOf(bytes('MZ sind zwei Buchstaben'))).toBe('text');
  });

  test('programs are rejected under every name [R-VAL-032, R-VAL-033]', () => {
    const jar = bytes('PK', 3, 4, ...Array.from({ length: 26 }, () => 0), 'META-INF/MANIFEST.MF');
    for (const head of [bytes('MZ', 0x90, 0), bytes(0x7f, 'ELF'), jar])
      expect(check('document', 'a.docx', 100, head)).toEqual(['fileExecutable']);
    expect(signatureOf(bytes('PK', 3, 4, ...Array.from({ length: 26 }, () => 0), 'META-DATA/'))).toBe('zip');
  });

  test('pictures in the container of videos are none, and neither are cut-off beginnings', () => {
    for (const brand of ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis'])
      expect(signatureOf(bytes(0, 0, 0, 24, 'ftyp', brand))).toBe('unknown');
    for (const box of ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
      expect(signatureOf(bytes(0, 0, 0, 24, box))).toBe('iso-media');
    const whole = [
      bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a),
      bytes(0xff, 0xd8, 0xff),
      bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      bytes('PK', 3, 4),
      bytes(0x1a, 0x45, 0xdf, 0xa3),
      bytes(0x7f, 'ELF'),
      bytes(0xff, 0xfb),
    ];
    expect(whole.map((head) => signatureOf(head))).toEqual([
      'png',
      'jpeg',
      'ole',
      'zip',
      'matroska',
      'executable',
      'mp3',
    ]);
    expect(whole.filter((head) => !['unknown', 'text'].includes(signatureOf(head.slice(0, -1))))).toEqual([]);
    expect([
      signatureOf(bytes('%PDF')),
      signatureOf(bytes('ID')),
      signatureOf(bytes('RIFF', 1, 0, 0, 0, 'AVI ')),
      signatureOf(bytes('RIFX', 1, 0, 0, 0, 'WAVE')),
    ]).toEqual(['text', 'text', 'unknown', 'unknown']);
  });

  test('mp3 frames are layer III, with or without a check sum', () => {
    expect([0xfb, 0xfa, 0xf3, 0xf2, 0xe3].map((second) => signatureOf(bytes(0xff, second, 1)))).toEqual([
      'mp3',
      'mp3',
      'mp3',
      'mp3',
      'mp3',
    ]);
    expect([0xf1, 0xfd, 0xdb, 0x00].map((second) => signatureOf(bytes(0xff, second, 1)))).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('text has no control characters but tabs and ends of lines, unless it is UTF-16', () => {
    expect([bytes(' a\t\n\r\f'), bytes(0xff, 0xfe, 'a', 0), bytes(0xfe, 0xff, 0, 'a')].map(signatureOf)).toEqual([
      'text',
      'text',
      'text',
    ]);
    expect([0x00, 0x08, 0x0b, 0x0e, 0x1f].map((byte) => signatureOf(bytes('a', byte)))).toEqual(
      Array.from({ length: 5 }, () => 'unknown'),
    );
  });
});
