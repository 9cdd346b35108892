import { describe, expect, test } from 'vitest';
import { codes, findInvalid } from './errors.fixture.ts';
import { feedback } from './feedback.ts';

describe('feedback', () => {
  const entry = { name: 'Anna', title: 'Titel', message: 'Text', isAnonymous: false };

  test('title and message are needed, blanks do not count [R-VAL-040, R-VAL-041]', () => {
    expect(codes(feedback, { ...entry, title: '  ', message: '\n' })).toEqual(['title.required', 'message.required']);
  });

  test('a name is needed unless anonymous [R-VAL-042]', () => {
    expect(codes(feedback, { ...entry, name: ' ' })).toEqual(['name.required']);
    expect(findInvalid(feedback, [{ ...entry, name: '', isAnonymous: true }])).toEqual([]);
    expect(codes(feedback, undefined)).toEqual(['name.required', 'title.required', 'message.required']);
  });

  test('no length that anybody writes is rejected [R-VAL-046]', () => {
    const long = 'a'.repeat(100_000);
    expect(feedback.validate({ name: long, title: long, message: long, isAnonymous: false })).toEqual({
      value: { name: long, title: long, message: long, isAnonymous: false },
    });
    const tooLong = `${long}a`;
    expect(codes(feedback, { name: tooLong, title: tooLong, message: tooLong, isAnonymous: false })).toEqual([
      'name.textTooLong',
      'title.textTooLong',
      'message.textTooLong',
    ]);
    expect(codes(feedback, { ...entry, message: '\u{1F600}'.repeat(100_000) })).toEqual([]);
  });

  test('the checkbox of a form counts, and what is neither yes nor no is rejected', () => {
    expect(feedback.validate({ title: ' a ', message: 'b', isAnonymous: 'on' })).toEqual({
      value: { name: '', title: ' a ', message: 'b', isAnonymous: true },
    });
    expect(codes(feedback, { name: '', title: 1, message: 'b', isAnonymous: 1 })).toEqual([
      'name.required',
      'title.required',
      'isAnonymous.invalidType',
    ]);
  });

  test('an anonymous entry loses its name [R-VAL-047]', () => {
    expect(feedback.validate({ ...entry, isAnonymous: true })).toEqual({
      value: { ...entry, name: '', isAnonymous: true },
    });
  });
});
