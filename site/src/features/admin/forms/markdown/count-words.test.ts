import { expect, test } from 'vitest';
import { countWords } from './word-count';

test.each([
	['', 0],
	['## Two words', 2],
	['It doesn’t **cost** 3.50.', 4],
	['See [the page](https://example.com/a-long/address) ![](/uploads/one.webp)', 3],
	['<div class="note">One</div>', 1],
	['- one\n- [ ] two\n\n```\nthree\n```', 3],
	['我爱北京', 3],
])('%j has %i words', (markdown, count) => {
	expect(countWords(markdown)).toBe(count);
});
