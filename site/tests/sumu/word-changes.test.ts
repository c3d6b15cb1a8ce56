import { expect, test } from 'vitest';
import { diffWordChanges } from '../../src/features/admin/history/word-changes';

/** Marks changes as `[removed]` and `{added}`. */
const read = (before: string, after: string) =>
	diffWordChanges(before, after)
		.map(({ same, removed, added }) => same + (removed && `[${removed}]`) + (added && `{${added}}`))
		.join('');

test.each([
	['one word', 'A loom has no undo', 'A loom has an undo', 'A loom has [no]{an} undo'],
	['an addition', 'Warp.', 'Warp. And weft.', 'Warp.{ And weft.}'],
	['a removal', 'Warp and weft', 'Warp', 'Warp[ and weft]'],
	[
		'words that stay between long changes',
		'Every thread is a decision, and the cloth remembers it.',
		'Slowly and backwards is how weavers think of it.',
		'[Every thread is a decision, and the cloth remembers ]{Slowly and backwards is how weavers think of }it.',
	],
	[
		'two changes with a sentence between',
		'Red thread. It was dyed by hand in Narayanganj. One day.',
		'Blue thread. It was dyed by hand in Narayanganj. Two days.',
		'[Red]{Blue} thread. It was dyed by hand in Narayanganj. [One day]{Two days}.',
	],
	['all of it', 'Warp', 'Weft', '[Warp]{Weft}'],
	['none of it', 'Warp', 'Warp', 'Warp'],
	['a text from nothing', '', 'Warp', '{Warp}'],
	['a text to nothing', 'Warp', '', '[Warp]'],
])('%s', (_, before, after, expected) => {
	expect(read(before, after)).toBe(expected);
});

test('nothing of either text is lost', () => {
	const before = 'Warp and weft, thread by thread, and the cloth remembers.';
	const after = 'Weft by warp: the thread remembers every cloth, thread by thread.';
	const changes = diffWordChanges(before, after);
	expect(changes.map(({ same, removed }) => same + removed).join('')).toBe(before);
	expect(changes.map(({ same, added }) => same + added).join('')).toBe(after);
});
