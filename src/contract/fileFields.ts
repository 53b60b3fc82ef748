import { z } from 'zod/mini';
import { alone } from './formRules';
import { type RuleKey, say } from './message';

const megabytes = 25;

/** The most bytes of a file. */
export const largestFile = megabytes * 1024 * 1024;

/** The rules for a file: its MIME types, and its size in bytes. */
export interface FileRules {
  types: readonly string[];
  maxSize: number;
}

/** The rules of each file schema, for the texts and the input by which a file is chosen. */
export const fileRules = z.registry<FileRules>();

// Judged by the file's type, which a browser guesses from the name, and the server reads from the content.
const file = (types: z.core.util.MimeTypes[], unsupported: RuleKey) =>
  z
    .file(say('required'))
    .check(
      z.minSize(1, say('file_empty')),
      z.mime(types, alone(unsupported)),
      z.maxSize(largestFile, say('file_too_large', { count: megabytes })),
    )
    .register(fileRules, { types, maxSize: largestFile });

export const imageTypes: z.core.util.MimeTypes[] = ['image/jpeg', 'image/gif', 'image/png'];
export const pdfTypes: z.core.util.MimeTypes[] = ['application/pdf'];
export const archiveTypes: z.core.util.MimeTypes[] = ['application/zip', 'application/x-zip-compressed'];

/** A picture of at most 25 MB: JPEG, GIF or PNG. */
export const image = file(imageTypes, 'unsupported_image');

/** A PDF of at most 25 MB. */
export const pdf = file(pdfTypes, 'unsupported_pdf');

/** A PDF or a zip archive of at most 25 MB; Windows has its own type for zip. */
export const archiveOrPdf = file([...pdfTypes, ...archiveTypes], 'unsupported_archive');

/** A file of any of these kinds, of at most 25 MB. */
export const anyFile = file([...imageTypes, ...pdfTypes, ...archiveTypes], 'unsupported_file');
