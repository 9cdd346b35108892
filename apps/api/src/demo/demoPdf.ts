/** Characters of a line at 12 points between margins of 60. */
const LINE = 78;

const linesOf = (paragraph: string): string[] => {
  const lines: string[] = [''];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return [...lines, ''];
};

// Letters beyond Latin-1 have names of their own in the encoding of the standard fonts.
const inWinAnsi = (text: string): string =>
  text
    .replaceAll('„', '\u0084')
    .replaceAll('“', '\u0093')
    .replaceAll(/[()\\]/g, (sign) => `\\${sign}`);

/** A page with a heading and some paragraphs, as a pdf that every reader opens. */
export function demoPdf(title: string, paragraphs: readonly string[]): Buffer {
  const text = paragraphs.flatMap(linesOf).map((line) => `(${inWinAnsi(line)}) Tj T*`);
  const content = [
    'BT /F2 20 Tf 60 770 Td',
    `(${inWinAnsi(title)}) Tj`,
    '/F1 12 Tf 0 -40 Td 18 TL',
    ...text,
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
