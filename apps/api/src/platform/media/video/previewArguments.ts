/** Longer side of a preview in pixels: enough to decide on, too little to use. */
const LONGEST_SIDE = 640;
/** Maximum length and size of a preview, whatever the video claims. */
const MAX_SECONDS = 600;
const MAX_BYTES = 120 * 1024 * 1024;

/** Positions of the text: rows from top to bottom, each shifted, so that no part of the picture is without it. */
const PLACES = ['0.04', '0.96', '0.5', '0.04', '0.96'] as const;

/**
 * Allowed containers by the names of ffmpeg's demuxers: nothing is guessed from the content, and playlists are not
 * among them.
 */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
};

/** Paths of a preview for ffmpeg; `words` and `font` without characters that filters interpret. */
export interface PreviewFiles {
  input: string;
  words: string;
  font: string;
  output: string;
  poster: string;
}

const smaller = `scale='if(gte(iw,ih),min(iw,${LONGEST_SIDE}),-2)':'if(gte(iw,ih),-2,min(ih,${LONGEST_SIDE}))',scale='trunc(iw/2)*2':'trunc(ih/2)*2'`;

function wordsAt({ words, font }: PreviewFiles, length: number): string {
  const look = `fontfile=${font}:textfile=${words}:expansion=none:fontsize='min(1.7*w/${Math.max(8, length)},h/11)':fontcolor=white@0.5:borderw=2:bordercolor=black@0.35`;
  return PLACES.map((place, row) => `drawtext=${look}:x='(w-tw)*${place}':y='h*${(0.1 + row * 0.19).toFixed(2)}'`).join(
    ',',
  );
}

const quiet = [
  '-hide_banner',
  '-nostdin',
  '-loglevel',
  'error',
  '-y',
  '-max_alloc',
  String(512 * 1024 * 1024),
  '-filter_threads',
  '1',
];
const read = (reader: string, file: string): readonly string[] => [
  '-threads',
  '1',
  '-protocol_whitelist',
  'file',
  '-f',
  reader,
  '-i',
  file,
];

/** ffmpeg arguments for a preview of a video of this type, with a text of this length burned into every frame. */
export function filmArguments(contentType: string, files: PreviewFiles, length: number): readonly string[] {
  const reader = readers[contentType];
  if (reader === undefined) throw new Error(`Of ${contentType} no preview is made.`);
  // One video and one audio stream; metadata is dropped.
  const taken = [
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    '-sn',
    '-dn',
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-t',
    String(MAX_SECONDS),
    '-fs',
    String(MAX_BYTES),
  ];
  const picture = [
    '-vf',
    `${smaller},${wordsAt(files, length)}`,
    '-threads',
    '1',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '29',
    '-pix_fmt',
    'yuv420p',
  ];
  const sound = ['-c:a', 'aac', '-ac', '2', '-b:a', '96k'];
  return [
    ...quiet,
    ...read(reader, files.input),
    ...taken,
    ...picture,
    ...sound,
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    files.output,
  ];
}

/** ffmpeg arguments for a small still from a preview; as PNG, because the WebAssembly build fails on JPEG. */
export function stillArguments({ output, poster }: PreviewFiles): readonly string[] {
  return [
    ...quiet,
    ...read('mov', output),
    '-vf',
    "thumbnail=24,scale='min(iw,360)':-2",
    '-frames:v',
    '1',
    '-threads',
    '1',
    '-f',
    'image2',
    '-c:v',
    'png',
    '-update',
    '1',
    poster,
  ];
}
