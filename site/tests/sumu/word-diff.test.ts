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
		'short matches within a long change',
		'Every thread is a decision, and the cloth remembers it.',
		'Slowly and backwards is how weavers think of it.',
		'[Every thread is a decision, and the cloth remembers ]{Slowly and backwards is how weavers think of }it.',
	],
	[
		'two changes around an unchanged sentence',
		'Red thread. It was dyed by hand in Narayanganj. One day.',
		'Blue thread. It was dyed by hand in Narayanganj. Two days.',
		'[Red]{Blue} thread. It was dyed by hand in Narayanganj. [One day]{Two days}.',
	],
	['a complete change', 'Warp', 'Weft', '[Warp]{Weft}'],
	['no change', 'Warp', 'Warp', 'Warp'],
	['an empty text before', '', 'Warp', '{Warp}'],
	['an empty text after', 'Warp', '', '[Warp]'],
])('%s', (_, before, after, expected) => {
	expect(read(before, after)).toBe(expected);
});

test('both texts can be restored from the changes', () => {
	const before = 'Warp and weft, thread by thread, and the cloth remembers.';
	const after = 'Weft by warp: the thread remembers every cloth, thread by thread.';
	const changes = diffWordChanges(before, after);
	expect(changes.map(({ same, removed }) => same + removed).join('')).toBe(before);
	expect(changes.map(({ same, added }) => same + added).join('')).toBe(after);
});
