import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
let errors: string[] = [];

beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    original(...parts);
  };
});

afterEach(() => {
  console.error = original;
  expect(errors, 'the console must stay free of errors').toEqual([]);
});
