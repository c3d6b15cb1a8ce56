import { createReadStream } from 'node:fs';

/** Yields the lines of a file without loading the whole file. A last line without a line break is dropped. */
export async function* linesOf(file: string) {
	let rest = '';
	for await (const chunk of createReadStream(file, 'utf8')) {
		const lines = `${rest}${chunk}`.split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
}
