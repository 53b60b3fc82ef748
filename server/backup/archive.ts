import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { Problem } from '../problem';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface Archive {
  /** Adds a file of so many bytes, as it comes. */
  add(name: string, size: number, content: Bytes): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Adds the list of hashes, and waits until all is on the disk. */
  end(): Promise<void>;
}

/** The last file of an archive: a line for each file before it, as `sha256sum` writes and checks them. */
const hashList = 'SHA256SUMS';

/**
 * Creates an archive, which nobody but its owner may read: a tar file, packed by gzip, and encrypted as `age` does where there is a key. Nothing is
 * held in memory but the hashes. `keepRoom` rejects where there is no room for a further file.
 */
export function createArchive(path: string, key?: string, keepRoom?: () => Promise<void>): Archive {
  const tar = pack();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip(), key === undefined ? new PassThrough() : encrypting(key), file);
  // Whoever adds the next file gets the error.
  written.catch(() => undefined);
  const lines: string[] = [];
  const write = async (name: string, size: number, content: Bytes) => {
    await keepRoom?.();
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await Promise.race([pipeline(hashed, tar.entry({ name, size, mode: 0o600 })), written]);
    return hash.digest('hex');
  };
  const add: Archive['add'] = async (name, size, content) => void lines.push(`${await write(name, size, content)}  ${name}\n`);
  return {
    add,
    addText: (name, text) => addBytes(add, name, Buffer.from(text)),
    async end() {
      await addBytes(write, hashList, Buffer.from(lines.join('')));
      tar.finalize();
      await written;
    },
  };
}

const addBytes = <Result>(add: (name: string, size: number, content: Bytes) => Promise<Result>, name: string, bytes: Buffer) =>
  add(name, bytes.length, [bytes]);

/** An archive isn't whole, or not what was written. */
class ArchiveDamaged extends Problem {
  override name = 'ArchiveDamaged';
  constructor(fault: string, options?: ErrorOptions) {
    super(`This backup is damaged, and nothing of it was restored: ${fault}.`, options);
  }
}

export interface ArchivedFile {
  name: string;
  isFolder: boolean;
  /** Must be read to its end before the next file is asked for. */
  content: AsyncIterable<Uint8Array>;
}

/** Reads the files of an archive in their order; one that is encrypted by its key. */
export async function* readArchive(path: string, key?: string): AsyncGenerator<ArchivedFile> {
  const tar = extract();
  const plain = (await isEncrypted(path)) ? decrypting(path, key) : new PassThrough();
  const read = pipeline(createReadStream(path), plain, createGunzip(), tar);
  read.catch(() => undefined);
  for await (const entry of tar) {
    yield { name: entry.header.name, isFolder: entry.header.type === 'directory', content: bytesOf(entry) };
  }
  await read;
}

async function* bytesOf(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) if (chunk instanceof Uint8Array) yield chunk;
}

/** How an encrypted file begins. Source: the specification of age, https://age-encryption.org/v1. */
const beginning = 'age-encryption.org/v1';

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(beginning.length), 0, beginning.length, 0);
    return buffer.toString() === beginning;
  } finally {
    await file.close();
  }
}

type Stage = (source: AsyncIterable<unknown>) => AsyncGenerator<Uint8Array>;

const encrypting = (key: string): Stage =>
  async function* (source) {
    const { Encrypter } = await import('age-encryption');
    const age = new Encrypter();
    age.setPassphrase(key);
    // The key is no word that somebody could guess: more would only cost memory.
    age.setScryptWorkFactor(10);
    yield* bytesOf(await age.encrypt(streamOf(bytesOf(source))));
  };

function decrypting(path: string, key: string | undefined): Stage {
  if (key === undefined) throw new Problem(`${path} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  return async function* (source) {
    const { Decrypter } = await import('age-encryption');
    const age = new Decrypter();
    age.addPassphrase(key);
    const plain = await age.decrypt(streamOf(bytesOf(source))).catch((error: unknown) => {
      throw new Problem(`${path} can’t be decrypted: BACKUP_KEY isn’t the key that it was made with.`, { cause: error });
    });
    yield* bytesOf(plain);
  };
}

const streamOf = (bytes: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(control) {
      const next = await bytes.next();
      if (next.done) control.close();
      else control.enqueue(next.value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });

export async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Reads a whole archive, and compares each file with its hash; throws `ArchiveDamaged` with the first fault. */
export async function checkArchive(path: string, key?: string): Promise<void> {
  const { hashes, list } = await readHashes(path, key).catch((error: unknown) => {
    throw error instanceof Problem ? error : new ArchiveDamaged('it can’t be read to its end', { cause: error });
  });
  if (list === undefined) throw new ArchiveDamaged('its end is missing');
  for (const [, hash = '', name = ''] of list.matchAll(/^([\da-f]{64}) {2}(.*)$/gm)) {
    if (!hashes.has(name)) throw new ArchiveDamaged(`${name} is missing`);
    if (hashes.get(name) !== hash) throw new ArchiveDamaged(`${name} has another content than was written`);
    hashes.delete(name);
  }
  for (const [name] of hashes) throw new ArchiveDamaged(`${name} isn’t in the list of hashes`);
}

/** Returns the hash of each file's content, and the list of what they should be. */
async function readHashes(path: string, key?: string): Promise<{ hashes: Map<string, string>; list: string | undefined }> {
  const hashes = new Map<string, string>();
  let list: string | undefined;
  for await (const { name, content } of readArchive(path, key)) {
    if (list !== undefined) throw new ArchiveDamaged(`${name} is behind the list of hashes`);
    if (hashes.has(name)) throw new ArchiveDamaged(`${name} is there twice`);
    if (name === hashList) list = await textOf(content);
    else hashes.set(name, await hashOf(content));
  }
  return { hashes, list };
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
