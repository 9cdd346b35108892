import { expect, test } from 'vitest';
import { withoutFormula } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 171', "'+49 171"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['|calc', "'|calc"],
  ['＝1+1', "'＝1+1"],
  ['erste Zeile\n=1+1', "erste Zeile\n'=1+1"],
  ['=1\r\n=2', "'=1\r\n'=2"],
  ['\n\n=1', "'\n'\n'=1"],
  ['a,=1+1', "a,'=1+1"],
  ['a;=1+1;b', "a;'=1+1;b"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a,"=1+1"', 'a,\'"=1+1"'],
  ['Köln, Bonn; 3 - 5', 'Köln, Bonn; 3 - 5'],
  ['Lena = Hartwig', 'Lena = Hartwig'],
  ['a-b@example.com', 'a-b@example.com'],
  ['', ''],
])('the cell %j is harmless as %j', (text, expected) => {
  expect(withoutFormula(text)).toBe(expected);
});
