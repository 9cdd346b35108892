'use client';

export { PasswordRules, type PasswordRulesProps } from '../src/PasswordRules/PasswordRules.tsx';
