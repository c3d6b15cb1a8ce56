import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { Refusal } from '../platform/lib/refusal';

/** Extension of encrypted files. */
export const encryptedExtension = '.age';
/** First bytes of every file that `age` has encrypted. */
const ageMagicBytes = 'age-encryption.org/v1';

type WebStream = globalThis.ReadableStream<Uint8Array>;
const toWebStream = (stream: Readable) => Readable.toWeb(stream) as unknown as WebStream;
const toNodeStream = (stream: WebStream) =>
	Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);

export interface FileDigest {
	readonly bytes: number;
	readonly sha256: string;
}

/** Passes a stream through unchanged, and computes its size and digest. */
function createMeter() {
	const hash = createHash('sha256');
	let bytes = 0;
	const meter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk);
			bytes += chunk.length;
			done(null, chunk);
		},
	});
	return { meter, digest: (): FileDigest => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Reads a stream to its end and returns its size and digest. */
export async function digestStream(stream: Readable): Promise<FileDigest> {
	const { meter, digest } = createMeter();
	await pipeline(stream, meter, async (chunks) => {
		for await (const _ of chunks);
	});
	return digest();
}

/** Writes a stream to a new file that only this user can read. Returns its size and digest. */
export async function saveStream(stream: Readable, file: string): Promise<FileDigest> {
	const { meter, digest } = createMeter();
	await pipeline(stream, meter, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
	return digest();
}

/** Encrypts a file for the recipients into a new file. Copies it if there are none. */
export async function encryptFile(
	from: string,
	to: string,
	recipients: readonly string[],
): Promise<FileDigest> {
	const source = createReadStream(from);
	if (recipients.length === 0) return saveStream(source, to);
	const encrypter = new Encrypter();
	for (const recipient of recipients) encrypter.addRecipient(recipient);
	return saveStream(toNodeStream(await encrypter.encrypt(toWebStream(source))), to);
}

/**
 * Returns the plain content of an encrypted stream.
 * @throws Refusal if none of the identities can decrypt it
 */
export async function decryptStream(
	source: Readable,
	identities: readonly string[],
	name: string,
): Promise<Readable> {
	const decrypter = new Decrypter();
	for (const identity of identities) decrypter.addIdentity(identity);
	try {
		return toNodeStream(await decrypter.decrypt(toWebStream(source)));
	} catch (error) {
		source.destroy();
		const reason = error instanceof Error ? error.message : String(error);
		throw new Refusal(
			/no identity matched/.test(reason)
				? `${name} is encrypted, and ${identities.length > 0 ? 'not for this identity' : 'needs the identity that its recipient belongs to'}. Give the right one with --identity FILE.`
				: `${name} cannot be decrypted: ${reason}.`,
		);
	}
}

/**
 * Compares an encrypted file with its original.
 * @throws Refusal if it does not decrypt to the same content
 */
export async function checkEncrypted(
	encryptedFile: string,
	original: string,
	identities: readonly string[],
): Promise<void> {
	const plain = await decryptStream(createReadStream(encryptedFile), identities, encryptedFile);
	const [decrypted, expected] = [
		await digestStream(plain),
		await digestStream(createReadStream(original)),
	];
	if (decrypted.sha256 !== expected.sha256)
		throw new Refusal(`${encryptedFile} does not contain what was encrypted. Try again.`);
}

/** Checks by its first bytes whether a file is encrypted. */
export async function isEncryptedFile(file: string): Promise<boolean> {
	const handle = await open(file, 'r');
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagicBytes.length), 0);
		return buffer.subarray(0, bytesRead).toString('latin1') === ageMagicBytes;
	} finally {
		await handle.close();
	}
}

/**
 * Reads the identities in a file as `age-keygen` writes it.
 * @throws Refusal if the file contains no identity
 */
export async function readIdentities(file: string): Promise<string[]> {
	const text = await readFile(file, 'utf8').catch(() => {
		throw new Refusal(`There is no file ${file}.`);
	});
	const identities = text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line.startsWith('AGE-SECRET-KEY-1'));
	if (identities.length === 0)
		throw new Refusal(`${file} contains no identity, which starts with AGE-SECRET-KEY-1.`);
	return identities;
}
