import { searchLimits } from '@sumu/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, extractMarks } from '../src/platform/search/find-matches.ts';
import { characterSeparator, separateCharacters } from '../src/platform/search/query-words.ts';
import { matchSigns } from '../src/platform/search/store.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀'), minLength: 1 });
const prose = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ' ', '·', '😀'), maxLength: 400 });
/** Texts with the database's match markers: prose alternating with matching words. */
const parts = fc.array(fc.tuple(prose, letters), { maxLength: 8 });

describe('excerpts', () => {
	it('keep the first match and align every highlight with its word', () => {
		fc.assert(
			fc.property(parts, prose, (given, end) => {
				const signed = given
					.map(([text, word]) => text + matchSigns.start + word + matchSigns.end)
					.join('');
				const whole = extractMarks(signed + end);
				expect(whole.text).toBe(given.flat().join('') + end);
				const { text, marks } = excerptOf(whole);
				const words = marks.map((mark) => text.slice(mark.start, mark.end));
				expect(words).toEqual(given.slice(0, words.length).map(([, word]) => word));
				if (given.length > 0) expect(words.length).toBeGreaterThan(0);
			}),
			{ numRuns: 500 },
		);
	});

	it('join the characters of one match, and need no spaces', () => {
		const { start, end } = matchSigns;
		const joint = end + characterSeparator + characterSeparator + start;
		const filler = '字'.repeat(400);
		const { text, marks } = excerptOf(
			extractMarks(`${separateCharacters(filler)}${start}绿${joint}茶${end}${filler}`),
		);
		expect(marks.map((mark) => text.slice(mark.start, mark.end))).toEqual(['绿茶']);
		expect(text.length).toBeLessThanOrEqual(searchLimits.excerpt + 2);
	});

	it('are cut between words, with an ellipsis where text is omitted', () => {
		const filler = 'word '.repeat(80);
		const { text, marks } = excerptOf(
			extractMarks(`${filler}${matchSigns.start}match${matchSigns.end} ${filler}`),
		);
		expect(text).toMatch(/^…(word )+match( word)+…$/);
		expect(text.length).toBeLessThanOrEqual(searchLimits.excerpt + 2);
		expect(marks).toEqual([{ start: text.indexOf('match'), end: text.indexOf('match') + 5 }]);
		expect(excerptOf(extractMarks('short')).text).toBe('short');
	});
});
