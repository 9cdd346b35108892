/** The export condition that lets everything inside the workspace run from source; it is stripped from packed packages. */
export const SOURCE_CONDITION = '@resonanz/source';
