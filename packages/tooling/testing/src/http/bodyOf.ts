/** The body of a request: JSON as its value, a form as its parts by name, none as null. */
export async function bodyOf(request: Request): Promise<unknown> {
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(request.headers.get('content-type') ?? ''))
    return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}
