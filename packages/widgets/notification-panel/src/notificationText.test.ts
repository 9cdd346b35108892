import { describe, expect, test } from 'vitest';
import { escapedValues, fillTemplate, placeholderValues, valuesIn } from './notificationText.ts';

describe('placeholder values', () => {
  test('are the texts and numbers of the JSON', () => {
    expect(placeholderValues('{"campaign":"Herbst","count":3}')).toEqual({ campaign: 'Herbst', count: '3' });
  });

  test.each(['', 'null', '7', '"text"', '{', '[]', 'undefined'])('are none where the JSON says nothing: %j', (text) => {
    expect(placeholderValues(text)).toEqual({});
  });

  test('leave out what is neither text nor number', () => {
    expect(placeholderValues('{"user":null,"channel":{"a":1},"campaign":["x"],"count":true}')).toEqual({});
  });
});

describe('values of a reader', () => {
  const stored = { project: 'Kräutergarten', projectEn: 'Herb garden', points: '+5' };

  test('are the English ones where there are any', () => {
    expect(valuesIn('en', stored)).toMatchObject({ project: 'Herb garden', points: '+5' });
  });

  test('stay as they are in German', () => {
    expect(valuesIn('de', stored)).toEqual(stored);
  });
});

describe('escaped values', () => {
  test('cannot open a tag, leave an attribute or start an entity [R-NOTIF-006]', () => {
    const { campaign } = escapedValues({ campaign: `<img src=x onerror="alert('1')"> & &lt;` });
    expect(campaign).toBe('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &amp;lt;');
  });

  test('carry the count as a number, one where there is none', () => {
    expect(escapedValues({ count: '4' })['count']).toBe(4);
    expect(escapedValues({})['count']).toBe(1);
    expect(escapedValues({ count: '<b>9</b>' })['count']).toBe(1);
  });

  test('count what stands in one row', () => {
    expect(escapedValues({ user: 'Lena' }, 12)['count']).toBe(12);
    expect(escapedValues({ count: '4' }, 12)['count']).toBe(12);
  });

  test('stand in for names that are missing, so that the sentence stays', () => {
    expect(escapedValues({ user: 'Lena' })).toEqual({
      campaign: '…',
      channel: '…',
      user: 'Lena',
      project: '…',
      points: '…',
      count: 1,
    });
  });
});

describe('a template', () => {
  test('is filled in, and unknown placeholders stay as they are', () => {
    expect(fillTemplate('{user} hat {what} {user}', { user: 'Lena' })).toBe('Lena hat {what} Lena');
  });

  test('knows no names but those given', () => {
    expect(fillTemplate('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  test('takes a value literally', () => {
    expect(fillTemplate('{user}', { user: '$& $1 {user}' })).toBe('$& $1 {user}');
  });
});
