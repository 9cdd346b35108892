/** What a field of a form sends. */
type Entry = ReturnType<FormData['getAll']>[number];

/**
 * Reads what a form sends into an object that every form validator takes: a name that is sent several times gives all
 * its values, and a file field that was left empty sends nothing. An unticked checkbox sends nothing either; the
 * validators read that as no.
 *
 * @source house
 */
export function fromFormData(formData: FormData): Readonly<Record<string, Entry | readonly Entry[]>> {
  const fields = new Map<string, Entry | readonly Entry[]>();
  formData.forEach((_entry, name) => {
    const sent = formData
      .getAll(name)
      .filter((entry) => typeof entry === 'string' || entry.name !== '' || entry.size > 0);
    const [first] = sent;
    if (first !== undefined) fields.set(name, sent.length === 1 ? first : sent);
  });
  return Object.fromEntries(fields);
}
