const FENCE = /^```/;

/** The parts of a text in Markdown that begin with a heading of the second or third level, by these headings. */
function parts(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let name = '';
  let isCode = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^###? (.+)$/.exec(line)?.[1];
    if (heading !== undefined) name = heading;
    found.set(name, heading === undefined ? `${found.get(name) ?? ''}\n${line}` : `## ${heading}`);
  }
  return found;
}

/** The named sections of a text in Markdown, in the order in which they are asked for; throws when one is missing. */
export function sectionsOf(text: string, names: readonly string[]): string {
  const all = parts(text);
  return names
    .map((name) => {
      const section = all.get(name);
      if (section === undefined) throw new Error(`There is no section "${name}".`);
      return section.trim();
    })
    .join('\n\n');
}
