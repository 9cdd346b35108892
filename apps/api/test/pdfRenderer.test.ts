import { expect, test } from 'vitest';
import { AGENCY } from '@resonanz/domain/agency';
import type { ExposeData } from '../src/areas/expose/ExposeData.ts';
import { PdfRenderer } from '../src/platform/documents/pdf/PdfRenderer.ts';
import { renderScript } from '../src/renderScript.ts';

const svg = '<svg viewBox="0 0 10 10"><g transform="translate(1 1)"><path fill="#123456" d="M0 0h5v5z"/></g></svg>';
const values: ExposeData = {
  language: 'de',
  customer: '',
  madeAt: new Date('2026-11-22T09:00:00Z'),
  agency: AGENCY,
  logos: { logoOnDark: svg, markOnLight: svg },
  channels: [],
};

test('a document is drawn', async () => {
  const bytes = await new PdfRenderer(renderScript).render('expose', values);
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
});

test('what takes too long is ended with an error, and its place is free again', async () => {
  const renderer = new PdfRenderer(renderScript, { longestMs: 1 });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(renderer.render('expose', values)).rejects.toMatchObject({ status: 503, errorKey: 'pdfTookTooLong' });
  }
});

test('what cannot be drawn fails, with the cause for the log', async () => {
  const broken = {
    ...values,
    logos: { logoOnDark: svg, markOnLight: svg },
    madeAt: undefined,
  } as unknown as ExposeData;
  const error = await new PdfRenderer(renderScript).render('expose', broken).catch((each: unknown) => each);
  expect(error).toMatchObject({
    status: 503,
    errorKey: 'pdfFailed',
    cause: expect.objectContaining({ message: expect.stringMatching(/ended with 1/) }),
  });
});

test('more than may wait are asked to come back', async () => {
  const renderer = new PdfRenderer(renderScript, { longestMs: 1 });
  const results = await Promise.allSettled(Array.from({ length: 24 }, () => renderer.render('expose', values)));
  const keys = results.map((each) =>
    each.status === 'rejected' ? (each.reason as { errorKey: string }).errorKey : 'drawn',
  );
  expect(keys.filter((key) => key === 'pdfTooMany')).toHaveLength(2);
});
