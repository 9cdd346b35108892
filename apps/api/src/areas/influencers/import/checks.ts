export function emailIssue(text: string): string | undefined {
  return /^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]{2,}\.[A-Za-z]{2,}$/.test(text) ? undefined : 'emailInvalid';
}
export function freeTextIssue(text: string): string | undefined {
  if (/^\d+$/.test(text)) return 'numberValue';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'specialCharacterValue';
  return /<[a-z/!?]/i.test(text) ? 'containsHtml' : undefined;
}
export function dateIssue(text: string): string | undefined {
  return Number.isNaN(Date.parse(text.split('.').reverse().join('-'))) ? 'wrongDateFormate' : undefined;
}
