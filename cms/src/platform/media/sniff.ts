import { open } from 'node:fs/promises';

const length = 32;

const startsWith = (text: string) => (head: string) => head.startsWith(text);

/** What the first bytes of each kind look like, read as Latin-1. */
const marks = {
	jpeg: startsWith('\xff\xd8\xff'),
	png: startsWith('\x89PNG\r\n\x1a\n'),
	gif: (head: string) => /^GIF8[79]a/.test(head),
	webp: (head: string) => /^RIFF.{4}WEBP/s.test(head),
	avif: (head: string) => /^.{4}ftyp.{0,20}avi[fs]/s.test(head),
	tiff: (head: string) => /^(?:II\*\0|MM\0\*)/.test(head),
} as const;

export type SniffedKind = keyof typeof marks;
const kinds = Object.keys(marks) as SniffedKind[];

/**
 * What kind of picture a file says it is by its first bytes, whatever its name. Nothing that has to
 * be parsed, such as an SVG, gets as far as a parser.
 */
export async function sniffed(path: string): Promise<SniffedKind | null> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
		const head = buffer.subarray(0, bytesRead).toString('latin1');
		return kinds.find((kind) => marks[kind](head)) ?? null;
	} finally {
		await file.close();
	}
}
