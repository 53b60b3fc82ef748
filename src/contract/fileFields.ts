import { z } from 'zod';
import { alone } from './formRules';
import { type RuleKey, say } from './message';

const megabytes = 25;
const maxSize = megabytes * 1024 * 1024;

/** What a file may be: its types as MIME has them, and its size in bytes. */
export interface FileRules {
  types: readonly string[];
  maxSize: number;
}

/** What each schema of a file asks, for the words and the input with which one is chosen. */
export const fileRules = z.registry<FileRules>();

// Judged by the file's type: what a browser guesses from the name, and on the server what the content is.
const file = (types: z.core.util.MimeTypes[], unsupported: RuleKey) =>
  z
    .file(say('required'))
    .min(1, say('file_empty'))
    .mime(types, alone(unsupported))
    .max(maxSize, say('file_too_large', { count: megabytes }))
    .register(fileRules, { types, maxSize });

/** A picture of at most 25 MB: JPEG, GIF or PNG. */
export const image = file(['image/jpeg', 'image/gif', 'image/png'], 'unsupported_image');

/** A PDF of at most 25 MB. */
export const pdf = file(['application/pdf'], 'unsupported_pdf');

/** A PDF or a zip archive of at most 25 MB; Windows has a name of its own for the latter. */
export const archiveOrPdf = file(['application/pdf', 'application/zip', 'application/x-zip-compressed'], 'unsupported_archive');
