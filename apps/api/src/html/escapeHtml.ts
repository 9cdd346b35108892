const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute; what looks like markup in it stays text. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (each) => references[each] ?? each);
}
