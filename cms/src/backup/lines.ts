import { createReadStream } from 'node:fs';

/** The lines of a file, each whole, without holding all of them. */
export async function* linesOf(file: string) {
	let rest = '';
	for await (const chunk of createReadStream(file, 'utf8')) {
		const lines = `${rest}${chunk}`.split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
}
