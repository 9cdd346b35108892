import { describe, expect, test } from 'vitest';
import { statusLook, type StatusName } from './statusLook.ts';

/** Tone and mark of each value, in the order of the values. */
const LOOKS: Readonly<Record<StatusName, readonly (readonly [value: string | number, tone: string, mark: string])[]>> =
  {
    invoiceStatus: [
      ['Offen', 'gray', 'hollow'],
      ['Eingegangen', 'yellow', 'half'],
      ['Bezahlt', 'green', 'square'],
    ],
    contentStatus: [
      ['Offen', 'gray', 'hollow'],
      ['Eingereicht', 'yellow', 'half'],
      ['Korrektur', 'yellow', 'half'],
      ['Freigegeben', 'blue', 'dot'],
      ['Online', 'green', 'square'],
    ],
    brandInvoiceStatus: [
      [1, 'gray', 'hollow'],
      [2, 'blue', 'half'],
      [3, 'green', 'square'],
    ],
    approvalStatus: [
      [0, 'yellow', 'half'],
      [1, 'green', 'square'],
      [2, 'red', 'dot'],
    ],
    requestStatus: [
      [1, 'yellow', 'half'],
      [2, 'green', 'square'],
      [3, 'red', 'dot'],
    ],
    requestNdaStatus: [
      [0, 'yellow', 'half'],
      [1, 'red', 'dot'],
      [2, 'green', 'square'],
    ],
    brandStatus: [
      [1, 'yellow', 'half'],
      [2, 'yellow', 'dot'],
      [3, 'green', 'square'],
      [4, 'red', 'dot'],
    ],
    ndaSignedStatus: [
      [0, 'gray', 'hollow'],
      [1, 'blue', 'half'],
      [2, 'green', 'square'],
    ],
    interestStatus: [
      [0, 'gray', 'hollow'],
      [1, 'green', 'dot'],
      [2, 'gray', 'dot'],
    ],
    projectType: [
      [1, 'gray', 'hollow'],
      [2, 'blue', 'half'],
    ],
    projectStatus: [
      [1, 'gray', 'hollow'],
      [2, 'yellow', 'half'],
      [3, 'green', 'square'],
    ],
    projectApplicationStatus: [
      [0, 'yellow', 'half'],
      [1, 'green', 'square'],
      [2, 'red', 'dot'],
      [3, 'yellow', 'dot'],
    ],
    salesStatus: [
      [1, 'gray', 'hollow'],
      [2, 'blue', 'dot'],
      [3, 'gray', 'dot'],
      [4, 'blue', 'half'],
      [5, 'green', 'square'],
      [6, 'red', 'dot'],
      [7, 'blue', 'half'],
      [8, 'yellow', 'half'],
      [9, 'yellow', 'half'],
    ],
    userStatus: [
      ['active', 'green', 'dot'],
      ['inactive', 'red', 'square'],
      ['archived', 'gray', 'square'],
      ['pending', 'yellow', 'half'],
      ['declined', 'red', 'dot'],
    ],
    campaignStatus: [
      [1, 'gray', 'hollow'],
      [2, 'blue', 'half'],
      [3, 'green', 'dot'],
      [4, 'green', 'square'],
      [5, 'gray', 'square'],
    ],
    campaignActive: [
      [0, 'gray', 'dot'],
      [1, 'green', 'dot'],
    ],
    channelActive: [
      [0, 'gray', 'dot'],
      [1, 'green', 'dot'],
    ],
    published: [
      [0, 'gray', 'hollow'],
      [1, 'green', 'dot'],
    ],
    todoStatus: [
      [1, 'gray', 'hollow'],
      [2, 'blue', 'half'],
      [3, 'green', 'square'],
    ],
    contractStatus: [
      ['draft', 'gray', 'hollow'],
      ['sent', 'blue', 'half'],
      ['signed', 'yellow', 'dot'],
      ['countersigned', 'green', 'square'],
      ['ended', 'gray', 'square'],
      ['cancelled', 'red', 'square'],
    ],
    amazonUserState: [
      ['registered', 'yellow', 'half'],
      ['approved', 'blue', 'hollow'],
      ['ordered', 'blue', 'half'],
      ['refundOpen', 'yellow', 'dot'],
      ['refunded', 'green', 'square'],
      ['declined', 'red', 'dot'],
    ],
    testerState: [
      ['registered', 'yellow', 'half'],
      ['active', 'green', 'dot'],
      ['blocked', 'red', 'dot'],
      ['inactive', 'gray', 'hollow'],
      ['archived', 'gray', 'square'],
    ],
    customerStatus: [
      [1, 'blue', 'hollow'],
      [2, 'green', 'dot'],
      [3, 'gray', 'square'],
    ],
    tag: [
      ['Warteliste', 'yellow', 'dot'],
      ['Interessent', 'blue', 'half'],
      ['Kampagne', 'green', 'square'],
      ['Absage', 'gray', 'square'],
      ['Keine Rückmeldung', 'gray', 'hollow'],
      ['Preis zu hoch', 'gray', 'dot'],
      ['Ersatz', 'yellow', 'half'],
      ['Top-Auswahl', 'blue', 'dot'],
    ],
  };

describe('the look of a status', () => {
  test.each(Object.entries(LOOKS) as readonly [StatusName, (typeof LOOKS)[StatusName]][])('%s', (name, looks) => {
    expect(looks.map(([value]) => statusLook(name, value))).toEqual(looks.map(([, tone, mark]) => ({ tone, mark })));
    expect(looks.map(([value]) => statusLook(name, String(value)))).toEqual(
      looks.map(([, tone, mark]) => ({ tone, mark })),
    );
  });

  test('creators are tagged gray, green, blue or yellow, never red [R-LAYOUT-030]', () => {
    expect(new Set(LOOKS.tag.map(([tag]) => statusLook('tag', tag).tone))).toEqual(
      new Set(['gray', 'green', 'blue', 'yellow']),
    );
  });

  test('an unknown value is gray and hollow', () => {
    for (const value of ['toString', '', 99, 'Offen '])
      expect(statusLook('brandStatus', value)).toEqual({ tone: 'gray', mark: 'hollow' });
    // @ts-expect-error a region is no status
    expect(() => statusLook('region', 1)).toThrow(TypeError);
  });
});
